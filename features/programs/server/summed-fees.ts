import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { FeeItem } from '#features/payments/server/core/payable-kind.ts'
import { feeRows } from '../rules/program-fee.ts'

/** The fees an application was charged, in paisa, as its row has them. */
type Charged = Readonly<
  Record<'admissionfee' | 'semyearfee' | 'libraryfee' | 'practicalfee', number>
>

/** The parts of an application's total, as its form and receipt list them; the lab fee is none (SPEC §9). */
export function summedFees(row: Charged): readonly FeeItem[] {
  const none: Money = paisa(0)
  return feeRows({
    admission: paisa(row.admissionfee),
    semester: paisa(row.semyearfee),
    library: paisa(row.libraryfee),
    practical: paisa(row.practicalfee),
    lab: none,
  })
}
