import { describe, expect, it } from 'vitest'
import { type Enrollment, findActiveEnrollment } from './enrollment.ts'

const enrollment = (facts: Partial<Enrollment> = {}): Enrollment => ({
  id: 1,
  confirmed: true,
  rollNumber: '',
  passedOut: false,
  droppedOut: false,
  programName: 'BE Civil',
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
})
