import type { Message } from '#platform/pure/message.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { daysLeft } from '#platform/browser/ui/days-left.ts'
import { PatroLeaf } from '#platform/browser/ui/PatroLeaf.tsx'
import { nearestToApply } from '#features/applying/portal/open-row.ts'
import { mayDownload } from '#features/applying/rules/facts.ts'
import { stepMessages } from '#features/applying/rules/step-messages.ts'
import type { HomeWords } from '#features/dashboard/portal/at-home.ts'
import { Go, StepCard } from '#features/dashboard/portal/StepCard.tsx'
import { ToPay } from '#features/dashboard/portal/ToPay.tsx'
import { useToday } from '#features/institution/portal/settings.ts'
import { useShortDay } from '#features/institution/portal/short-day.ts'
import { PartPaid } from '#features/payments/portal/PartPaid.tsx'
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
  const language = useLanguage()
  const today = useToday()
  const until = useOpenUntil(screen.kind, application.openingId)
  const left = until && daysLeft(say, language, { today, until })
  const { name, id } = application
  return (
    <StepCard
      whose="turn"
      turn={left ? `${say(blocks.yourTurn)} · ${left}` : say(blocks.yourTurn)}
      title={say(title)}
      lead={until && <PatroLeaf day={until} today={today} />}
      action={
        <ToPay
          name={name}
          payable={programOwed(application)}
          target={{ type: screen.paymentType, referenceId: id }}
          actPath={`${screen.path}?tab=applied&pay=${id}`}
        />
      }
    >
      <p>{name}</p>
      <PartPaid paid={application.paying.paid} rest={programOwed(application)} />
      {until && <p>{say(page['pay-before-close'], { day: short(until) })}</p>}
    </StepCard>
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
    <StepCard
      whose="waiting"
      turn={paying.isPending ? say(stepMessages['two-days']) : say(blocks.withUniversity)}
      title={say(paying.isPending ? stepMessages['step-checking'] : title)}
    >
      <p>{name}</p>
      {day && <p>{say(since, { day: short(day) })}</p>}
    </StepCard>
  )
}

type ApplyProps = {
  readonly screen: ProgramScreen
  readonly row: ProgramRow
  readonly title: Message
}

function Apply({ screen, row: { opening, button }, title }: ApplyProps) {
  const say = useSay()
  const short = useShortDay()
  const language = useLanguage()
  const today = useToday()
  const until = opening.window.to
  const left = until && daysLeft(say, language, { today, until })
  return (
    <StepCard
      whose="turn"
      turn={left ? `${say(blocks.yourTurn)} · ${left}` : say(blocks.yourTurn)}
      title={say(title)}
      lead={until && <PatroLeaf day={until} today={today} />}
      action={<Go to={screen.path}>{say(button.label)}</Go>}
    >
      <p>{opening.name}</p>
      {until && (
        <p>
          {say(screen.texts['apply-by'])}: {short(until)}
        </p>
      )}
    </StepCard>
  )
}
