import { useEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useAskedFor } from '#features/applying/portal/use-asked-for.ts'
import { PaymentDetailsDialog } from '#features/payments/portal/PaymentDetailsDialog.tsx'
import { paymentUnread } from '#features/payments/portal/payment-unread.ts'
import { PaymentDialog } from '#features/payments/portal/PaymentDialog.tsx'
import { paymentPageMessages } from '#features/payments/rules/facts.ts'
import { isPaymentFor } from '#features/payments/wire/payment-reference.ts'
import { programOwed, programPaymentButton } from '../rules/facts.ts'
import { programPageMessages as page } from '../rules/page-messages.ts'
import { paymentReference } from '../wire/program-application.ts'
import { type AppliedProgram, useFreshApplied, useReloadApplied } from './program.queries.ts'
import type { ProgramScreen } from './program-screen.ts'

type Props = {
  readonly screen: ProgramScreen
  readonly applications: readonly AppliedProgram[]
  readonly toPay: AppliedProgram | null
  readonly details: AppliedProgram | null
  readonly onProblem: (sentence: string | null) => void
  readonly onDone: () => void
}

/** Payment and details dialogs; what is owed is read anew before each payment. */
export function ProgramPayments(props: Props) {
  const { screen, applications, toPay, details, onProblem, onDone } = props
  const say = useSay()
  const language = useLanguage()
  const asked = useAskedFor(applications)
  const application = toPay ?? asked.application
  if (details !== null) {
    const { total, paid } = details.paying
    return (
      <PaymentDetailsDialog
        title={details.name}
        summary={say(paymentPageMessages['fee-summary'], {
          fee: formatRs(total, language),
          paid: formatRs(paid, language),
        })}
        belongs={(payment) => isPaymentFor(payment, paymentReference, details.id)}
        onClose={onDone}
      />
    )
  }
  if (application === null) return null
  return (
    <Pay
      key={application.id}
      screen={screen}
      application={application}
      onDone={(problem) => {
        if (problem !== null) onProblem(problem)
        asked.forget()
        onDone()
      }}
    />
  )
}

type PayProps = {
  readonly screen: ProgramScreen
  readonly application: AppliedProgram
  /** Closed, paid (null) or refused with this sentence. */
  readonly onDone: (problem: string | null) => void
}

function Pay({ screen, application, onDone }: PayProps) {
  const say = useSay()
  const reload = useReloadApplied(screen.kind)
  const fresh = useFresh(screen, application, onDone)
  if (fresh === null) return null
  const { paying, name, id } = fresh
  return (
    <PaymentDialog
      target={{
        type: screen.paymentType,
        reference: paymentReference,
        referenceId: id,
        name,
        amount: programOwed(fresh),
      }}
      note={say(page['pay-note'], { name })}
      feeBefore={null}
      paid={paying.paid}
      voucherWaiting={paying.isPending}
      onClose={() => onDone(null)}
      onPaid={() => {
        onDone(null)
        void reload()
      }}
      onError={(sentence) => {
        onDone(sentence)
        void reload()
      }}
    />
  )
}

/** The application as the server has it now; closes the payment when there is nothing left to pay. */
function useFresh(
  { kind }: ProgramScreen,
  application: AppliedProgram,
  onDone: PayProps['onDone'],
): AppliedProgram | null {
  const say = useSay()
  const read = useFreshApplied(kind)
  const [fresh, setFresh] = useState<AppliedProgram | null>(null)
  const asked = useRef({ id: application.id, read, say, onDone })
  useEffect(() => {
    const at = asked.current
    let left = false
    at.read().then(
      (all) => {
        if (left) return
        const now = all.find(({ id }) => id === at.id) ?? null
        if (now === null || programPaymentButton(now).act !== 'pay') at.onDone(null)
        else setFresh(now)
      },
      (error: unknown) => {
        if (left) return
        const sentence = at.say(paymentUnread(error))
        toast.error(sentence, { id: 'pay' })
        at.onDone(sentence)
      },
    )
    return () => {
      left = true
    }
  }, [])
  return fresh
}
