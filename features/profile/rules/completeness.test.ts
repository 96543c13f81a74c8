import { describe, expect, it } from 'vitest'
import { aGeneralForm } from '../testing/general.ts'
import { doneSteps, isProfileComplete, missingFields, type ProfileParts } from './completeness.ts'
import { profileFields, requiredFields } from './profile-fields.ts'

const general = aGeneralForm
const whole: ProfileParts = {
  general,
  hasPhoto: true,
  hasSignature: true,
  hasPermanentAddress: true,
  hasTemporaryAddress: true,
  educationRecords: 1,
}

describe('a profile', () => {
  it('is complete when all four steps are done', () => {
    expect(isProfileComplete(whole)).toBe(true)
  })

  it.each(requiredFields)('is not complete without %s', (field) => {
    const parts = { ...whole, general: { ...general, [field]: '  ' } }
    expect(missingFields(parts.general)).toEqual([field])
    expect(isProfileComplete(parts)).toBe(false)
  })

  it.each([
    [{ hasPhoto: false }, 'images'],
    [{ hasSignature: false }, 'images'],
    [{ hasPermanentAddress: false }, 'address'],
    [{ hasTemporaryAddress: false }, 'address'],
    [{ educationRecords: 0 }, 'education'],
  ] as const)('with %j misses the step %s only', (part, step) => {
    const done = doneSteps({ ...whole, ...part })
    expect(Object.entries(done).filter(([, is]) => !is)).toEqual([[step, false]])
  })

  it('names missing fields by the labels and in the order of the specification', () => {
    const empty = Object.fromEntries(Object.keys(general).map((key) => [key, '']))
    const missing = missingFields({ ...general, ...empty })
    expect(missing.map((key) => profileFields[key].label.en).join(', ')).toBe(
      "Father's Name, Mother's Name, Guardian's Phone, Grandfather's Name, Grandmother's Name, Marital Status, Caste/Ethnicity, Religion, Nationality, Citizenship No.",
    )
  })
})
