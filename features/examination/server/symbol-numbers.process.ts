import * as officeLabels from '#platform/pure/labels/office.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { isRefusal, type Refusal } from '#platform/server/model-engine/refusal.ts'
import { symbolNumbers } from '#features/applying/server/desk/symbol-numbers.ts'
import { examinationMessages as text } from '../rules/office-messages.ts'
import { type ExamOfficeContext, examOffice, stamp, unknown } from './exam-office.ts'

/**
 * Symbol numbers for every approved registration of an exam that has none, or for one of them: by programme, then in the
 * order of application. One after the other under the exam's lock: none twice, none left out; a number once given stays
 * with its registration, also when that is closed.
 */
export const giveSymbolNumbers = defineProcess({
  ...contracts.examSymbolNumbers,
  name: officeLabels.giveSymbolNumbers,
  roles: examOffice,
  run(given, { transact, session, nowMs }) {
    const examId = given.n_exam_master_ID
    const one = given.n_exam_reg_ID
    const registrationId = one === undefined ? null : one
    const { userId, clientId } = session
    return transact(async (transaction, did) => {
      const at = { transaction, did, userId, clientId, nowMs }
      const n = await giveNumbers(at, { examId, registrationId })
      return isRefusal(n)
        ? n
        : { summary: text['numbers-given'], values: { n }, data: { given: n } }
    })
  },
})

async function giveNumbers(
  at: ExamOfficeContext,
  asked: { readonly examId: number; readonly registrationId: number | null },
): Promise<Refusal | number> {
  const { transaction, nowMs } = at
  const exam = await transaction
    .selectFrom('n_exam_master')
    .select('n_exam_master_id')
    .where('n_exam_master_id', '=', asked.examId)
    .where('ad_client_id', '=', at.clientId)
    .forUpdate()
    .executeTakeFirst()
  if (exam === undefined) return unknown('exam')
  const waiting = await withoutNumber(at, asked)
  if (waiting === null) return unknown('registration')
  const series = { table: 'n_exam_reg', column: 'n_exam_master_id', id: asked.examId }
  const next = await symbolNumbers(transaction, series, nowMs)
  for (const registrationId of waiting) await writeNumber(at, { registrationId, number: next() })
  return waiting.length
}

/** Approved registrations without a number, in the order in which they get one; null when the one asked for is none. */
async function withoutNumber(
  { transaction }: ExamOfficeContext,
  asked: { readonly examId: number; readonly registrationId: number | null },
): Promise<readonly number[] | null> {
  const rows = await transaction
    .selectFrom('n_exam_reg')
    .innerJoin('n_sem_year', 'n_sem_year.n_sem_year_id', 'n_exam_reg.n_sem_year_id')
    .select(['n_exam_reg_id', 'erollno'])
    .where('n_exam_master_id', '=', asked.examId)
    .where('docstatus', 'in', ['AP', 'CO'])
    .$if(asked.registrationId !== null, (all) =>
      all.where('n_exam_reg_id', '=', asked.registrationId ?? 0),
    )
    .orderBy('n_program_id')
    .orderBy('n_sem_year.place')
    .orderBy('n_exam_reg.n_sem_year_id')
    .orderBy('n_exam_reg_id')
    .execute()
  if (asked.registrationId !== null && rows.length === 0) return null
  return rows.flatMap((row) => (row.erollno === null ? [row.n_exam_reg_id] : []))
}

async function writeNumber(
  at: ExamOfficeContext,
  { registrationId, number }: { readonly registrationId: number; readonly number: string },
): Promise<void> {
  await at.transaction
    .updateTable('n_exam_reg')
    .set({ erollno: number, ...stamp(at) })
    .where('n_exam_reg_id', '=', registrationId)
    .execute()
  const change = { before: { erollno: null }, after: { erollno: number } }
  at.did({ table: 'n_exam_reg', record: registrationId, ...change })
}
