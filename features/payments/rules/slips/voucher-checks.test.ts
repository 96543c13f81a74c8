import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { paisa, rupees } from '#platform/pure/money/money.ts'
import type { BankLine, BankWord } from '../statements/bank-line.ts'
import { isBlocking, mayGoToCredit, type VoucherFacts, voucherFindings } from './voucher-checks.ts'

const fine: VoucherFacts = {
  typed: rupees(1_500),
  owed: rupees(1_500),
  slipDay: day('2026-11-20'),
  payUntil: day('2026-11-30'),
  isUsed: false,
  isOwn: false,
  bank: { is: 'no-statement', awaited: false },
  mayLackLine: true,
}
const lineOf = (change: Partial<BankLine> = {}): BankWord => ({
  is: 'line',
  line: {
    id: 1,
    number: '0093 5120',
    day: day('2026-11-20'),
    amount: rupees(1_500),
    remarks: '',
    isUsed: false,
    ...change,
  },
})
const found = (change: Partial<VoucherFacts>) => voucherFindings({ ...fine, ...change })

describe('a voucher', () => {
  it('in which everything agrees has nothing to be looked at', () => {
    expect(found({})).toEqual([])
    expect(found({ payUntil: null })).toEqual([])
  })

  it.each([
    ['2026-11-29', []],
    ['2026-11-30', []],
    ['2026-12-01', ['paid-late']],
  ] as const)('paid on %s, due by 30 November: %j', (slip, findings) => {
    expect(found({ slipDay: day(slip) })).toEqual(findings)
  })

  it.each([
    [1_499.99, ['amount-short']],
    [1_500, []],
    [1_500.01, ['amount-over']],
  ] as const)('over Rs. %d of 1,500 owed: %j', (typed, findings) => {
    expect(found({ typed: rupees(typed) })).toEqual(findings)
  })

  it('for what owes nothing any more says that, whatever it is over', () => {
    expect(found({ owed: paisa(0) })).toEqual(['nothing-owed'])
    expect(found({ owed: paisa(0), typed: paisa(0) })).toEqual(['nothing-owed'])
  })

  it('without a day that can be read says so, and is not called late', () => {
    expect(found({ slipDay: null })).toEqual(['no-day'])
  })

  it('stops what is owed no more, whose money may go to credit where nothing else stops it', () => {
    expect(isBlocking('nothing-owed')).toBe(true)
    expect(mayGoToCredit(['nothing-owed', 'no-day'])).toBe(true)
    expect(mayGoToCredit(['own-entry', 'nothing-owed'])).toBe(false)
    expect(mayGoToCredit(['amount-over'])).toBe(false)
  })

  it('names the weightiest first', () => {
    expect(
      found({ isUsed: true, isOwn: true, typed: rupees(10), slipDay: day('2026-12-24') }),
    ).toEqual(['used-before', 'own-entry', 'amount-short', 'paid-late'])
  })

  it.each([
    ['agrees', lineOf(), []],
    ['was paid another amount', lineOf({ amount: rupees(1_000) }), ['bank-differs']],
    ['was used', lineOf({ isUsed: true }), ['line-used']],
    [
      'was used for another amount',
      lineOf({ isUsed: true, amount: rupees(1) }),
      ['line-used', 'bank-differs'],
    ],
    ['came three days later', lineOf({ day: day('2026-11-23') }), []],
    ['came four days later', lineOf({ day: day('2026-11-24') }), ['bank-day']],
    ['is not in the statement', { is: 'no-line' }, ['no-line']],
    ['has no statement yet', { is: 'no-statement', awaited: true }, []],
  ] as const)('whose line %s: %j', (_, bank, findings) => {
    expect(found({ bank })).toEqual(findings)
  })

  it('lacks its line where the role may not do without', () => {
    const of = (bank: BankWord) => found({ bank, mayLackLine: false })
    expect(of(lineOf())).toEqual([])
    expect(of(lineOf({ amount: rupees(1_000) }))).toEqual(['bank-differs'])
    expect(of({ is: 'no-line' })).toEqual(['line-needed', 'no-line'])
    expect(of({ is: 'no-statement', awaited: false })).toEqual(['line-needed'])
  })

  it('is stopped by a slip or line that is used, one’s own, a line that is needed and nothing owed; all else asks why', () => {
    const money = fc.integer({ min: 0, max: 1_000_000 }).map(paisa)
    const days = fc.constantFrom(null, day('2026-11-20'), day('2026-11-30'), day('2026-12-01'))
    const facts = fc.record({
      typed: money,
      owed: money,
      slipDay: days,
      payUntil: days,
      isUsed: fc.boolean(),
      isOwn: fc.boolean(),
      bank: fc.constantFrom<BankWord>(
        lineOf(),
        lineOf({ isUsed: true, amount: rupees(7) }),
        { is: 'no-line' },
        { is: 'no-statement', awaited: true },
      ),
      mayLackLine: fc.boolean(),
    })
    fc.assert(
      fc.property(facts, (given) => {
        const findings = voucherFindings(given)
        const { bank } = given
        const byBank = bank.is === 'line' ? bank.line.isUsed : !given.mayLackLine
        const isStopped = given.isUsed || given.isOwn || byBank || given.owed === 0
        expect(findings.some(isBlocking)).toBe(isStopped)
        expect(new Set(findings).size).toBe(findings.length)
        const agrees = given.typed === given.owed && given.owed > 0
        expect(findings.some((each) => /^(nothing|amount)/.test(each))).toBe(!agrees)
      }),
    )
  })
})
