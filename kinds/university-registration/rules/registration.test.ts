import { describe, expect, it } from 'vitest'
import { nothing, rupees } from '#platform/pure/money/money.ts'
import {
  mayPrintForm,
  registrationOwed,
  registrationState,
  type UniversityRegistration,
  usualFee,
} from './registration.ts'

const registration = (
  total: number,
  paid: number,
  facts: Partial<UniversityRegistration> = {},
): UniversityRegistration => ({
  id: 1,
  appliedOn: null,
  returned: null,
  withdrawal: null,
  isFormReady: false,
  paying: {
    total: rupees(total),
    paid: rupees(paid),
    isPaid: total > 0 && paid >= total,
    isPending: false,
  },
  status: 'DR',
  registrationNumber: '',
  programName: '',
  ...facts,
})

describe('the shown status of a registration', () => {
  it.each([
    ['unpaid', registration(1_500, 0)],
    ['partly', registration(1_500, 500)],
    ['pending', registration(1_500, 1_500)],
    ['pending', registration(1_500, 1_500, { status: 'IP' })],
    ['complete', registration(1_500, 1_500, { status: 'AP' })],
    ['complete', registration(1_500, 1_500, { registrationNumber: '2082-1' })],
    ['partly', registration(1_500, 2_000)],
    ['pending', registration(0, 0)],
  ])('%s: %j', (state, own) => {
    expect(registrationState(own)).toBe(state)
  })
})

describe('the amount still to be paid', () => {
  it.each([
    [1_500, 0, rupees(1_500)],
    [1_500, 500, rupees(1_000)],
    [1_500, 1_500, nothing],
    [1_500, 2_000, nothing],
    [0, 0, usualFee],
  ])('of %i, paid %i', (total, paid, owed) => {
    expect(registrationOwed(registration(total, paid))).toBe(owed)
  })

  it('is nothing for one that was closed', () => {
    expect(registrationOwed(registration(1_500, 0, { status: 'CL' }))).toBe(nothing)
  })

  it('is nothing of one that no longer holds', () => {
    const offered = { withdrawal: { id: 7, reason: null } }
    expect(registrationOwed(registration(1_500, 500, offered))).toBe(nothing)
  })
})

it.each([
  [1_500, 0, true],
  [1, 0, true],
  [0, 0, false],
  [0, 1, true],
])('the form of %i, paid %i, prints: %s', (total, paid, prints) => {
  expect(mayPrintForm({ total: rupees(total), paid: rupees(paid) })).toBe(prints)
})
