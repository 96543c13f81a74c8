import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays, type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { anApplicant, type Applicant, aSlip, payWithKhalti } from '#testing/applicant.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { fieldsOf, proposalRead } from '#testing/proposals-in-tests.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import type { DayBook } from '../../wire/day-book.ts'
import { payableKinds } from '#kinds/kinds.server.ts'
import { brokenInvariants } from '../ledger/broken-invariants.ts'
import { postUnplaced } from '../ledger/ledger.ts'
import { lockDays } from '../ledger/open-day.ts'

const fee = rupees(1_500)
const dayMs = 24 * 3_600_000

describe('the closing of days', () => {
  let at: TestServer
  let yesterday: Day
  let sita: Applicant
  beforeEach(async () => {
    at = await testServer({ idleJobs: true })
    yesterday = todayOf(at)
    sita = await anApplicant(at)
    await payWithKhalti(at, sita, fee)
    const ram = await anApplicant(at)
    const { body } = await ram.uploadVoucher(aSlip())
    const voucher = { c_payment_ID: body['C_Payment_ID'], amount: 2_000 }
    await (await at.staff('cashier')).post('/api/v1/processes/voucher_approve', voucher)
    at.clock.advance(dayMs)
  })
  afterEach(async () => {
    await expectSoundMoney(at.database)
    await at.close()
  })

  const propose = (person: Person, last_day: string = yesterday) =>
    person.post('/api/v1/processes/day_close', { last_day })
  const close = async (last_day?: string) =>
    confirm(await at.staff('cashier'), await propose(await at.staff('cashier'), last_day))
  const read = async (first_day: Day, last_day: Day): Promise<DayBook> => {
    const answer = await (
      await at.staff('cashier')
    ).post('/api/v1/processes/day_book', {
      first_day,
      last_day,
    })
    return (answer.body['data'] as { book: DayBook }).book
  }
  const postedDays = async () => {
    const rows = await at.database.kysely
      .selectFrom('ledger_transaction')
      .select('posted')
      .orderBy('ledger_transaction_id')
      .execute()
    return rows.map(({ posted }) => dayInNepal(posted.getTime()))
  }
  /** Money of an unknown payment, as it arrives with a clock of its own. */
  const arrive = (source: string, nowMs: number) =>
    at.database.transaction((transaction) =>
      postUnplaced(transaction, { source, account: 'khalti', amount: rupees(10), memo: '' }, nowMs),
    )

  it('has the sums of a day by account, head of income and person', async () => {
    expect(await read(yesterday, yesterday)).toMatchObject({
      accounts: [
        { account: 'bank', debit: 200_000, credit: 0, lines: 1 },
        { account: 'fees', debit: 0, credit: 300_000, lines: 2 },
        { account: 'khalti', debit: 150_000, credit: 0, lines: 1 },
        { account: 'suspense', debit: 0, credit: 50_000, lines: 1 },
      ],
      heads: [{ head: 'ENTRANCE', income: 300_000 }],
      staff: [
        { name: expect.any(String), debit: 200_000 },
        { name: null, debit: 150_000 },
      ],
      difference: 0,
      closedUntil: null,
      closings: [],
    })
    const today = await read(todayOf(at), todayOf(at))
    expect(today).toMatchObject({ accounts: [], debit: 0 })
  })

  it('needs two people, who see the sums, and is listed', async () => {
    const [cashier, second] = [await at.staff('cashier'), await at.staff('cashier')]
    const proposed = await propose(cashier)
    const shown = await proposalRead(second, proposed)
    expect(fieldsOf(shown)?.map(([name]) => name)).toEqual(['Closed until', 'Entries'])
    expect(shown.view?.checks).toMatchObject([{ sign: 'agree' }])
    expect((await read(yesterday, yesterday)).isProposed).toBe(true)
    expect((await confirm(cashier, proposed)).body).toMatchObject({ code: 'rule/own-entry' })
    expect((await confirm(second, proposed)).body).toMatchObject({ isError: false })
    expect(await read(yesterday, yesterday)).toMatchObject({
      closedUntil: yesterday,
      isProposed: false,
      closings: [{ firstDay: yesterday, lastDay: yesterday, transactions: 2, debit: 350_000 }],
    })
  })

  it('is refused for a day that is not over, one that is closed, and one that does not exist', async () => {
    const cashier = await at.staff('cashier')
    expect((await propose(cashier, todayOf(at))).body).toMatchObject({ code: 'rule/day-not-over' })
    expect((await propose(cashier, '2026-02-30')).body).toMatchObject({ code: 'rule/days-wrong' })
    await close()
    expect((await propose(cashier)).body).toMatchObject({ code: 'rule/day-closed' })
  })

  it('is the cashier’s and the administrator’s', async () => {
    for (const role of ['registrar', 'exam-office', 'librarian'] as const) {
      const person = await at.staff(role)
      expect((await propose(person)).status).toBe(403)
      const days = { first_day: yesterday, last_day: yesterday }
      expect((await person.post('/api/v1/processes/day_book', days)).status).toBe(403)
    }
  })

  it('leaves the day as it is: a reversal gets the date of today', async () => {
    const before = await read(yesterday, yesterday)
    await close()
    const paid = await at.database.kysely
      .selectFrom('voucher')
      .select('c_payment_id')
      .executeTakeFirstOrThrow()
    const reason = { reason: 'Another account', reason_ne: 'अर्को खाता' }
    const body = { c_payment_ID: paid.c_payment_id, ...reason }
    const cashier = await at.staff('cashier')
    await confirm(
      await at.staff('cashier'),
      await cashier.post('/api/v1/processes/voucher_reverse', body),
    )
    expect((await read(yesterday, yesterday)).accounts).toEqual(before.accounts)
    expect(await postedDays()).toEqual([yesterday, yesterday, todayOf(at)])
    const both = await read(yesterday, todayOf(at))
    expect(both.accounts).toMatchObject([
      { account: 'bank', debit: 200_000, credit: 200_000 },
      {},
      {},
      {},
    ])
  })

  it('is enforced by the database', async () => {
    await close()
    const post = sql`insert into ledger_transaction (source, posted, memo)
      values ('late', ${new Date(at.clock.nowMs() - dayMs)}, '')`
    await expect(post.execute(at.database.kysely)).rejects.toThrow(/is closed/)
    const line = sql`insert into ledger_line (ledger_transaction_id, account, amount)
      select ledger_transaction_id, 'bank', 1 from ledger_transaction limit 1`
    await expect(line.execute(at.database.kysely)).rejects.toThrow(/is closed/)
    for (const change of ['delete from day_close', 'update day_close set transactions = 0'])
      await expect(sql.raw(change).execute(at.database.kysely)).rejects.toThrow(/append-only/)
  })

  it('is checked with the money: an entry put in behind the trigger is reported', async () => {
    await close()
    const behind = `alter table ledger_transaction disable trigger ledger_transaction_of_open_day;
      insert into ledger_transaction (source, posted, memo)
        values ('behind', '${new Date(at.clock.nowMs() - dayMs).toISOString()}', '');
      alter table ledger_transaction enable trigger ledger_transaction_of_open_day`
    const broken = await at.database.transaction(async (transaction) => {
      await sql.raw(behind).execute(transaction)
      const found = await brokenInvariants({ kysely: transaction }, payableKinds)
      await sql`alter table ledger_transaction disable trigger user`.execute(transaction)
      await sql`delete from ledger_transaction where source = 'behind'`.execute(transaction)
      await sql`alter table ledger_transaction enable trigger user`.execute(transaction)
      return found
    })
    const days = `${yesterday} to ${yesterday}`
    expect(broken).toContain(`I15 closed days are not as they were closed: ${days}`)
  })

  it('does not lose a payment that began on the closed day: it is posted to the next', async () => {
    const began = at.clock.nowMs() - dayMs
    await close()
    await arrive('khalti-unplaced:late', began)
    expect((await postedDays()).at(-1)).toBe(addDays(yesterday, 1))
  })

  it('waits for a payment that is being posted, and then is proposed again with it', async () => {
    const proposed = await propose(await at.staff('cashier'))
    const second = await at.staff('cashier')
    const began = at.clock.nowMs() - dayMs
    const closing = await at.database.transaction(async (transaction) => {
      const credit = {
        source: 'khalti-unplaced:slow',
        account: 'khalti',
        amount: fee,
        memo: '',
      } as const
      await postUnplaced(transaction, credit, began)
      const confirming = confirm(second, proposed)
      const first = await Promise.race([confirming.then(() => 'closed'), wait(500, 'waits')])
      expect(first).toBe('waits')
      return { confirming }
    })
    expect((await closing.confirming).body).toMatchObject({ code: 'rule/days-changed' })
    expect(await postedDays()).toEqual([yesterday, yesterday, yesterday])
  })

  it('puts payments that arrive while it closes to the next day, each once', async () => {
    const began = at.clock.nowMs() - dayMs
    const proposed = await propose(await at.staff('cashier'))
    const second = await at.staff('cashier')
    const sources = Array.from({ length: 12 }, (_, n) => `khalti-unplaced:${n}`)
    const waiting = await at.database.transaction(async (transaction) => {
      await lockDays(transaction)
      const all = sources.flatMap((source) => [arrive(source, began), arrive(source, began)])
      return { all: Promise.all(all), confirming: confirm(second, proposed) }
    })
    const [posted, closed] = await Promise.all([waiting.all, waiting.confirming])
    expect(posted.filter(Boolean)).toHaveLength(sources.length)
    const isClosed = closed.body['isError'] === false
    const days = await postedDays()
    expect(days).toHaveLength(2 + sources.length)
    const expected = isClosed ? addDays(yesterday, 1) : yesterday
    expect(new Set(days.slice(2))).toEqual(new Set([expected]))
    expect(isClosed || closed.body['code'] === 'rule/days-changed').toBe(true)
  })
})
