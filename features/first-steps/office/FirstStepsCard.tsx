import { ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { useSay } from '#platform/browser/language.ts'
import { useMay } from '#features/staff/office/session.ts'
import { firstStepsText as text } from '../rules/messages.ts'
import { stepTexts } from '../rules/step-messages.ts'
import { useFirstSteps } from './first-steps.queries.ts'

/** On the overview until every first step is done; absent for the roles that do not set up. */
export function FirstStepsCard() {
  return useMay('register.manage') && <OpenSteps />
}

const most = 4

function OpenSteps() {
  const say = useSay()
  const { data } = useFirstSteps()
  const open = data?.steps.filter(({ state }) => state !== 'done') ?? []
  if (data === undefined || open.length === 0) return null
  const total = data.steps.length
  return (
    <section className="card overview-card" aria-label={say(text.nav)}>
      <h2>{say(text.nav)}</h2>
      <p className="text-muted">{say(text.done, { n: total - open.length, total })}</p>
      <ul>
        {open.slice(0, most).map(({ id }) => (
          <li key={id}>{say(stepTexts[id].name)}</li>
        ))}
      </ul>
      <ButtonLink to="/setup/first-steps">{say(text.title)}</ButtonLink>
    </section>
  )
}
