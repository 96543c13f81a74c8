import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { nearestToApply } from '#features/applying/portal/open-row.ts'
import { mayDownload } from '#features/applying/rules/facts.ts'
import { stepMessages } from '#features/applying/rules/step-messages.ts'
import type { HomeWords } from '#features/dashboard/portal/at-home.ts'
import { Go } from '#features/dashboard/portal/StepCard.tsx'
import { PayCard, TurnCard, WaitingCard } from '#features/dashboard/portal/TurnCard.tsx'
import { useShortDay } from '#features/institution/portal/short-day.ts'
import { waitingVoucher } from '#features/payments/rules/facts.ts'
import { programOwed, programPaymentButton } from '../rules/facts.ts'
import { programPageMessages as page } from '../rules/page-messages.ts'
import { type AppliedProgram, useOpenUntil } from './program.queries.ts'
import type { ProgramRow, ProgramScreen } from './program-screen.ts'

type Props = {
  readonly screen: ProgramScreen
  readonly rows: readonly ProgramRow[]
  readonly applications: readonly AppliedProgram[]
  readonly titles: { readonly apply: Message; readonly pay: Message; readonly approval: Message }
}

/** The next step: pay what is applied for, apply for what is open, or wait for the university; null when nothing is. */
export function nextOfPrograms(at: Props): HomeWords['next'] {
  const { screen, rows, applications, titles } = at
  const newest = applications.toSorted((one, other) => other.id - one.id)
  const owing = newest.find((each) => programPaymentButton(each).act === 'pay')
  if (owing)
    return { whose: 'turn', card: <Pay screen={screen} application={owing} title={titles.pay} /> }
  const waiting = newest.find(({ status }) => !mayDownload(status))
  if (waiting)
    return { whose: 'waiting', card: <Waiting application={waiting} title={titles.approval} /> }
  const open = nearestToApply(rows)
  return open
    ? { whose: 'turn', card: <Apply screen={screen} row={open} title={titles.apply} /> }
    : null
}

type StepProps = {
  readonly screen: ProgramScreen
  readonly application: AppliedProgram
  readonly title: Message
}

function Pay({ screen, application, title }: StepProps) {
  const say = useSay()
  const short = useShortDay()
  const until = useOpenUntil(screen.kind, application.openingId)
  return (
    <PayCard
      title={say(title)}
      name={application.name}
      until={until}
      paid={application.paying.paid}
      payable={programOwed(application)}
      target={{ type: screen.paymentType, referenceId: application.id }}
      path={screen.path}
    >
      {until && <p>{say(page['pay-before-close'], { day: short(until) })}</p>}
    </PayCard>
  )
}

/** The university's turn, since the voucher was sent or the application made. */
function Waiting({ application, title }: Omit<StepProps, 'screen'>) {
  const say = useSay()
  const short = useShortDay()
  const { name, appliedOn, paying, payments } = application
  const sentOn = waitingVoucher(payments)?.paidOn ?? null
  const day = paying.isPending ? sentOn : appliedOn
  const since = page[paying.isPending ? 'voucher-sent' : 'applied-on']
  return (
    <WaitingCard
      {...(paying.isPending && { turn: say(stepMessages['two-days']) })}
      title={say(paying.isPending ? stepMessages['step-checking'] : title)}
      name={name}
    >
      {day && <p>{say(since, { day: short(day) })}</p>}
    </WaitingCard>
  )
}

type ApplyProps = {
  readonly screen: ProgramScreen
  readonly row: ProgramRow
  readonly title: Message
}

function Apply({ screen, row: { opening, button, closes }, title }: ApplyProps) {
  const say = useSay()
  const short = useShortDay()
  return (
    <TurnCard
      title={say(title)}
      name={opening.name}
      until={closes}
      action={<Go to={screen.path}>{say(button.label)}</Go>}
    >
      {closes && (
        <p>
          {say(screen.texts['apply-by'])}: {short(closes)}
        </p>
      )}
    </TurnCard>
  )
}
