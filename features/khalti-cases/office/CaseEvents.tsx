import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { type Step, Timeline } from '#platform/browser/ui/list/Timeline.tsx'
import { MomentText } from '#platform/browser/ui/text/MomentText.tsx'
import type { AttemptState } from '#features/payments/rules/facts.ts'
import { causeOf } from '../rules/cause.ts'
import { attemptStateNames, caseText as text } from '../rules/messages.ts'
import type { CaseEvent } from '../wire/khalti-cases.ts'

const paid: ReadonlySet<AttemptState> = new Set(['PAID', 'CREDITED'])
const over: ReadonlySet<AttemptState> = new Set([
  'CANCELED',
  'EXPIRED',
  'SUPERSEDED',
  'LINK_UNKNOWN',
  'LINK_REFUSED',
])

/** Everything that happened to an attempt, in order: the state it came to, why, and what Khalti answered. */
export function CaseEvents({ events }: { readonly events: readonly CaseEvent[] }) {
  const say = useSay()
  const steps = events.map((event, index) => ({
    id: `${index}`,
    state: stepOf(event, index === events.length - 1),
    title: say(attemptStateNames[event.state]),
    detail: <EventDetail event={event} />,
  }))
  return <Timeline label={say(text.history)} steps={steps} />
}

function stepOf({ state }: CaseEvent, isLast: boolean): Step['state'] {
  if (!isLast || paid.has(state)) return 'done'
  if (state === 'HELD') return 'problem'
  return over.has(state) ? 'closed' : 'waiting'
}

function EventDetail({ event: { cause, at, status, total } }: { readonly event: CaseEvent }) {
  const say = useSay()
  const language = useLanguage()
  const { text: why, isLate } = causeOf(cause)
  const answer = total === null ? status : `${status}, ${formatRs(total, language)}`
  return (
    <>
      {say(why)}
      {isLate && ` (${say(text.late)})`}
      {status !== '' && <span className="block">{say(text.answered, { answer })}</span>}
      <span className="block">
        <MomentText at={at} />
      </span>
    </>
  )
}
