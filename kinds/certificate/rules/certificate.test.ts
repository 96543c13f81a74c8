import { assert, boolean, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nothing, paisa, rupees } from '#platform/pure/money/money.ts'
import { decideApproval } from './approval.ts'
import { decideAsk, decideRequest, placeToAsk } from './ask.ts'
import { certificateFee, mostCopies, nextStep } from './certificate.ts'

const enrolled = { confirmed: true, passedOut: false, droppedOut: false, created: '2083-01' }
const passed = { ...enrolled, passedOut: true, created: '2079-01' }
const left = { ...enrolled, droppedOut: true, created: '2084-01' }

describe('asking for a certificate', () => {
  it.each([
    ['ENROLLED', [enrolled], 'allowed'],
    ['ENROLLED', [passed], 'enrolled-only'],
    ['PASSED_OUT', [passed], 'allowed'],
    ['PASSED_OUT', [enrolled], 'passed-out-only'],
    ['BOTH', [passed], 'allowed'],
    ['BOTH', [left], 'no-place'],
    ['BOTH', [], 'no-place'],
  ] as const)('for %s is decided by the enrollments', (askers, enrollments, expected) => {
    const decision = decideAsk({ opening: { id: 1, askers }, enrollments, askedIds: [] })
    expect(decision.is === 'allowed' ? 'allowed' : decision.reason).toBe(expected)
  })

  it('is one request of a type at a time', () => {
    const at = { opening: { id: 1, askers: 'BOTH' as const }, enrollments: [enrolled] }
    expect(decideAsk({ ...at, askedIds: [1] })).toMatchObject({ reason: 'already-applied' })
    expect(decideAsk({ ...at, askedIds: [2] }).is).toBe('allowed')
  })

  it('is about the active enrollment before one that was passed', () => {
    expect(placeToAsk([passed, enrolled, left], 'BOTH')).toBe(enrolled)
    expect(placeToAsk([passed, enrolled, left], 'PASSED_OUT')).toBe(passed)
  })

  it.each([
    [0, 'Visa', 'copies-wrong'],
    [6, 'Visa', 'copies-wrong'],
    [1.5, 'Visa', 'copies-wrong'],
    [1, '  ', 'purpose-missing'],
    [1, 'x'.repeat(121), 'purpose-long'],
  ])('of %s copies for %j is refused', (copies, purpose, reason) => {
    expect(decideRequest({ copies, purpose })).toMatchObject({ reason })
  })
})

describe('the fee of a certificate', () => {
  it('is that of each copy, and the urgent fee once', () => {
    const opening = { fee: rupees(500), urgentFee: rupees(300) }
    expect(certificateFee(opening, { copies: 3, isUrgent: true })).toBe(rupees(1_800))
  })

  it('is never less than that of one copy', () => {
    const amount = integer({ min: 0, max: 10_000_000 }).map(paisa)
    const fees = record({ fee: amount, urgentFee: amount })
    const choices = record({ copies: integer({ min: 1, max: mostCopies }), isUrgent: boolean() })
    assert(
      property(fees, choices, (opening, chosen) => certificateFee(opening, chosen) >= opening.fee),
    )
  })
})

describe('the approval of a certificate', () => {
  const cleared = { owed: nothing, books: 0, fines: nothing, results: 1, expulsions: 0 } as const

  it.each([
    [{ type: 'VERIFICATION', owed: rupees(1) }, 'owes-fees'],
    [{ type: 'VERIFICATION', books: 1 }, 'owes-library'],
    [{ type: 'VERIFICATION', fines: rupees(5) }, 'owes-library'],
    [{ type: 'VERIFICATION', results: 0 }, 'allowed'],
    [{ type: 'TRANSCRIPT', results: 0 }, 'without-result'],
    [{ type: 'PROVISIONAL', results: 0 }, 'without-result'],
    [{ type: 'TRANSCRIPT', expulsions: 1 }, 'allowed'],
    [{ type: 'CHARACTER', expulsions: 1 }, 'expelled'],
  ] as const)('for %j is %s', (facts, expected) => {
    const decision = decideApproval({ ...cleared, ...facts })
    expect(decision.is === 'allowed' ? 'allowed' : decision.reason).toBe(expected)
  })
})

describe('the next step of an approved request', () => {
  it('is issuing, then ready, then handing over, then none', () => {
    const done = (isIssued: boolean, isReady: boolean, isHanded: boolean) =>
      nextStep({ isIssued, isReady, isHanded })
    expect(done(false, false, false)).toBe('issue')
    expect(done(true, false, false)).toBe('ready')
    expect(done(true, true, false)).toBe('hand-over')
    expect(done(true, true, true)).toBeNull()
  })
})
