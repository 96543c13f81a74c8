import type { ReactNode } from 'react'
import { addDays } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { daysLeft } from '#platform/browser/ui/days-left.ts'
import { digits } from '#platform/browser/ui/digits.ts'
import { PatroLeaf } from '#platform/browser/ui/PatroLeaf.tsx'
import { useToday } from '#features/institution/portal/settings.ts'
import type { Profile } from '#features/profile/rules/facts.ts'
import { dashboardMessages as text } from '../rules/messages.ts'
import { type EntranceOnPath, mayBeAdmitted } from '../rules/path-to-admission.ts'
import { NothingToDo } from './NothingToDo.tsx'
import { Go, StepCard } from './StepCard.tsx'
import { ToPay } from './ToPay.tsx'

type Props = {
  readonly profile: Profile
  readonly entrance: EntranceOnPath | null
  readonly enrolled: boolean
  /** What there is to do before the first application. */
  readonly first: ReactNode
  /** What there is to do once an entrance leads to an admission, and once enrolled. */
  readonly admission: ReactNode
  readonly registration: ReactNode
}

/** The one thing to do now: at most one card carries the running stitch (DESIGN §1.2). */
export function NextStep({ profile, entrance, enrolled, ...step }: Props) {
  if (!profile.complete) return <CompleteProfile />
  if (enrolled) return step.registration
  if (entrance === null) return step.first
  if (mayBeAdmitted(entrance)) return step.admission
  if (entrance.standing === 'unpaid')
    return entrance.closed ? <NothingToDo /> : <PayEntrance entrance={entrance} />
  if (entrance.standing === 'pending') return <BeingChecked entrance={entrance} />
  return entrance.mayDownload ? (
    <CardReady entrance={entrance} />
  ) : (
    <CardPrepared entrance={entrance} />
  )
}

function CompleteProfile() {
  const say = useSay()
  return (
    <StepCard
      whose="turn"
      turn={`${say(blocks.yourTurn)} · ${say(text['about-ten-minutes'])}`}
      title={say(text.incomplete)}
      action={<Go to="/profile">{say(text['complete-profile'])}</Go>}
    >
      {say(text['incomplete-help'])} {say(text['incomplete-bring'])}
    </StepCard>
  )
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
