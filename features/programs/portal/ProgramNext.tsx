import type { Message } from '#platform/pure/message.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { ApplyNext, WaitingNext } from '#features/dashboard/portal/NextCards.tsx'
import { nextOfReturned } from '#features/dashboard/portal/ReturnedNext.tsx'
import { nearestToApply } from '#features/applying/card/open-row.ts'
import type { HomeWords } from '#features/dashboard/portal/at-home.ts'
import { PayCard } from '#features/dashboard/portal/TurnCard.tsx'
import { programOwed, programPaymentButton } from '../rules/facts.ts'
import { programPageMessages as page } from '../rules/page-messages.ts'
import { type AppliedProgram, useOpenUntil } from './program.queries.ts'
import type { ProgramRow } from '../card/program-row.ts'
import type { ProgramScreen } from './program-screen.ts'

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
  const owing = newest.find((each) => programPaymentButton(each).action === 'pay')
  if (owing)
    return { whose: 'turn', card: <Pay screen={screen} application={owing} title={titles.pay} /> }
  const returned = nextOfReturned(newest, screen.path)
  if (returned !== null) return returned
  const waiting = newest.find(({ status, isFormReady }) => !isFormReady && status !== 'CL')
  if (waiting)
    return { whose: 'waiting', card: <WaitingNext application={waiting} title={titles.approval} /> }
  const open = nearestToApply(rows)
  return open
    ? {
        whose: 'turn',
        card: (
          <ApplyNext
            title={titles.apply}
            row={open}
            path={screen.path}
            by={screen.texts['apply-by']}
          />
        ),
      }
    : null
}

type StepProps = {
  readonly screen: ProgramScreen
  readonly application: AppliedProgram
  readonly title: Message
}

function Pay({ screen, application, title }: StepProps) {
  const { say, short } = useSpeaking()
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
