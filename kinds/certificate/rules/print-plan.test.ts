import { describe, expect, it } from 'vitest'
import { allowed, refuse } from '#platform/pure/decision.ts'
import { pagesOf, planPrint } from './print-plan.ts'

const facts = {
  isOpen: true,
  isIssued: false,
  isRevoked: false,
  isOwn: false,
  byTwo: false,
  approval: allowed,
}

describe('a certificate among several that are printed together', () => {
  it.each([
    ['gets its number first', {}, { step: 'issue', why: null }],
    ['is printed by its number', { isIssued: true }, { step: 'print', why: null }],
    [
      'is printed by its number, whatever the records say by now',
      { isIssued: true, isOwn: true, byTwo: true, approval: refuse('owes-fees' as const) },
      { step: 'print', why: null },
    ],
    ['is left out once it was handed over', { isOpen: false }, { step: null, why: 'not-open' }],
    [
      'is left out when it is revoked',
      { isIssued: true, isRevoked: true },
      { step: null, why: 'revoked' },
    ],
    ['is left out when it is one’s own', { isOwn: true }, { step: null, why: 'own' }],
    ['is left out when two people issue it', { byTwo: true }, { step: null, why: 'two-people' }],
    [
      'is left out while the student owes fees',
      { approval: refuse('owes-fees' as const) },
      { step: null, why: 'owes-fees' },
    ],
  ])('%s', (_title, more, planned) => {
    expect(planPrint({ ...facts, ...more })).toEqual(planned)
  })

  it('has a page for each copy', () => {
    expect(
      pagesOf([
        { step: 'print', copies: 2 },
        { step: 'issue', copies: 1 },
        { step: null, copies: 5 },
      ]),
    ).toBe(3)
  })
})
