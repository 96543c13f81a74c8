import type { Day } from '#platform/pure/calendar/day.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { isReturned } from '#features/applying/rules/facts.ts'
import type { HomeWords } from '#features/dashboard/portal/at-home.ts'
import { nextOfReturned } from '#features/dashboard/portal/ReturnedNext.tsx'
import { Go } from '#features/dashboard/portal/StepCard.tsx'
import { TurnCard, WaitingCard } from '#features/dashboard/portal/TurnCard.tsx'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { PayLateFee } from '#features/late-fee/portal/PayLateFee.tsx'
import { owes, statusOf } from '#features/late-fee/rules/facts.ts'
import { entrance as kind } from '../rules/kind.ts'
import { entranceNextMessages as text } from '../rules/next-messages.ts'
import type { ApplicationAndOpening } from '../rules/entrance.ts'
import { isSat, mayBeAdmitted } from '../rules/path.ts'

type Props = { readonly entrance: ApplicationAndOpening }

/** Next step of an entrance application; null once it leads to an admission, or can no longer be paid. */
export function nextOfEntrance(entrance: ApplicationAndOpening, today: Day): HomeWords['next'] {
  const status = statusOf(entrance)
  if (mayBeAdmitted(entrance)) return null
  if (status === 'unpaid')
    return owes(entrance, today)
      ? { whose: 'turn', card: <PayEntrance entrance={entrance} /> }
      : null
  if (isReturned(entrance)) return nextOfReturned([entrance], kind.path)
  if (status === 'paid' && !isSat(entrance, today) && entrance.isFormReady)
    return { whose: 'turn', card: <CardReady entrance={entrance} /> }
  const paidFor = isSat(entrance, today) ? 'result-awaited' : 'card-prepared'
  const what = status === 'pending' ? 'being-checked' : paidFor
  return { whose: 'waiting', card: <Waiting entrance={entrance} what={what} /> }
}

function PayEntrance({ entrance }: Props) {
  const say = useSay()
  const title = say(text[entrance.paying.paid > 0 ? 'pay-rest' : 'pay-entrance'])
  return <PayLateFee application={entrance} title={title} about={kind} />
}

type WaitingProps = Props & {
  readonly what: 'being-checked' | 'card-prepared' | 'result-awaited'
}

function Waiting({ entrance, what }: WaitingProps) {
  const say = useSay()
  const isChecked = what === 'being-checked'
  const turn = isChecked && { turn: `${say(blocks.withUniversity)} · ${say(text['two-days'])}` }
  return (
    <WaitingCard {...turn} title={say(text[what])} name={entrance.name}>
      {what !== 'result-awaited' && <p>{say(text[`${what}-help`])}</p>}
      <ExamDay {...entrance} />
    </WaitingCard>
  )
}

function CardReady({ entrance }: Props) {
  const say = useSay()
  return (
    <TurnCard
      title={say(text['admit-card'])}
      name={entrance.name}
      until={entrance.opening?.examDay ?? null}
      action={<Go to={`${kind.path}?tab=applied`}>{say(text['open-admit-card'])}</Go>}
    >
      <p>{say(text['card-ready'])}</p>
      <ExamDay {...entrance} />
    </TurnCard>
  )
}

/** Day of the exam, for the calendar tile and the text of what the student waits for. */
function ExamDay({ opening }: Pick<ApplicationAndOpening, 'opening'>) {
  const { say, short, language } = useSpeaking()
  if (opening === null || opening.examDay === null) return null
  const time = opening.examTime && `, ${digits(opening.examTime, language)}`
  return (
    <p>
      {say(text.exam, { day: short(opening.examDay) })}
      {time}
    </p>
  )
}
