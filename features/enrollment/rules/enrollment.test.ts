import { describe, expect, it } from 'vitest'
import {
  type Enrollment,
  findActiveEnrollment,
  findReusableEnrollment,
  isOwnSemester,
} from './enrollment.ts'

const academics = {
  year: { id: 1, name: '2083' },
  intake: null,
  faculty: null,
  level: null,
  program: { id: 5, name: 'BE Civil' },
  subject: null,
}

const enrollment = (facts: Partial<Enrollment> = {}): Enrollment => ({
  id: 1,
  confirmed: true,
  rollNumber: '',
  passedOut: false,
  droppedOut: false,
  programName: 'BE Civil',
  academics,
  semester: { id: 1_000_000, name: 'I' },
  nextSemesterId: 1_000_001,
  created: '2026-11-19T10:00:00+05:45',
  ...facts,
})

describe('the own semester', () => {
  it.each([
    ['the one of the enrollment', 1_000_000, true],
    ['the one after it', 1_000_001, true],
    ['no later one', 1_000_002, false],
    ['no earlier one', 999_999, false],
    ['any that is not known', null, true],
  ])('is %s', (_, semesterId, isOwn) => {
    const semester = semesterId === null ? null : { id: semesterId }
    expect(isOwnSemester(enrollment(), semester)).toBe(isOwn)
  })

  it.each([{ semester: null }, { nextSemesterId: null }])(
    'is any where the order is not known: %j',
    (facts) => {
      expect(isOwnSemester(enrollment(facts), { id: 1_000_005 })).toBe(true)
    },
  )

  it('is any without an enrollment', () => {
    expect(isOwnSemester(null, { id: 1_000_005 })).toBe(true)
  })
})

describe('the active enrollment', () => {
  it('is confirmed, not passed out and not dropped out', () => {
    expect(findActiveEnrollment([enrollment()])?.id).toBe(1)
    for (const not of [{ confirmed: false }, { passedOut: true }, { droppedOut: true }])
      expect(findActiveEnrollment([enrollment(not)])).toBeNull()
    expect(findActiveEnrollment([])).toBeNull()
  })

  const older = enrollment({ id: 1, created: '2025-01-01T10:00:00+05:45' })

  it('is the latest of several', () => {
    expect(findActiveEnrollment([older, enrollment({ id: 2 })])?.id).toBe(2)
    expect(findActiveEnrollment([enrollment({ id: 2 }), older])?.id).toBe(2)
  })

  it.each([{ confirmed: false }, { passedOut: true }, { droppedOut: true }])(
    'is not hidden by a newer place that waits or has ended: %j',
    (not) => {
      const newer = enrollment({ id: 2, ...not })
      expect(findActiveEnrollment([newer, older])?.id).toBe(1)
      expect(findActiveEnrollment([older, newer])?.id).toBe(1)
    },
  )
})

describe('an enrollment that is used again (R-39)', () => {
  it.each([
    [{ confirmed: false }, true],
    [{ confirmed: true }, true],
    [{ passedOut: true }, false],
    [{ droppedOut: true }, false],
    [{ academics: { ...academics, intake: { id: 3, name: '' } } }, false],
    [{ academics: { ...academics, program: { id: 6, name: '' } } }, false],
  ])('%j: %s', (facts, isReused) => {
    expect(findReusableEnrollment([enrollment(facts)], academics) !== null).toBe(isReused)
  })
})
