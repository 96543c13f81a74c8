import { addDays } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
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
import { entranceNextMessages as text } from '../rules/next-messages.ts'
import { type EntranceOnPath, mayBeAdmitted } from '../rules/path.ts'

/** What there is to do for an entrance application; nothing once it leads to an admission, or can no longer be paid. */
export function nextOfEntrance(entrance: EntranceOnPath): HomeWords['next'] {
  if (mayBeAdmitted(entrance)) return null
  if (entrance.standing === 'unpaid')
    return entrance.closed ? null : { whose: 'turn', card: <PayEntrance entrance={entrance} /> }
  if (entrance.standing === 'pending')
    return { whose: 'waiting', card: <BeingChecked entrance={entrance} /> }
  return entrance.mayDownload
    ? { whose: 'turn', card: <CardReady entrance={entrance} /> }
    : { whose: 'waiting', card: <CardPrepared entrance={entrance} /> }
}

function PayEntrance({ entrance }: { readonly entrance: EntranceOnPath }) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const { payBy, laterFee } = entrance
  const left = payBy && daysLeft(say, language, { today, until: payBy })
  return (
    <StepCard
      whose="turn"
      turn={left ? `${say(blocks.yourTurn)} · ${left}` : say(blocks.yourTurn)}
      title={say(text['pay-entrance'])}
      lead={payBy && <PatroLeaf day={payBy} today={today} />}
      action={<ToPay {...entrance} />}
    >
      <p>{entrance.name}</p>
      {payBy && laterFee !== null && (
        <p>
          {say(text['late-applies'], {
            day: formatShortDay(addDays(payBy, 1), language),
            fee: formatRs(laterFee, language),
          })}
        </p>
      )}
      {payBy && laterFee === null && (
        <p>{say(text['closes-after'], { day: formatShortDay(payBy, language) })}</p>
      )}
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

/** What the day on the leaf is, and what is being waited for. */
function ExamDay({ examDay, examTime }: Pick<EntranceOnPath, 'examDay' | 'examTime'>) {
  const say = useSay()
  const language = useLanguage()
  if (examDay === null) return null
  const day = formatShortDay(examDay, language)
  return (
    <p>
      {say(text['sit-exam-on'], { day })}
      {examTime && `, ${digits(examTime, language)}`}
    </p>
  )
}
