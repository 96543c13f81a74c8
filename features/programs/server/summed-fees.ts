import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { HeadAmount, IncomeHead } from '#features/payments/rules/facts.ts'
import { type FeeRow, feeRows } from '../rules/program-fee.ts'

/** The fees an application was charged, in paisa, as its row has them. */
type Charged = Readonly<
  Record<'admissionfee' | 'semyearfee' | 'libraryfee' | 'practicalfee', number>
>

const heads = {
  admission: 'ADMISSION',
  semester: 'STUDENT_FEE',
  library: 'LIBRARY',
  practical: 'PRACTICAL',
} as const satisfies Record<string, IncomeHead>

/** The same parts by head of income. */
export function feeHeads(row: Charged): readonly HeadAmount[] {
  return summedFees(row).flatMap(({ part, amount }) =>
    part === 'lab' ? [] : [{ head: heads[part], amount }],
  )
}

/** The parts of an application's total, as its form and receipt list them; the lab fee is none (SPEC §9). */
export function summedFees(row: Charged): readonly FeeRow[] {
  const none: Money = paisa(0)
  return feeRows({
    admission: paisa(row.admissionfee),
    semester: paisa(row.semyearfee),
    library: paisa(row.libraryfee),
    practical: paisa(row.practicalfee),
    lab: none,
  })
}
