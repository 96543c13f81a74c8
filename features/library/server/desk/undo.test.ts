import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { undoMs } from '../../rules/undo.ts'
import { aReceipt } from '../../testing/receipt.factory.ts'

describe('undo at the library counter', () => {
  let at: TestServer
  let desk: Person
  let copy: number
  let reader: number
  let copies = 0
  beforeAll(async () => {
    at = await testServer({ today: '2026-11-20' })
  })
  afterAll(() => at.close())
  beforeEach(async () => {
    desk = await at.staff('librarian')
    copy = await aCopy()
    reader = await aReader()
  })

  const process = async (slug: string, body: object, by = desk) =>
    (await by.post(`/api/v1/processes/library_${slug}`, body)).body
  async function aCopy() {
    const saved = await process('copy_save', { Value: `UNDO-${copies++}`, Name: `Atlas ${copies}` })
    return (saved['data'] as { a_asset_ID: number }).a_asset_ID
  }
  async function aReader() {
    const { partnerId } = await at.student()
    await enrollPartner(at, { partnerId, state: 'active' })
    return partnerId
  }
  /** Does a step on the copy; the call that undoes it. */
  async function step(slug: 'issue' | 'renew' | 'return', more: object = {}) {
    const body = await process(slug, { a_asset_ID: copy, ...more })
    expect(body).toMatchObject({ isError: false })
    const { step: id } = body['data'] as { step: number }
    return (by = desk) => process('undo', { a_asset_ID: copy, library_step_ID: id }, by)
  }
  const issue = () => step('issue', { C_BPartner_ID: reader })
  const stored = async () => {
    const { kysely } = at.database
    const copyRow = await kysely
      .selectFrom('a_asset')
      .select(['c_bpartner_id', 'issuedate', 'duedate', 'renewaldate', 'renewals'])
      .where('a_asset_id', '=', copy)
      .executeTakeFirstOrThrow()
    const loans = await kysely
      .selectFrom('library_loan')
      .selectAll()
      .where('a_asset_id', '=', copy)
      .execute()
    const fines = await kysely
      .selectFrom('n_library_fine')
      .select(['amount', 'finestate'])
      .where('a_asset_id', '=', copy)
      .execute()
    const holds = await kysely
      .selectFrom('n_library_hold as h')
      .innerJoin('a_asset as a', 'a.titlekey', 'h.titlekey')
      .select(['h.c_bpartner_id', 'h.holdstate', 'h.a_asset_id', 'h.keptuntil'])
      .where('a.a_asset_id', '=', copy)
      .execute()
    return { copyRow, loans, fines, holds }
  }
  const noticesOf = async (partnerId: number, sort: 'library-fine' | 'book-kept') =>
    at.database.kysely
      .selectFrom('ad_note as n')
      .innerJoin('ad_user as u', 'u.ad_user_id', 'n.ad_user_id')
      .select('n.isactive')
      .where('u.c_bpartner_id', '=', partnerId)
      .where('n.sort', '=', sort)
      .orderBy('n.ad_note_id')
      .execute()
      .then((rows) => rows.map(({ isactive }) => isactive))
  /** The copy is due so many days from today. */
  async function makeDue(days: number) {
    const due = addDays(todayOf(at), days)
    const { kysely } = at.database
    await kysely
      .updateTable('a_asset')
      .set({ duedate: due })
      .where('a_asset_id', '=', copy)
      .execute()
    await kysely.updateTable('library_loan').set({ due }).where('a_asset_id', '=', copy).execute()
  }

  it('puts an issued copy back on the shelf, once', async () => {
    const before = await stored()
    const undo = await issue()
    expect(await stored()).not.toEqual(before)
    expect(await undo()).toMatchObject({ isError: false, summary: 'Undone.' })
    expect(await stored()).toEqual(before)
    expect(await undo()).toMatchObject({ code: 'rule/undo-late' })
  })

  it('gives a renewed book its day back', async () => {
    await issue()
    await makeDue(3)
    const before = await stored()
    const undo = await step('renew')
    await undo()
    expect(await stored()).toEqual(before)
  })

  it('takes a late return back with its fine, and the next return notifies of it again', async () => {
    await issue()
    await makeDue(-5)
    const before = await stored()
    const undo = await step('return')
    expect((await stored()).fines).toHaveLength(1)
    await undo()
    expect(await stored()).toEqual(before)
    expect(await noticesOf(reader, 'library-fine')).toEqual([false])
    await step('return')
    expect((await stored()).fines).toHaveLength(1)
    expect(await noticesOf(reader, 'library-fine')).toEqual([false, true])
  })

  it('takes a return back with the reservation of the next reader, who is notified when it returns again', async () => {
    await issue()
    const next = await aReader()
    await process('hold', { a_asset_ID: copy, C_BPartner_ID: next })
    const before = await stored()
    const undo = await step('return')
    expect((await stored()).holds).toMatchObject([{ holdstate: 'kept', a_asset_id: copy }])
    await undo()
    expect(await stored()).toEqual(before)
    await step('return')
    expect(await noticesOf(next, 'book-kept')).toEqual([false, true])
  })

  it('reserves a copy again for the reader to whom it was issued by mistake', async () => {
    await issue()
    reader = await aReader()
    await process('hold', { a_asset_ID: copy, C_BPartner_ID: reader })
    await step('return')
    const before = await stored()
    const undo = await issue()
    await undo()
    expect(await stored()).toEqual(before)
  })

  it('is refused to another person, after ten minutes, and for an earlier step, and changes nothing', async () => {
    const undoIssue = await issue()
    const other = await at.staff('librarian')
    const after = await stored()
    expect(await undoIssue(other)).toMatchObject({ code: 'rule/undo-late' })
    const undoReturn = await step('return')
    const returned = await stored()
    expect(await undoIssue()).toMatchObject({ code: 'rule/undo-late' })
    at.clock.advance(undoMs + 1)
    expect(await undoReturn()).toMatchObject({ code: 'rule/undo-late' })
    expect(await stored()).toEqual(returned)
    expect(returned).not.toEqual(after)
  })

  it('is refused once the fine was settled', async () => {
    await issue()
    await makeDue(-5)
    const undo = await step('return')
    const { n_library_fine_id } = await at.database.kysely
      .selectFrom('n_library_fine')
      .select('n_library_fine_id')
      .where('a_asset_id', '=', copy)
      .executeTakeFirstOrThrow()
    const receiptno = await aReceipt(at, { partnerId: reader })
    const other = await at.staff('librarian')
    const settled = { n_library_fine_ID: n_library_fine_id, receiptno }
    expect(await process('fine_settle', settled, other)).toMatchObject({ isError: false })
    expect(await undo()).toMatchObject({ code: 'rule/undo-overtaken' })
    expect((await stored()).fines).toMatchObject([{ finestate: 'paid' }])
  })
})
