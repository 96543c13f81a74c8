import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import {
  correctableFields,
  type CorrectableField,
  type CorrectionFacts,
  decideDecision,
  decideEntry,
  decideProposal,
} from './correction.ts'
import { isLocked } from '#features/profile/rules/locked-fields.ts'

const facts: CorrectionFacts = {
  complete: true,
  current: {
    fullName: 'Sita Shrestha',
    nepaliName: 'सीता श्रेष्ठ',
    birthDate: '2007-03-14',
    gender: 'female',
    citizenshipNumber: '27-01-70-12345',
    fatherName: 'Hari Shrestha',
    motherName: 'Gita Shrestha',
    grandfatherName: 'Ram Shrestha',
    grandmotherName: '',
    guardianPhone: '9800000002',
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
    const fromSignUp = ['fullName', 'nepaliName', 'birthDate', 'gender']
    expect(locked(true)).toEqual([...fromSignUp, 'citizenshipNumber'])
    expect(locked(false)).toEqual(fromSignUp)
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
    const command = { field: 'gender', value: 'male', hasProof: true } as const
    expect(decideProposal(command, { ...facts, waiting: ['gender'] })).toMatchObject({
      reason: 'already-proposed',
    })
    const number = { field: 'citizenshipNumber', value: '12-34', hasProof: true } as const
    expect(decideProposal(number, { ...facts, complete: false })).toMatchObject({
      reason: 'not-locked',
    })
  })

  it.each([
    [{}, 'allowed'],
    [{ isOwn: true }, 'own-record'],
    [{ waiting: ['fullName'] }, 'already-proposed'],
    [{ complete: false }, 'allowed'],
    [{ basis: '' }, 'basis-required'],
    [{ basis: 'x'.repeat(301) }, 'basis-too-long'],
    [{ hasProof: false }, 'proof-required'],
    [{ field: 'fatherName', value: 'Hari Prasad Shrestha', hasProof: false }, 'allowed'],
    [{ field: 'fatherName', value: 'Hari  Shrestha', hasProof: false }, 'value-unchanged'],
    [{ field: 'guardianPhone', value: '९८०००००००३', hasProof: false }, 'allowed'],
    [{ field: 'guardianPhone', value: '980000000', hasProof: false }, 'guardian-number-invalid'],
    [{ field: 'grandmotherName', value: '', hasProof: false }, 'value-required'],
  ] as const)('entered at the desk with %j is %s', (given, outcome) => {
    const command = {
      field: 'fullName',
      value: 'Sita Kumari',
      hasProof: true,
      basis: 'Card',
    } as const
    const decision = decideEntry({ ...command, ...given }, { ...facts, isOwn: false, ...given })
    expect(decision.is === 'refused' ? decision.reason : decision.is).toBe(outcome)
  })

  it.each([
    [{}, 'allowed'],
    [{ action: 'accept', reason: '' }, 'allowed'],
    [{ reason: ' ' }, 'reason-required'],
    [{ isOwn: true }, 'own-correction'],
    [{ isOwn: true, enteredByMe: true }, 'allowed'],
    [{ isOwn: true, enteredByMe: true, action: 'accept' }, 'own-correction'],
    [{ isCurrent: false }, 'allowed'],
    [{ isCurrent: false, action: 'accept' }, 'correction-outdated'],
    [{ state: 'returned' }, 'correction-decided'],
  ] as const)('is decided with %j: %s', (given, outcome) => {
    const at = { state: 'proposed', action: 'return', reason: 'Blurred' } as const
    const mine = { isOwn: false, enteredByMe: false, isCurrent: true }
    const decision = decideDecision({ ...at, ...mine, ...given })
    expect(decision.is === 'refused' ? decision.reason : decision.is).toBe(outcome)
  })
})
