import { paisa } from '#platform/pure/money/money.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { applicationPayable } from '#features/applying/server/payable.ts'
import { feeHeads, feeOn } from '#features/late-fee/rules/facts.ts'
import { examMessages, examPageMessages, refusalMessages } from '../rules/messages.ts'
import { exam } from '../rules/kind.ts'
import { paymentReference } from '../wire/exam-application.ts'
import { examFeeFromRow } from './fee/fee-steps.ts'
import { examApplications, type ExamRow } from './applications.ts'

/** The fee of an exam is that of its opening on the day of payment, until the end of DateTo (SPEC §9). */
export const examPayable = applicationPayable(exam, {
  applications: examApplications,
  referenceColumn: 'n_exam_reg_id',
  reference: paymentReference,
  openings: { table: 'n_exam_open', lastDay: 'dateto' },
  payEnded: examMessages['payment-ended'],
  restWhileVoucherWaits: true,
  terms(row, today) {
    const fees = examFeeFromRow(row)
    const fee = row.ispaid ? paisa(row.totalfee) : feeOn(fees, today)
    return {
      fee,
      items: [{ label: examPageMessages.fee, amount: fee }],
      heads: feeHeads('EXAM', fees.regularFee, fee),
      payUntil: fees.lastLateDay,
    }
  },
  findBlock: blockOf,
})

/** A withdrawn exam is not paid for, nor one of an enrollment that has ended. */
function blockOf(row: ExamRow): Refusal | null {
  if (!row.opening_is_active)
    return refusal('rule/opening-gone', examMessages['opening-gone'], { status: 404 })
  return row.enrollment_is_active
    ? null
    : refusal('rule/enrollment-required', refusalMessages['enrollment-required'], { status: 403 })
}
