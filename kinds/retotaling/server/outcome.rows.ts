import { type Message, nameInBoth } from '#platform/pure/message.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { postSuspense } from '#features/payments/server/ledger/ledger.ts'
import type { ResultOfficeContext } from '#features/results/server/result-office.ts'
import type { Revised } from '#features/results/server/release/revise.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { retotalingOfficeMessages as text } from '../rules/office-messages.ts'
import { feeToReturn, isRetotalingOutcome } from '../rules/outcome.ts'
import { retotalingPayable } from './payable.ts'

/** A course whose marks are to be added up again, with its application. */
export type RetotaledCourse = {
  readonly id: number
  readonly applicationId: number
  readonly registrationId: number
  readonly partnerId: number
  readonly courseId: number
  readonly course: Message
  readonly exam: Message
  readonly outcome: string | null
  /** The fee is not paid in full. */
  readonly isOwing: boolean
}

/** The course and its application, locked until the transaction ends; null when that is not accepted. */
export async function findAsked(
  transaction: Transaction,
  id: number,
  clientId: number,
): Promise<RetotaledCourse | null> {
  const row = await transaction
    .selectFrom('n_exam_rtdetails as d')
    .innerJoin('n_exam_retotaling as a', 'a.n_exam_retotaling_id', 'd.n_exam_retotaling_id')
    .innerJoin('n_course as c', 'c.n_course_id', 'd.n_course_id')
    .innerJoin('n_exam_open as o', 'o.n_exam_open_id', 'a.n_exam_open_id')
    .select(['a.n_exam_retotaling_id', 'a.n_exam_reg_id', 'a.c_bpartner_id', 'a.totalfee'])
    .select(['a.feepaid', 'd.n_course_id', 'd.outcome', 'c.name', 'c.name_nepali'])
    .select(['o.name as exam', 'o.name_ne as exam_ne'])
    .where('d.n_exam_rtdetails_id', '=', id)
    .where('a.ad_client_id', '=', clientId)
    .where('a.docstatus', 'in', ['AP', 'CO'])
    .forUpdate(['d', 'a'])
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    id,
    applicationId: row.n_exam_retotaling_id,
    registrationId: row.n_exam_reg_id,
    partnerId: row.c_bpartner_id,
    courseId: row.n_course_id,
    course: nameInBoth(row.name, row.name_nepali),
    exam: nameInBoth(row.exam, row.exam_ne),
    outcome: row.outcome,
    isOwing: row.feepaid < row.totalfee,
  }
}

/** Notifies the student of the exam paper's former and present marks. */
export async function tellOutcome(
  { transaction, nowMs }: Omit<ResultOfficeContext, 'did'>,
  { id, partnerId, course, exam }: RetotaledCourse,
  { before, after }: Revised,
): Promise<void> {
  const isSame = before.total === after.total
  await notifyPartner(transaction, {
    partnerId,
    sort: 'retotaling-decided',
    event: `n_exam_rtdetails:${id}`,
    message: text[isSame ? 'notice-unchanged' : 'notice-changed'],
    values: {
      course,
      exam,
      total: after.total,
      former: before.total,
      grade: after.grade,
      formerGrade: before.grade,
    },
    nowMs,
  })
}

/**
 * The application is completed with its last course; its fee becomes credit where the university has set that and a mark
 * was too low. Null while a course is open.
 */
export async function completeWhenDecided(
  at: Omit<ResultOfficeContext, 'did'>,
  { applicationId }: RetotaledCourse,
): Promise<Change | null> {
  const { transaction, nowMs, session } = at
  const rows = await transaction
    .selectFrom('n_exam_rtdetails')
    .select('outcome')
    .where('n_exam_retotaling_id', '=', applicationId)
    .execute()
  const outcomes = rows.flatMap(({ outcome }) =>
    outcome !== null && isRetotalingOutcome(outcome) ? [outcome] : [],
  )
  if (outcomes.length < rows.length) return null
  await transaction
    .updateTable('n_exam_retotaling')
    .set({ docstatus: 'CO', updated: new Date(nowMs), updatedby: session.userId })
    .where('n_exam_retotaling_id', '=', applicationId)
    .execute()
  const { feePerCourse, returned } = await findSettingValue(transaction, 'retotaling')
  const document = await retotalingPayable.read(transaction, applicationId, dayInNepal(nowMs))
  const paid = document?.paid ?? paisa(0)
  const amount = returned === 'credit' ? feeToReturn({ paid, outcomes, feePerCourse }) : paisa(0)
  if (document !== null && amount > 0)
    await postSuspense(transaction, {
      credit: {
        source: `retotaling:${applicationId}`,
        account: 'retotaling',
        amount,
        memo: text['fee-returned'].en,
      },
      document,
      kind: retotalingPayable,
      nowMs,
    })
  return {
    table: 'n_exam_retotaling',
    record: applicationId,
    before: { docstatus: 'AP' },
    after: { docstatus: 'CO', credited: amount },
  }
}
