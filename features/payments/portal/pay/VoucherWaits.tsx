import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { partMessages as text } from '#features/payments/rules/part-messages.ts'
import { type Payment, waitingMoney } from '#features/payments/rules/payment.ts'

/** `Rs. 500 waits for the cashier` beside a fee; nothing while no voucher waits. */
export function VoucherWaits({ payments }: { readonly payments: readonly Payment[] }) {
  const say = useSay()
  const language = useLanguage()
  const waiting = waitingMoney(payments)
  if (waiting === null) return null
  return (
    <p className="small text-muted">
      {say(text['voucher-waits'], { amount: formatRs(waiting, language) })}
    </p>
  )
}
