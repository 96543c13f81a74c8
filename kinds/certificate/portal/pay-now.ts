import { nothing, remaining } from '#platform/pure/money/money.ts'
import type { ToPayNow } from '#features/applying/portal/ApplicationPayments.tsx'
import { takesNoPayment } from '#features/applying/rules/facts.ts'
import { waitingMoney } from '#features/payments/rules/facts.ts'
import { type OwnCertificate, useFreshCertificates } from './certificate.queries.ts'

/** The rest of the fee as the server has it now, less what a waiting voucher covers (READINGS R-85). */
export function usePayNow(): (of: OwnCertificate) => Promise<ToPayNow> {
  const read = useFreshCertificates()
  return async ({ id }) => {
    const own = (await read()).find((each) => each.id === id)
    if (own === undefined || own.paying.isPaid || takesNoPayment(own))
      return { is: 'over', why: null }
    const { paying, name } = own
    const waiting = waitingMoney(own.payments)
    const owed = remaining(paying.total, paying.paid)
    const amount = remaining(owed, waiting ?? nothing)
    return { is: 'open', amount, note: name, before: null, paying, waiting }
  }
}
