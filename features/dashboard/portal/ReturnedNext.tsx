import { useSay } from '#platform/browser/language.ts'
import { type Application, isOffered, isReturned } from '#features/applying/rules/facts.ts'
import { returnNextMessages as text } from '#features/applying/rules/returns/return-next-messages.ts'
import type { HomeWords } from './at-home.ts'
import { Go } from './StepCard.tsx'
import { TurnCard } from './TurnCard.tsx'

type Returned = Pick<Application, 'name' | 'status' | 'returned' | 'withdrawal'>

/**
 * The next step for the first of these that was returned, or no longer holds: see why, then mend it and send it again, or
 * take the credit. Null where there is none.
 */
export function nextOfReturned(
  applications: readonly Returned[],
  path: `/${string}`,
): HomeWords['next'] {
  const application = applications.find((each) => isReturned(each) || isOffered(each))
  return application === undefined
    ? null
    : { whose: 'turn', card: <ReturnedNext application={application} path={path} /> }
}

type Props = { readonly application: Returned; readonly path: `/${string}` }

function ReturnedNext({ application, path }: Props) {
  const say = useSay()
  const { name, returned } = application
  const isOffer = isOffered(application)
  return (
    <TurnCard
      title={say(text[isOffer ? 'offered' : 'title'])}
      name={name}
      until={null}
      action={<Go to={`${path}?tab=applied`}>{say(text[isOffer ? 'offered-go' : 'go'])}</Go>}
    >
      {!isOffer && returned?.reason && <p>{say(returned.reason)}</p>}
    </TurnCard>
  )
}
