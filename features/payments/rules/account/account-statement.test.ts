import { sameInBoth } from '#platform/pure/message.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day } from '#platform/pure/calendar/day.ts'
import { nothing, paisa, rupees } from '#platform/pure/money/money.ts'
import {
  type AccountCharge,
  type AccountEntry,
  accountStatement,
  newestRows,
} from './account-statement.ts'
import { entryText } from './entry-text.ts'
import { entryTypeOf } from './entry-types.ts'

const today = day('2026-11-27')
const semester = { en: 'Semester II Regular 2083', ne: 'दोस्रो सेमेस्टर नियमित २०८३' }

const aCharge = (facts: Partial<AccountCharge> = {}): AccountCharge => ({
  paymentType: 'EXAM',
  referenceId: 1,
  name: semester,
  on: day('2026-10-01'),
  assessed: rupees(2_500),
  payUntil: null,
  ...facts,
})
const anEntry = (facts: Partial<AccountEntry> = {}): AccountEntry => ({
  id: 1,
  on: day('2026-10-20'),
  source: 'voucher:5',
  memo: 'Semester II Regular 2083',
  paymentType: 'EXAM',
  referenceId: 1,
  toFees: rupees(2_500),
  toCredit: nothing,
  ...facts,
})
const paid = aCharge()

describe('the statement of an account', () => {
  it('has a fee, its payment, and nothing owed after it', () => {
    const { rows, ...sums } = accountStatement([paid], [anEntry()], today)
    expect(rows.map(({ type, balance }) => [type, balance])).toEqual([
      ['charge', 250_000],
      ['voucher', 0],
    ])
    expect(sums).toMatchObject({ balance: 0, owed: 0, credit: 0, dues: [] })
  })

  it('names a payment as its fee, in both languages', () => {
    const rowsOf = (memo: string) => accountStatement([paid], [anEntry({ memo })], today).rows
    const [, payment] = rowsOf(semester.en)
    expect(payment && entryText(payment, 'ne')).toBe(`भौचरबाट भुक्तानी, ${semester.ne}`)
    const [, other] = rowsOf('By its memo')
    expect(other && entryText(other, 'ne')).toBe('भौचरबाट भुक्तानी, By its memo')
  })

  it('names money that was found in the bank by the bank’s number, never by our key of it', () => {
    const placed = { source: 'placed:line:12', paymentType: null, referenceId: null }
    const rowOf = (memo: string) =>
      accountStatement([], [anEntry({ ...placed, memo })], today).rows.map((row) =>
        entryText(row, 'en'),
      )
    expect(rowOf('0093 5145')).toEqual(['Payment found in the bank, 0093 5145'])
    expect(rowOf('line:12')).toEqual(['Payment found in the bank'])
  })

  it('puts the fee before a payment of the same day', () => {
    const entry = anEntry({ on: paid.on })
    const { rows } = accountStatement([paid], [entry], today)
    expect(rows.map(({ type }) => type)).toEqual(['charge', 'voucher'])
  })

  it('has a balance below zero when more was paid than owed', () => {
    const surplus = anEntry({ toCredit: rupees(500) })
    expect(accountStatement([paid], [surplus], today)).toMatchObject({
      balance: -50_000,
      owed: 0,
      credit: 50_000,
    })
  })

  it('leaves the balance as it is when credit pays a fee', () => {
    const used = anEntry({ source: 'credit:7:3', toCredit: rupees(-600), toFees: rupees(600) })
    const { rows, dues } = accountStatement([aCharge()], [used], today)
    const row = { type: 'credit-used', paid: 0, moved: 60_000, balance: 250_000 }
    expect(rows[1]).toMatchObject(row)
    expect(dues).toMatchObject([{ owed: 190_000 }])
  })

  it('lists dues with their age, the oldest first', () => {
    const older = aCharge({ referenceId: 2, on: day('2026-01-01'), name: sameInBoth('Semester I') })
    const { dues } = accountStatement(
      [aCharge(), older],
      [anEntry({ toFees: rupees(1_000) })],
      today,
    )
    expect(dues.map(({ name, days, owed }) => [name.en, days, owed])).toEqual([
      ['Semester I', 330, 250_000],
      ['Semester II Regular 2083', 57, 150_000],
    ])
  })

  it.each([
    [day('2026-11-26'), 0],
    [today, 150_000],
    [null, 150_000],
  ])('owes an unpaid entrance that may be paid until %s: %i paisa', (payUntil, owed) => {
    const entrance = aCharge({ paymentType: 'ENTRANCE', assessed: rupees(1_500), payUntil })
    expect(accountStatement([entrance], [], today).owed).toBe(owed)
  })

  it('still owes an exam that can no longer be paid online', () => {
    const exam = aCharge({ payUntil: day('2026-11-01') })
    expect(accountStatement([exam], [], today).owed).toBe(250_000)
  })

  it('leaves out an application without a fee', () => {
    expect(accountStatement([aCharge({ assessed: nothing })], [], today).rows).toEqual([])
  })

  it('has sums that agree with its rows, its dues and its credit, whatever happened', () => {
    fc.assert(
      fc.property(histories, ({ charges, entries }) => {
        const statement = accountStatement(charges, entries, today)
        const { rows, charged, balance, owed, credit } = statement
        const ledger = entries.reduce((sum, { toFees, toCredit }) => sum + toFees + toCredit, 0)
        expect(statement.paid).toBe(ledger)
        expect(balance).toBe(charged - ledger)
        expect(rows.at(-1)?.balance ?? 0).toBe(balance)
        const overpaid = charges.reduce((sum, each) => {
          const own = entries.filter(({ referenceId }) => referenceId === each.referenceId)
          const toFees = own.reduce((paidSoFar, entry) => paidSoFar + entry.toFees, 0)
          return sum + Math.max(0, toFees - each.assessed)
        }, 0)
        expect(balance).toBe(owed - credit - overpaid)
        expect(rows.map(({ on }) => on)).toEqual(rows.map(({ on }) => on).toSorted())
      }),
    )
  })
})

/** Fees with payments, set-offs from credit and reversals, each entry of its own day. */
const histories = fc
  .array(
    fc.record({
      assessed: fc.integer({ min: 0, max: 500_000 }),
      on: fc.integer({ min: -400, max: 0 }),
      moves: fc.array(
        fc.record({
          toFees: fc.integer({ min: -200_000, max: 400_000 }),
          toCredit: fc.integer({ min: -200_000, max: 200_000 }),
          on: fc.integer({ min: -400, max: 0 }),
        }),
        { maxLength: 5 },
      ),
    }),
    { maxLength: 8 },
  )
  .map((fees) => ({
    charges: fees.map(({ assessed, on }, referenceId) =>
      aCharge({
        referenceId,
        assessed: paisa(assessed),
        on: addDays(today, on),
      }),
    ),
    entries: fees
      .flatMap(({ moves }, referenceId) => moves.map((move) => ({ ...move, referenceId })))
      .map(({ toFees, toCredit, on, referenceId }, id) =>
        anEntry({
          id,
          referenceId,
          toFees: paisa(toFees),
          toCredit: paisa(toCredit),
          on: addDays(today, on),
        }),
      ),
  }))

describe('the newest rows', () => {
  const statement = accountStatement([paid], [anEntry()], today)

  it('are all of them where there is room', () => {
    expect(newestRows(statement, 2)).toEqual({ before: null, rows: statement.rows })
  })

  it('follow the balance before them where there is not', () => {
    expect(newestRows(statement, 1)).toEqual({ before: 250_000, rows: statement.rows.slice(1) })
  })
})

describe('the type of an entry', () => {
  it.each([
    ['khalti:abc', 'khalti'],
    ['khalti-held:abc', 'held'],
    ['khalti-refund:abc', 'reversed'],
    ['voucher-reversal:5', 'reversed'],
    ['voucher-reversal:5:credit', 'credit-used'],
    ['withdrawal:3', 'fee-to-credit'],
    ['constructor', 'other'],
    ['', 'other'],
  ])('is read from the source %s', (source, type) => {
    expect(entryTypeOf(source)).toBe(type)
  })

  it('is followed by what the entry was for, and by an amount that only moved', () => {
    const row = {
      type: 'credit-used',
      name: sameInBoth('Your credit'),
      paymentType: 'EXAM',
      moved: rupees(600),
    } as const
    expect(entryText(row, 'en')).toBe('Credit set off, Exam, Rs. 600 moved')
    expect(entryText({ ...row, paymentType: null }, 'en')).toContain('Your credit')
    const voucher = { ...row, type: 'voucher', moved: nothing } as const
    expect(entryText(voucher, 'ne')).toBe('भौचरबाट भुक्तानी, Your credit')
  })
})
