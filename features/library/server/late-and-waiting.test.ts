import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { aReceipt } from '../testing/receipt.factory.ts'

describe('overdue books and reserved books', () => {
  let at: TestServer
  let desk: Person
  let other: Person
  let titles = 0
  let copies = 0
  beforeAll(async () => {
    at = await testServer()
    desk = await at.staff('librarian')
    other = await at.staff('librarian')
  })
  afterAll(() => at.close())

  const process = async (slug: string, body: object, by = desk) =>
    (await by.post(`/api/v1/processes/library_${slug}`, body)).body
  const title = () => ({ Name: `Title ${titles++}`, isbn: '' })
  async function copyOf(of: { readonly Name: string; readonly isbn: string }) {
    const saved = await process('copy_save', { Value: `LATE-${copies++}`, ...of })
    return saved['data'] as { a_asset_ID: number }
  }
  async function reader() {
    const { email, partnerId } = await at.student()
    await enrollPartner(at, { partnerId })
    return { person: await at.signIn(email), C_BPartner_ID: partnerId }
  }
  const own = async (person: Person, model: string) =>
    (await person.get(`/api/v1/models/${model}`)).body['records'] as Record<string, unknown>[]
  /** A copy on loan that was due so many days ago. */
  async function late(days: number) {
    const { person, C_BPartner_ID } = await reader()
    const copy = await copyOf(title())
    await process('issue', { ...copy, C_BPartner_ID })
    await at.database.kysely
      .updateTable('a_asset')
      .set({ duedate: addDays(todayOf(at), -days) })
      .where('a_asset_id', '=', copy.a_asset_ID)
      .execute()
    return { person, C_BPartner_ID, copy }
  }
  async function fined() {
    const { copy, ...who } = await late(3)
    await process('return', copy)
    const [fine] = await own(who.person, 'n_library_fine')
    return { ...who, n_library_fine_ID: Number(fine?.['id']) }
  }

  /** A second fine of the same student. */
  async function finedAgain(C_BPartner_ID: number) {
    const copy = await copyOf(title())
    await process('issue', { ...copy, C_BPartner_ID })
    await at.database.kysely
      .updateTable('a_asset')
      .set({ duedate: addDays(todayOf(at), -3) })
      .where('a_asset_id', '=', copy.a_asset_ID)
      .execute()
    await process('return', copy)
    const fine = await at.database.kysely
      .selectFrom('n_library_fine')
      .select('n_library_fine_id')
      .where('a_asset_id', '=', copy.a_asset_ID)
      .executeTakeFirstOrThrow()
    return fine.n_library_fine_id
  }
  const receiptOf = (partnerId: number, payamt?: number) =>
    aReceipt(at, { partnerId, ...(payamt !== undefined && { payamt }) })

  describe('a copy that comes back', () => {
    it('on its day costs nothing; three days later it costs the daily fine, and the student is notified', async () => {
      const inTime = await late(0)
      expect(await process('return', inTime.copy)).toMatchObject({ summary: 'Returned.' })
      expect(await own(inTime.person, 'n_library_fine')).toEqual([])
      const { person, copy } = await late(3)
      expect(await process('return', copy)).toMatchObject({
        summary: 'Returned 3 days late. A fine of Rs. 15 is owed.',
      })
      expect(await own(person, 'n_library_fine')).toMatchObject([
        { dayslate: 3, amount: 15, finestate: 'owed' },
      ])
      expect(await own(person, 'ad_note')).toMatchObject([
        { TextMsg: expect.stringContaining('The fine is Rs. 15') },
      ])
    })

    it('is fined once, however often it is taken back', async () => {
      const { person, copy } = await late(3)
      await Promise.all([process('return', copy), process('return', copy)])
      expect(await own(person, 'n_library_fine')).toHaveLength(1)
    })
  })

  describe('a fine', () => {
    it('stands before the next book, until it is paid with its receipt', async () => {
      const { C_BPartner_ID, person, n_library_fine_ID } = await fined()
      const next = await copyOf(title())
      expect(await process('issue', { ...next, C_BPartner_ID })).toMatchObject({
        code: 'rule/owes-fine',
      })
      const receiptno = await receiptOf(C_BPartner_ID)
      const paid = { n_library_fine_ID, receiptno }
      expect(await process('fine_settle', paid)).toMatchObject({ code: 'rule/own-entry' })
      expect(await process('fine_settle', paid, other)).toMatchObject({
        summary: 'The fine is paid.',
      })
      expect(await process('fine_settle', paid, other)).toMatchObject({ code: 'rule/fine-settled' })
      expect(await process('issue', { ...next, C_BPartner_ID })).toMatchObject({ isError: false })
      expect(await own(person, 'n_library_fine')).toMatchObject([{ receiptno }])
    })

    it('is paid by a receipt of our books alone, of this student, over enough and used once', async () => {
      const { C_BPartner_ID, n_library_fine_ID } = await fined()
      const stranger = await reader()
      const settle = (receiptno: string, fine = n_library_fine_ID) =>
        process('fine_settle', { n_library_fine_ID: fine, receiptno }, other)
      expect(await settle('L-17')).toMatchObject({ code: 'rule/receipt-unknown' })
      expect(await settle(await receiptOf(stranger.C_BPartner_ID))).toMatchObject({
        code: 'rule/receipt-unknown',
      })
      expect(await settle(await receiptOf(C_BPartner_ID, 100))).toMatchObject({
        code: 'rule/receipt-too-low',
      })
      const good = await receiptOf(C_BPartner_ID)
      expect(await settle(good.toLowerCase())).toMatchObject({ isError: false })
      const again = await finedAgain(C_BPartner_ID)
      expect(await settle(good, again)).toMatchObject({ code: 'rule/receipt-used' })
    })

    it('is waived only by another person than the one who took the book back', async () => {
      const { n_library_fine_ID } = await fined()
      const given = { n_library_fine_ID, reason: 'Flood' }
      expect(await process('fine_settle', given)).toMatchObject({ code: 'rule/own-entry' })
      expect(await process('fine_settle', given, other)).toMatchObject({ isError: false })
    })

    it('is settled with a receipt or a reason, and is not visible to another student', async () => {
      const { n_library_fine_ID } = await fined()
      for (const how of [{}, { receiptno: '1', reason: 'Both' }, { reason: 'x'.repeat(201) }])
        expect(await process('fine_settle', { n_library_fine_ID, ...how })).toMatchObject({
          code: 'rule/settle-how',
        })
      const stranger = await reader()
      const { status } = await stranger.person.get(
        `/api/v1/models/n_library_fine/${n_library_fine_ID}`,
      )
      expect(status).toBe(404)
    })
  })

  describe('a reserved title', () => {
    async function lent() {
      const holder = await reader()
      const copy = await copyOf(title())
      await process('issue', { ...copy, C_BPartner_ID: holder.C_BPartner_ID })
      return { holder, copy }
    }

    it('is not renewed; returned, it is reserved for the first in the queue, who is notified', async () => {
      const { copy } = await lent()
      const [first, second, third] = [await reader(), await reader(), await reader()]
      for (const { C_BPartner_ID } of [first, second])
        expect(await process('hold', { ...copy, C_BPartner_ID })).toMatchObject({ isError: false })
      expect(await process('renew', copy)).toMatchObject({ code: 'rule/somebody-waits' })
      const returned = await process('return', copy)
      expect(returned['summary']).toMatch(/^Returned\. Hold it for .+, who reserved it\.$/)
      expect(await own(first.person, 'n_library_hold')).toMatchObject([
        { holdstate: 'kept', keptuntil: addDays(todayOf(at), 3) },
      ])
      expect(await own(first.person, 'ad_note')).toHaveLength(1)
      for (const { C_BPartner_ID } of [second, third])
        expect(await process('issue', { ...copy, C_BPartner_ID })).toMatchObject({
          code: 'rule/kept-for-another',
        })
      const { C_BPartner_ID } = first
      expect(await process('issue', { ...copy, C_BPartner_ID })).toMatchObject({ isError: false })
      expect(await own(first.person, 'n_library_hold')).toMatchObject([{ holdstate: 'issued' }])
    })

    it('goes to the next reader when the reservation lapses or is given up', async () => {
      const { copy } = await lent()
      const [first, second, third] = [await reader(), await reader(), await reader()]
      for (const { C_BPartner_ID } of [first, second, third])
        await process('hold', { ...copy, C_BPartner_ID })
      await process('return', copy)
      await at.database.kysely
        .updateTable('n_library_hold')
        .set({ keptuntil: addDays(todayOf(at), -1) })
        .where('c_bpartner_id', '=', first.C_BPartner_ID)
        .execute()
      expect(await process('issue', { ...copy, C_BPartner_ID: third.C_BPartner_ID })).toMatchObject(
        {
          code: 'rule/kept-for-another',
        },
      )
      await at.jobs.runNow('library-holds')
      await at.jobs.runNow('library-holds')
      expect(await own(first.person, 'n_library_hold')).toMatchObject([{ holdstate: 'lapsed' }])
      const [held] = await own(second.person, 'n_library_hold')
      expect(held).toMatchObject({ holdstate: 'kept' })
      const end = { n_library_hold_ID: Number(held?.['id']) }
      expect(await process('hold_end', end)).toMatchObject({ isError: false })
      expect(await process('hold_end', end)).toMatchObject({ code: 'rule/hold-unknown' })
      expect(await own(third.person, 'n_library_hold')).toMatchObject([{ holdstate: 'kept' }])
    })

    it('lapses by itself when the next comes for the copy before anybody noticed', async () => {
      const { copy } = await lent()
      const [first, second] = [await reader(), await reader()]
      for (const { C_BPartner_ID } of [first, second])
        await process('hold', { ...copy, C_BPartner_ID })
      await process('return', copy)
      await at.database.kysely
        .updateTable('n_library_hold')
        .set({ keptuntil: addDays(todayOf(at), -1) })
        .where('c_bpartner_id', '=', first.C_BPartner_ID)
        .execute()
      const { C_BPartner_ID } = second
      expect(await process('issue', { ...copy, C_BPartner_ID })).toMatchObject({ isError: false })
      expect(await own(first.person, 'n_library_hold')).toMatchObject([{ holdstate: 'lapsed' }])
      expect(await own(second.person, 'n_library_hold')).toMatchObject([{ holdstate: 'issued' }])
    })

    it('is asked for once, not by who has it, and not while a copy stands on the shelf', async () => {
      const { holder, copy } = await lent()
      const { C_BPartner_ID } = await reader()
      const mine = { ...copy, C_BPartner_ID: holder.C_BPartner_ID }
      expect(await process('hold', mine)).toMatchObject({ code: 'rule/has-it' })
      const asked = await Promise.all(
        Array.from({ length: 6 }, () => process('hold', { ...copy, C_BPartner_ID })),
      )
      expect(asked.filter(({ isError }) => isError === false)).toHaveLength(1)
      expect(asked.filter(({ code }) => code === 'rule/waits')).toHaveLength(5)
      const free = await copyOf(title())
      expect(await process('hold', { ...free, C_BPartner_ID })).toMatchObject({
        code: 'rule/on-shelf',
      })
    })

    it('two copies returned at once are reserved for two readers', async () => {
      const of = title()
      const pair = [await copyOf(of), await copyOf(of)]
      for (const copy of pair)
        await process('issue', { ...copy, C_BPartner_ID: (await reader()).C_BPartner_ID })
      const waiting = [await reader(), await reader()]
      for (const { C_BPartner_ID } of waiting) await process('hold', { ...pair[0], C_BPartner_ID })
      await Promise.all(pair.map((copy) => process('return', copy)))
      for (const { person } of waiting)
        expect(await own(person, 'n_library_hold')).toMatchObject([{ holdstate: 'kept' }])
    })
  })
})
