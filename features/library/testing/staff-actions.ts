import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { expect } from 'vitest'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { addDays } from '#platform/pure/calendar/day.ts'
import { todayOf } from '#testing/test-server.ts'
import { someone } from '#testing/kinds/program-applicant.ts'
import { aReceipt } from '#features/library/testing/receipt.factory.ts'

export const libraryActions: ActionExamples = (at) => {
  let copies = 0
  /** A new copy, lent to an enrolled student where that is what comes before. */
  const loan = async (before: 'issue' | null) => {
    const desk = await at.staff('librarian')
    const post = async (slug: string, body: object) =>
      (await desk.post(`/api/v1/processes/library_${slug}`, body)).body
    const saved = await post('copy_save', { Value: `LTU-${copies++}`, Name: `Book ${copies}` })
    const { partnerId } = await someone(at)
    await enrollPartner(at, { partnerId, state: 'active' })
    const body = { ...(saved['data'] as object), C_BPartner_ID: partnerId }
    if (before === null) return body
    await post(before, body)
    return saved['data'] as object
  }
  /** A copy on loan, and another student who wants it. */
  const waiting = async () => {
    const copy = await loan('issue')
    const { partnerId } = await someone(at)
    await enrollPartner(at, { partnerId, state: 'active' })
    return { ...copy, C_BPartner_ID: partnerId }
  }
  /** The fine of a copy that was returned five days late. */
  const fine = async () => {
    const copy = (await loan('issue')) as { a_asset_ID: number }
    const due = addDays(todayOf(at), -5)
    await at.database.kysely
      .updateTable('a_asset')
      .set({ duedate: due })
      .where('a_asset_id', '=', copy.a_asset_ID)
      .execute()
    const desk = await at.staff('librarian')
    await desk.post('/api/v1/processes/library_return', copy)
    const { n_library_fine_id, c_bpartner_id } = await at.database.kysely
      .selectFrom('n_library_fine')
      .select(['n_library_fine_id', 'c_bpartner_id'])
      .where('a_asset_id', '=', copy.a_asset_ID)
      .executeTakeFirstOrThrow()
    const receiptno = await aReceipt(at, { partnerId: c_bpartner_id })
    return { n_library_fine_ID: n_library_fine_id, receiptno }
  }
  return {
    library_copy_save: async () => ({
      by: 'administrator',
      body: { Value: 'LTU-ACT-1', Name: 'Physics' },
      table: 'a_asset',
      before: { name: null },
      after: { name: 'Physics' },
    }),
    library_copy_withdraw: async () => {
      const copy = { Value: 'LTU-ACT-2', Name: 'Chemistry' }
      const administrator = await at.staff('administrator')
      const saved = await administrator.post('/api/v1/processes/library_copy_save', copy)
      const { a_asset_ID } = saved.body['data'] as { a_asset_ID: number }
      return {
        by: 'administrator',
        body: { a_asset_ID, reason: 'Torn' },
        table: 'a_asset',
        before: { isactive: true },
        after: { isactive: false, reason: 'Torn' },
      }
    },
    library_issue: async () => ({
      by: 'administrator',
      body: await loan(null),
      table: 'a_asset',
      before: { c_bpartner_id: null },
      after: { c_bpartner_id: expect.any(Number) },
    }),
    library_renew: async () => ({
      by: 'administrator',
      body: await loan('issue'),
      table: 'a_asset',
      before: { renewals: 0 },
      after: { renewals: 1 },
    }),
    library_undo: async () => {
      const { a_asset_ID } = (await loan('issue')) as { a_asset_ID: number }
      const as = await at.staff('administrator')
      // Undone by who did it, of whom the trail shall have no other entry about the copy.
      const { library_step_id: step } = await at.database.kysely
        .updateTable('library_step')
        .set({ ad_user_id: as.userId })
        .where('a_asset_id', '=', a_asset_ID)
        .returning('library_step_id')
        .executeTakeFirstOrThrow()
      return {
        as,
        by: 'administrator',
        body: { a_asset_ID, library_step_ID: step },
        table: 'a_asset',
        before: { c_bpartner_id: expect.any(Number) },
        after: { c_bpartner_id: null },
      }
    },
    library_fine_settle: async () => {
      const body = await fine()
      return {
        by: 'administrator',
        body,
        table: 'n_library_fine',
        before: { finestate: 'owed' },
        after: { finestate: 'paid', receiptno: body.receiptno },
      }
    },
    library_hold: async () => ({
      by: 'administrator',
      body: await waiting(),
      table: 'n_library_hold',
      before: { titlekey: null },
      after: { titlekey: expect.stringMatching(/^book/) },
    }),
    library_hold_end: async () => {
      const desk = await at.staff('librarian')
      const { body } = await desk.post('/api/v1/processes/library_hold', await waiting())
      return {
        by: 'administrator',
        body: body['data'] as { n_library_hold_ID: number },
        table: 'n_library_hold',
        before: { holdstate: 'waiting' },
        after: { holdstate: 'given-up' },
      }
    },
    library_return: async () => ({
      by: 'administrator',
      body: await loan('issue'),
      table: 'a_asset',
      before: { c_bpartner_id: expect.any(Number) },
      after: { c_bpartner_id: null },
    }),
  }
}
