import { useSay } from '#platform/browser/language.ts'
import { nothing, remaining } from '#platform/pure/money/money.ts'
import { nearestToApply } from '#features/applying/portal/open-row.ts'
import { mayDownload } from '#features/applying/rules/facts.ts'
import { stepMessages } from '#features/applying/rules/step-messages.ts'
import type { HomeWords } from '#features/dashboard/portal/at-home.ts'
import { Go } from '#features/dashboard/portal/StepCard.tsx'
import { PayCard, TurnCard, WaitingCard } from '#features/dashboard/portal/TurnCard.tsx'
import { useToday } from '#features/institution/portal/settings.ts'
import { useShortDay } from '#features/institution/portal/short-day.ts'
import { waitingMoney, waitingVoucher } from '#features/payments/rules/facts.ts'
import { exam } from '../rules/kind.ts'
import { examPageMessages as page } from '../rules/messages.ts'
import { examNextMessages as text } from '../rules/next-messages.ts'
import { type AppliedExam, useOpeningOf } from './exam.queries.ts'
import type { OpenRow } from './open-rows.ts'

type At = {
  /** Open exams that have a paper for the student. */
  readonly rows: readonly OpenRow[]
  readonly applications: readonly AppliedExam[]
  readonly waits: (application: AppliedExam) => boolean
}

/** The next step: pay the exam fee, register for what is open, or wait for the exam office; null when nothing is. */
export function nextOfExams({ rows, applications, waits }: At): HomeWords['next'] {
  const newest = applications.toSorted((one, other) => other.id - one.id)
  const owing = newest.find(waits)
  if (owing) return { whose: 'turn', card: <Pay application={owing} /> }
  const open = nearestToApply(rows)
  if (open) return { whose: 'turn', card: <Register row={open} /> }
  const waiting = newest.find(
    ({ status, paying }) => !mayDownload(status) && (paying.isPaid || paying.isPending),
  )
  return waiting ? { whose: 'waiting', card: <Waiting application={waiting} /> } : null
}

type Props = { readonly application: AppliedExam }

function Pay({ application }: Props) {
  const say = useSay()
  const today = useToday()
  const opening = useOpeningOf(application)
  const { paying, payments, name, id } = application
  const owed = opening
    ? exam.payable({ opening, application, today })
    : remaining(paying.total, paying.paid)
  return (
    <PayCard
      title={say(text.pay)}
      name={name}
      until={opening?.window.to ?? null}
      paid={paying.paid}
      payable={remaining(owed, waitingMoney(payments) ?? nothing)}
      target={{ type: exam.paymentType, referenceId: id }}
      path={exam.path}
    />
  )
}

function Register({ row: { opening, button, closes } }: { readonly row: OpenRow }) {
  const say = useSay()
  const short = useShortDay()
  return (
    <TurnCard
      title={say(text.apply)}
      name={opening.name}
      until={closes}
      action={<Go to={`${exam.path}?apply=${opening.id}`}>{say(button.label)}</Go>}
    >
      {closes && (
        <p>
          {say(page['register-by'])}: {short(closes)}
        </p>
      )}
    </TurnCard>
  )
}

/** The exam office's turn, since the voucher was sent or the registration made. */
function Waiting({ application: { name, appliedOn, paying, payments } }: Props) {
  const say = useSay()
  const short = useShortDay()
  const sentOn = waitingVoucher(payments)?.paidOn ?? null
  const day = paying.isPending ? sentOn : appliedOn
  const since = text[paying.isPending ? 'voucher-sent' : 'applied-on']
  return (
    <WaitingCard
      {...(paying.isPending && { turn: say(stepMessages['two-days']) })}
      title={say(paying.isPending ? stepMessages['step-checking'] : text.approval)}
      name={name}
    >
      {day && <p>{say(since, { day: short(day) })}</p>}
    </WaitingCard>
  )
}
