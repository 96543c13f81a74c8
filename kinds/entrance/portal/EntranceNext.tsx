import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { daysLeft } from '#platform/browser/ui/days-left.ts'
import { digits } from '#platform/browser/ui/digits.ts'
import { PatroLeaf } from '#platform/browser/ui/PatroLeaf.tsx'
import type { HomeWords } from '#features/dashboard/portal/at-home.ts'
import { Go, StepCard } from '#features/dashboard/portal/StepCard.tsx'
import { ToPay } from '#features/dashboard/portal/ToPay.tsx'
import { useToday } from '#features/institution/portal/settings.ts'
import { useShortDay } from '#features/institution/portal/short-day.ts'
import { PartPaid } from '#features/payments/portal/PartPaid.tsx'
import { entranceNextMessages as text } from '../rules/next-messages.ts'
import { type EntranceOnPath, isSat, mayBeAdmitted } from '../rules/path.ts'

/** What there is to do for an entrance application; nothing once it leads to an admission, or can no longer be paid. */
export function nextOfEntrance(entrance: EntranceOnPath, today: Day): HomeWords['next'] {
  if (mayBeAdmitted(entrance)) return null
  if (entrance.standing === 'unpaid')
    return entrance.closed ? null : { whose: 'turn', card: <PayEntrance entrance={entrance} /> }
  if (entrance.standing === 'pending')
    return { whose: 'waiting', card: <BeingChecked entrance={entrance} /> }
  if (isSat(entrance, today))
    return { whose: 'waiting', card: <ResultAwaited entrance={entrance} /> }
  return entrance.mayDownload
    ? { whose: 'turn', card: <CardReady entrance={entrance} /> }
    : { whose: 'waiting', card: <CardPrepared entrance={entrance} /> }
}

function PayEntrance({ entrance }: { readonly entrance: EntranceOnPath }) {
  const say = useSay()
  const short = useShortDay()
  const language = useLanguage()
  const today = useToday()
  const { payBy, laterFee, paid, payable } = entrance
  const left = payBy && daysLeft(say, language, { today, until: payBy })
  return (
    <StepCard
      whose="turn"
      turn={left ? `${say(blocks.yourTurn)} · ${left}` : say(blocks.yourTurn)}
      title={say(text[paid > 0 ? 'pay-rest' : 'pay-entrance'])}
      lead={payBy && <PatroLeaf day={payBy} today={today} />}
      action={<ToPay {...entrance} />}
    >
      <p>{entrance.name}</p>
      <PartPaid paid={paid} rest={payable} />
      {payBy && laterFee !== null && (
        <p>
          {say(text['late-applies'], {
            day: short(addDays(payBy, 1)),
            fee: formatRs(laterFee, language),
          })}
        </p>
      )}
      {payBy && laterFee === null && <p>{say(text['closes-after'], { day: short(payBy) })}</p>}
    </StepCard>
  )
}

function BeingChecked({ entrance }: { readonly entrance: EntranceOnPath }) {
  const say = useSay()
  return (
    <StepCard
      whose="waiting"
      turn={`${say(blocks.withUniversity)} · ${say(text['two-days'])}`}
      title={say(text['being-checked'])}
    >
      <p>{entrance.name}</p>
      <p>{say(text['being-checked-help'])}</p>
      <ExamDay {...entrance} />
    </StepCard>
  )
}

function CardPrepared({ entrance }: { readonly entrance: EntranceOnPath }) {
  const say = useSay()
  return (
    <StepCard whose="waiting" turn={say(blocks.withUniversity)} title={say(text['card-prepared'])}>
      <p>{entrance.name}</p>
      <p>{say(text['card-prepared-help'])}</p>
      <ExamDay {...entrance} />
    </StepCard>
  )
}

function ResultAwaited({ entrance }: { readonly entrance: EntranceOnPath }) {
  const say = useSay()
  return (
    <StepCard whose="waiting" turn={say(blocks.withUniversity)} title={say(text['result-awaited'])}>
      <p>{entrance.name}</p>
      <ExamDay {...entrance} />
    </StepCard>
  )
}

function CardReady({ entrance }: { readonly entrance: EntranceOnPath }) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const { examDay } = entrance
  const left = examDay && daysLeft(say, language, { today, until: examDay })
  return (
    <StepCard
      whose="turn"
      turn={left ? `${say(blocks.yourTurn)} · ${left}` : say(blocks.yourTurn)}
      title={say(text['admit-card'])}
      lead={examDay && <PatroLeaf day={examDay} today={today} />}
      action={<Go to={entrance.actPath}>{say(text['open-admit-card'])}</Go>}
    >
      <p>{entrance.name}</p>
      <p>{say(text['card-ready'])}</p>
      <ExamDay {...entrance} />
    </StepCard>
  )
}

/** The day of the exam: what the leaf shows, and what is being waited for. */
function ExamDay({ examDay, examTime }: Pick<EntranceOnPath, 'examDay' | 'examTime'>) {
  const say = useSay()
  const short = useShortDay()
  const language = useLanguage()
  if (examDay === null) return null
  const day = short(examDay)
  return (
    <p>
      {say(text.exam, { day })}
      {examTime && `, ${digits(examTime, language)}`}
    </p>
  )
}
