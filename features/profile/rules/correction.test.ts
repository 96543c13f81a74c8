import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import {
  correctableFields,
  type CorrectableField,
  type CorrectionFacts,
  decideDecision,
  decideProposal,
  isLocked,
} from './correction.ts'

const facts: CorrectionFacts = {
  complete: true,
  current: {
    fullName: 'Sita Shrestha',
    nepaliName: 'सीता श्रेष्ठ',
    birthDate: '2007-03-14',
    gender: 'female',
    citizenshipNumber: '27-01-70-12345',
  },
  nationality: 'Nepali',
  waiting: [],
  today: day('2026-11-20'),
}
const propose = (field: CorrectableField, value: string, hasProof = true) => {
  const decision = decideProposal({ field, value, hasProof }, facts)
  return decision.is === 'refused' ? decision.reason : decision.is
}

describe('a correction', () => {
  it('is needed for what was given at sign-up, and for the citizenship number once the profile is complete', () => {
    const fields = Object.keys(correctableFields)
    const locked = (complete: boolean) =>
      fields.filter((field) => isLocked(field as CorrectableField, { complete }))
    expect(locked(true)).toEqual(fields)
    expect(locked(false)).toEqual(['fullName', 'nepaliName', 'birthDate', 'gender'])
  })

  it.each([
    ['fullName', 'Sita Kumari Shrestha', 'allowed'],
    ['fullName', ' Sita  Shrestha ', 'value-unchanged'],
    ['fullName', 'सीता', 'value-invalid'],
    ['fullName', '  ', 'value-required'],
    ['fullName', 'x'.repeat(121), 'text-too-long'],
    ['nepaliName', 'सीता कुमारी श्रेष्ठ', 'allowed'],
    ['birthDate', '2006-03-14', 'allowed'],
    ['birthDate', '2006-02-30', 'value-invalid'],
    ['birthDate', '2026-11-19', 'allowed'],
    ['birthDate', '2026-11-20', 'value-invalid'],
    ['birthDate', '1899-12-31', 'value-invalid'],
    ['birthDate', '2006-03-14 00:00:00', 'value-invalid'],
    ['gender', 'Male', 'allowed'],
    ['gender', 'FEMALE', 'value-unchanged'],
    ['gender', 'robot', 'value-invalid'],
    ['citizenshipNumber', '12-01-70-04321', 'allowed'],
    ['citizenshipNumber', 'abc', 'citizenship-number-invalid'],
  ] as const)('of %s to "%s" is %s', (field, value, outcome) => {
    expect(propose(field, value)).toBe(outcome)
  })

  it('needs a proof, one proposal per field at a time, and a field the student may not write', () => {
    expect(propose('gender', 'male', false)).toBe('proof-required')
    const wish = { field: 'gender', value: 'male', hasProof: true } as const
    expect(decideProposal(wish, { ...facts, waiting: ['gender'] })).toMatchObject({
      reason: 'already-proposed',
    })
    const number = { field: 'citizenshipNumber', value: '12-34', hasProof: true } as const
    expect(decideProposal(number, { ...facts, complete: false })).toMatchObject({
      reason: 'not-locked',
    })
  })

  it('is decided once, by somebody else, and returned with a reason only', () => {
    const at = { state: 'proposed', proposedByMe: false, act: 'return', reason: 'Blurred' } as const
    expect(decideDecision(at)).toEqual({ is: 'allowed' })
    expect(decideDecision({ ...at, reason: ' ' })).toMatchObject({ reason: 'reason-required' })
    expect(decideDecision({ ...at, act: 'accept', reason: '' })).toEqual({ is: 'allowed' })
    expect(decideDecision({ ...at, proposedByMe: true })).toMatchObject({
      reason: 'own-correction',
    })
    expect(decideDecision({ ...at, state: 'returned' })).toMatchObject({
      reason: 'correction-decided',
    })
  })
})
