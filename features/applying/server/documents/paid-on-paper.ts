import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { amountLine, formFeeLabels } from '#features/documents/rules/facts.ts'
import { receiptNumbers } from '#features/payments/server/receipts/receipt-numbers.ts'

/** Paid amount, and the numbers of its receipts. */
export type Paid = { readonly paid: Money; readonly receipts: readonly string[] }

/** Null while nothing is paid. */
export async function paidOf(
  reader: Reader,
  feepaid: number,
  application: Parameters<typeof receiptNumbers>[1],
): Promise<Paid | null> {
  if (feepaid === 0) return null
  return { paid: paisa(feepaid), receipts: await receiptNumbers(reader, application) }
}

/** The last lines of the check page of a form with a fee. */
export function feeLines({ total, paid, receipts }: Paid & { readonly total: Money }) {
  return [
    [formFeeLabels.total, amountLine(total)],
    [formFeeLabels.paid, amountLine(paid)],
    [formFeeLabels['receipt-numbers'], receipts.join(', ')],
  ] as const
}
