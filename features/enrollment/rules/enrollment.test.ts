import { describe, expect, it } from 'vitest'
import { type Enrollment, findActiveEnrollment, findReusableEnrollment } from './enrollment.ts'

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
  created: '2026-11-19T10:00:00+05:45',
  ...facts,
})

describe('the active enrollment', () => {
  it('is confirmed, not passed out and not dropped out', () => {
    expect(findActiveEnrollment([enrollment()])?.id).toBe(1)
    for (const not of [{ confirmed: false }, { passedOut: true }, { droppedOut: true }])
      expect(findActiveEnrollment([enrollment(not)])).toBeNull()
    expect(findActiveEnrollment([])).toBeNull()
  })

  it('is decided by the latest alone: an older active one does not help', () => {
    const older = enrollment({ id: 1, created: '2025-01-01T10:00:00+05:45' })
    const latest = enrollment({ id: 2, passedOut: true })
    expect(findActiveEnrollment([older, latest])).toBeNull()
    expect(findActiveEnrollment([latest, older])).toBeNull()
    expect(findActiveEnrollment([enrollment({ id: 3 }), { ...older, passedOut: true }])?.id).toBe(3)
  })

  it('is not hidden by a newer place that only waits for confirmation', () => {
    const older = enrollment({ id: 1, created: '2025-01-01T10:00:00+05:45' })
    expect(findActiveEnrollment([enrollment({ id: 2, confirmed: false }), older])?.id).toBe(1)
  })
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
