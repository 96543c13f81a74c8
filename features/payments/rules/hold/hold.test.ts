import { sameInBoth } from '#platform/pure/message.ts'
import { describe, expect, it } from 'vitest'
import { addDays, day, daysBetween } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { findHold, type HoldTerms } from './hold.ts'

const today = day('2026-11-27')
const due = (amount: number, since = addDays(today, -30)) => ({
  paymentType: 'EXAM',
  referenceId: 1,
  name: sameInBoth('Semester II'),
  since,
  days: daysBetween(since, today),
  owed: rupees(amount),
})
const terms: HoldTerms = {
  fromInPaisa: 100_000,
  days: 30,
  admitCard: true,
  gradesheet: false,
}
const facts = {
  document: 'admitCard',
  dues: [due(1_000)],
  terms,
  liftedUntil: null,
  today,
} as const

describe('a hold', () => {
  it('is on a document from the sum on', () => {
    expect(findHold({ ...facts, dues: [due(999.99)] })).toBeNull()
    expect(findHold(facts)).toMatchObject({ owed: 100_000, since: addDays(today, -30) })
    expect(findHold({ ...facts, dues: [due(400), due(600)] })).toMatchObject({ owed: 100_000 })
  })

  it.each([
    [-29, undefined],
    [-30, 100_000],
    [-31, 100_000],
  ])('counts a fee that was asked for %i days ago with %j', (days, owed) => {
    const found = findHold({ ...facts, dues: [due(1_000, addDays(today, days))] })
    expect(found?.owed).toBe(owed)
  })

  it('does not count younger fees towards the sum, and is since the oldest', () => {
    const old = [due(600, addDays(today, -40)), due(400, addDays(today, -90))]
    const found = findHold({ ...facts, dues: [...old, due(9_000, today)] })
    expect(found).toMatchObject({ owed: 100_000, since: addDays(today, -90) })
    expect(found?.dues.map(({ days }) => days)).toEqual([90, 40])
  })

  it.each([
    [-1, false],
    [0, true],
    [1, true],
  ])('is lifted until a day, that day included: %i days from today', (days, isLifted) => {
    const found = findHold({ ...facts, liftedUntil: addDays(today, days) })
    expect(found === null).toBe(isLifted)
  })

  it('is on no document that the setting does not name, and off by default', () => {
    expect(findHold({ ...facts, document: 'gradesheet' })).toBeNull()
    expect(findHold({ ...facts, terms: { ...terms, admitCard: false } })).toBeNull()
  })

  it('does not count the fee of an entrance', () => {
    const entrance = { ...due(5_000), paymentType: 'ENTRANCE' }
    expect(findHold({ ...facts, dues: [entrance] })).toBeNull()
    expect(findHold({ ...facts, dues: [entrance, due(1_000)] })?.owed).toBe(100_000)
  })

  it('is not on a student who owes nothing', () => {
    expect(findHold({ ...facts, dues: [] })).toBeNull()
  })
})
