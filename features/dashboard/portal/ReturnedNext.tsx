import { useSay } from '#platform/browser/language.ts'
import { type Application, isReturned } from '#features/applying/rules/facts.ts'
import { returnNextMessages as text } from '#features/applying/rules/return-next-messages.ts'
import type { HomeWords } from './at-home.ts'
import { Go } from './StepCard.tsx'
import { TurnCard } from './TurnCard.tsx'

type Returned = Pick<Application, 'name' | 'status' | 'returned'>

/** The next step for the first of these that was returned: see why, mend it, send it again; null where none was. */
export function nextOfReturned(
  applications: readonly Returned[],
  path: `/${string}`,
): HomeWords['next'] {
  const application = applications.find(isReturned)
  return application === undefined
    ? null
    : { whose: 'turn', card: <ReturnedNext application={application} path={path} /> }
}

type Props = { readonly application: Returned; readonly path: `/${string}` }

function ReturnedNext({ application: { name, returned }, path }: Props) {
  const say = useSay()
  return (
    <TurnCard
      title={say(text.title)}
      name={name}
      until={null}
      action={<Go to={`${path}?tab=applied`}>{say(text.go)}</Go>}
    >
      {returned?.reason && <p>{say(returned.reason)}</p>}
    </TurnCard>
  )
}
