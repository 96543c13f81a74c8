import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { sharedStates } from '#testing/staff-actions/shared-states.ts'
import { expect } from 'vitest'
import { aTwiceTypedEntrance, typeTwice } from '#testing/kinds/twice-typed-in-tests.ts'
import { todayOf } from '#testing/test-server.ts'
import { layoutActions } from './layout-actions.ts'
import { meritActions } from './merit-actions.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'

export const entranceActions: ActionExamples = (at, people) => {
  const { paidEntrance } = sharedStates(at)
  const reason = 'Given to somebody else'
  /** An entrance with one candidate who was let in. */
  const letIn = async (state: 'held' | 'closed' = 'held') => {
    await typeTwice(at, false)
    const { n_entrance_reg_ID } = await paidEntrance()
    const opening = await at.database.transaction(async (transaction) => {
      const row = anEntranceOpening(state, { name: 'Scored', today: todayOf(at) })
      return storeOpening(transaction, row)
    })
    await at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ docstatus: 'AP', n_entrance_open_id: opening })
      .where('n_entrance_reg_id', '=', n_entrance_reg_ID)
      .execute()
    return { n_entrance_open_ID: opening }
  }
  /** The candidate's score as a file, saved already where a result comes of it. */
  const scored = async ({ isSaved = false } = {}) => {
    const body = await letIn()
    const exams = await at.staff('exam-office')
    await exams.post('/api/v1/processes/entrance_symbol_numbers', body)
    const { erollno } = await at.database.kysely
      .selectFrom('n_entrance_reg')
      .select('erollno')
      .where('n_entrance_open_id', '=', body.n_entrance_open_ID)
      .executeTakeFirstOrThrow()
    const lines = `erollno,score,attendance,selected\n${erollno},71.5,,yes`
    const file = { fileName: 's.csv', fileContent: Buffer.from(lines).toString('base64') }
    if (isSaved) await exams.post('/api/v1/processes/entrance_scores_enter', { ...body, file })
    return { ...body, file }
  }
  return {
    ...meritActions(at, people),
    ...layoutActions(at, people),
    entrance_document_action: async () => ({
      by: 'registrar',
      body: { ...(await paidEntrance()), doc_action: 'AP' },
      table: 'n_entrance_reg',
      before: { docstatus: 'DR' },
      after: { docstatus: 'AP' },
    }),
    entrance_set_number: async () => ({
      by: 'registrar',
      body: { ...(await paidEntrance()), erollno: '2083-9999', exam_centre: 'Block A' },
      table: 'n_entrance_reg',
      before: { erollno: null, exam_centre: null },
      after: { erollno: '2083-9999', exam_centre: 'Block A' },
    }),
    entrance_set_eligible: async () => {
      const { n_entrance_open_ID } = await letIn()
      const { n_entrance_reg_id } = await at.database.kysely
        .selectFrom('n_entrance_reg')
        .select('n_entrance_reg_id')
        .where('n_entrance_open_id', '=', n_entrance_open_ID)
        .executeTakeFirstOrThrow()
      await at.database.kysely
        .updateTable('n_entrance_open')
        .set({ result_published: new Date(at.clock.nowMs()) })
        .where('n_entrance_open_id', '=', n_entrance_open_ID)
        .execute()
      return {
        by: 'registrar',
        body: { n_entrance_reg_ID: n_entrance_reg_id, eligible: true },
        table: 'n_entrance_reg',
        before: { eligible: false },
        after: { eligible: true },
      }
    },
    entrance_symbol_numbers: async () => ({
      by: 'exam-office',
      body: await letIn(),
      table: 'n_entrance_reg',
      before: { erollno: null },
      after: { erollno: expect.stringMatching(/^\d{4}-\d{4}$/) },
    }),
    entrance_seats: async () => {
      const { file: _, ...body } = await scored()
      return {
        by: 'exam-office',
        body: { ...body, first_seat: 'Acts Hall, Seat 1' },
        table: 'n_entrance_reg',
        before: { exam_centre: null },
        after: { exam_centre: 'Acts Hall, Seat 1' },
      }
    },
    entrance_scores_enter: async () => ({
      by: 'exam-office',
      body: await scored(),
      table: 'n_entrance_reg',
      before: { score: null, selected: false },
      after: { score: 71.5, selected: true },
    }),
    entrance_score_settle: async () => {
      const { body, numbers } = await aTwiceTypedEntrance(at, [['40', '41']])
      return {
        by: 'registrar',
        body: { ...body, erollno: numbers[0], score: '41', reason },
        table: 'entrance_score_settlement',
        before: {},
        after: { part: '', attendance: 'present', score: 41, reason },
      }
    },
    entrance_scores_enter_early: async () => ({
      by: 'exam-office',
      body: { ...(await letIn('closed')), reason },
      table: 'n_proposal',
      before: {},
      after: { sort: 'entrance-early', after: expect.stringContaining(reason) },
    }),
    entrance_publish: async () => {
      const { file: _, ...body } = await scored({ isSaved: true })
      return {
        by: 'exam-office',
        body,
        table: 'n_proposal',
        before: {},
        after: { sort: 'entrance-result', after: expect.stringContaining('71.5 selected') },
      }
    },
  }
}
