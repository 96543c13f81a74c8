import { nothing, remaining } from '#platform/pure/money/money.ts'
import type { ToPayNow } from '#features/applying/portal/ApplicationPayments.tsx'
import { restToPay } from '#features/applying/portal/send/rest-to-pay.ts'
import { takesNoPayment } from '#features/applying/rules/facts.ts'
import { type OwnCertificate, useFreshCertificates } from './certificate.queries.ts'

/** The rest of the fee as the server has it now. */
export function usePayNow(): (of: OwnCertificate) => Promise<ToPayNow> {
  const read = useFreshCertificates()
  return async ({ id, name }) => {
    const own = (await read()).find((each) => each.id === id)
    return restToPay(own, { owed: own ? owedOf(own) : nothing, note: own?.name ?? name })
  }
}

function owedOf(own: OwnCertificate) {
  const { isPaid, total, paid } = own.paying
  return isPaid || takesNoPayment(own) ? nothing : remaining(total, paid)
}
