import { useEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Message } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import type { Money } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { PaymentDetailsDialog } from '#features/payments/portal/PaymentDetailsDialog.tsx'
import { PaymentDialog } from '#features/payments/portal/pay/PaymentDialog.tsx'
import { paymentUnread } from '#features/payments/portal/payment-unread.ts'
import { paymentPageMessages } from '#features/payments/rules/facts.ts'
import { isPaymentFor, type PaymentReference } from '#features/payments/wire/payment-reference.ts'
import type { PaymentTarget } from '#features/payments/wire/requests.ts'
import type { Paying } from '../rules/facts.ts'
import { useAskedFor } from './use-asked-for.ts'

type Application = { readonly id: number; readonly name: string; readonly paying: Paying }

/** Amount to pay now, as the server has it: `over` closes the dialog, with a message if there is one. */
export type ToPayNow =
  | { readonly is: 'over'; readonly why: Message | null }
  | {
      readonly is: 'open'
      readonly amount: Money
      readonly note: string
      /** Amount owed before the fee moved; null if it has not. */
      readonly before: Money | null
      readonly paying: Paying
      /** Of a kind whose rest may be paid while a voucher waits: what waits; null when nothing does. */
      readonly waiting?: Money | null
    }

/** For a kind whose rest may be paid while a voucher waits: the waiting amount; null if there is none. */
export type Paid<Applied extends Application> = {
  readonly type: PaymentTarget['type']
  readonly reference: PaymentReference
  /** Reads again what the application costs. Throws NoAnswer or RestProblem. */
  readonly readNow: (application: Applied) => Promise<ToPayNow>
  readonly reload: () => Promise<void>
}

type Props<Applied extends Application> = Paid<Applied> & {
  readonly applications: readonly Applied[]
  readonly toPay: Applied | null
  readonly details: Applied | null
  readonly onProblem: (sentence: Message | null) => void
  readonly onDone: () => void
}

/** Payment and details dialogs of a list; what is owed is read again before each payment. */
export function ApplicationPayments<Applied extends Application>(props: Props<Applied>) {
  const { applications, toPay, details, reference, onProblem, onDone } = props
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
        belongs={(payment) => isPaymentFor(payment, reference, details.id)}
        onClose={onDone}
      />
    )
  }
  if (application === null) return null
  return (
    <Pay
      key={application.id}
      {...props}
      application={application}
      onDone={(problem) => {
        if (problem !== null) onProblem(problem)
        asked.clear()
        onDone()
      }}
    />
  )
}

type PayProps<Applied extends Application> = Paid<Applied> & {
  readonly application: Applied
  /** Closed, paid (null) or refused with this sentence. */
  readonly onDone: (problem: Message | null) => void
}

function Pay<Applied extends Application>(props: PayProps<Applied>) {
  const { application, type, reference, reload, onDone } = props
  const now = useNow(props)
  if (now === null) return null
  return (
    <PaymentDialog
      target={{
        type,
        reference,
        referenceId: application.id,
        name: application.name,
        amount: now.amount,
      }}
      note={now.note}
      feeBefore={now.before}
      paid={now.paying.paid}
      voucherWaiting={now.paying.isPending}
      waiting={now.waiting ?? null}
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

/** Read once when the dialog is asked for; what cannot be paid closes it. */
function useNow<Applied extends Application>({
  application,
  readNow,
  onDone,
}: PayProps<Applied>): Extract<ToPayNow, { is: 'open' }> | null {
  const say = useSay()
  const [now, setNow] = useState<Extract<ToPayNow, { is: 'open' }> | null>(null)
  const asked = useRef({ application, readNow, say, onDone })
  useEffect(() => {
    const at = asked.current
    let left = false
    const end = (why: Message | null) => {
      if (left) return
      if (why !== null) toast.error(at.say(why), { id: 'pay' })
      at.onDone(why)
    }
    at.readNow(at.application).then(
      (answer) => {
        if (answer.is === 'over') end(answer.why)
        else if (!left) setNow(answer)
      },
      (error: unknown) => end(paymentUnread(error)),
    )
    return () => {
      left = true
    }
  }, [])
  return now
}
