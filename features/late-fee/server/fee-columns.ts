import * as common from '#platform/pure/labels/common.ts'
import type { Generated, Selectable } from 'kysely'
import { findDay } from '#platform/pure/calendar/day.ts'
import { findDatedAmounts } from '#platform/pure/money/dated-amounts.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { DayColumn, Maybe } from '#platform/server/database/columns.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import { lateStepMessages as text } from '../rules/step-messages.ts'
import type { FeeTerms } from '../rules/fee-terms.ts'
import { dayOf, type SteppedFee } from './late-steps.ts'

/** The columns of an opening whose fee rises after a day. */
export type LateFeeColumns = {
  apply_to: Maybe<DayColumn>
  apply_uptolate: Maybe<DayColumn>
  examfee: Generated<number>
  /** That of today where there are steps. */
  latefee: Generated<number>
  /** Late fees until a day, `2026-12-10=2000,2026-12-20=2500`; '': one late fee. */
  late_steps: Generated<string>
}

/** The same as its model shows them. */
export const lateFeeColumns = [
  column.date('apply_to', { en: 'Apply to', ne: 'नियमित अन्तिम मिति' }),
  column.date('apply_uptolate', { en: 'Apply up to (late)', ne: 'विलम्ब अन्तिम मिति' }),
  column.amount('examfee', common.examFee),
  column.amount('latefee', { en: 'Late fee', ne: 'विलम्ब शुल्क' }),
  column.text('late_steps', text.steps, {
    maxLength: 400,
    isDatedAmounts: true,
    help: text['steps-help'],
  }),
]

/** The steps of the late fee, after the regular fee and its last day. */
export const lateFeeSteps: SteppedFee = {
  steps: 'late_steps',
  fee: 'latefee',
  lastDay: 'apply_uptolate',
  before: (record) => ({
    until: dayOf(record, 'apply_to'),
    amount: paisa(Number(record['examfee'] ?? 0)),
  }),
  problems: { 'days-order': text['days-order'], 'fees-rise': text['fees-rise'] },
}

export type FeeTermsRow = Selectable<LateFeeColumns>

/** Reads the fee terms from the row of an opening. */
export function feeTermsFromRow(row: FeeTermsRow): FeeTerms {
  return {
    lastRegularDay: row.apply_to === null ? null : findDay(row.apply_to),
    lastLateDay: row.apply_uptolate === null ? null : findDay(row.apply_uptolate),
    regularFee: paisa(row.examfee),
    lateFee: paisa(row.latefee),
    lateSteps: findDatedAmounts(row.late_steps) ?? [],
  }
}
