import { describe, expect, it } from 'vitest'
import { addDays, day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { comparePair, disagreements } from './compare-pair.ts'

const on = day('2026-11-22')
const item = { number: '00935145', amount: rupees(2_000), remarks: 'ROSHNI TAMANG', day: on }
const claim = { number: '00935144', amount: rupees(2_000), name: 'Roshani Tamang', day: on }

describe('money and a claim side by side', () => {
  it('say how far each fact agrees', () => {
    const compared = comparePair(item, claim)
    expect(compared).toEqual({ number: 'one-digit', amount: 'same', name: 'alike', day: 'same' })
    expect(disagreements(compared)).toEqual(['number'])
  })

  it('agree in all where nothing differs, or the bank names no person', () => {
    expect(disagreements(comparePair(item, { ...claim, number: item.number }))).toEqual([])
    const unnamed = { ...item, remarks: 'CASH', day: addDays(on, 3) }
    const compared = comparePair(unnamed, { ...claim, number: item.number })
    expect(compared).toMatchObject({ name: 'none', day: 'near' })
    expect(disagreements(compared)).toEqual([])
  })

  it('disagree in all, the amount first', () => {
    const other = { number: '', amount: rupees(45_200), remarks: 'HARI THAPA', day: addDays(on, 4) }
    const compared = comparePair(other, { ...claim, amount: rupees(42_500) })
    expect(compared).toEqual({ number: 'none', amount: 'swapped', name: 'other', day: 'other' })
    expect(disagreements(compared)).toEqual(['amount', 'number', 'name', 'day'])
  })
})
