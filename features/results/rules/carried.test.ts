import { describe, expect, it } from 'vitest'
import { settings } from '#features/settings/rules/settings.ts'
import { type GivenResult, readCarried } from './carried.ts'

const nothing: GivenResult = {
  obtained: null,
  full: null,
  grade: null,
  point: null,
  isPassed: null,
}
const read = (given: Partial<GivenResult>) =>
  readCarried({ ...nothing, ...given }, settings.grading.initial)

describe('a course result of before', () => {
  it('has the grade of its record, with the point that the grading table gives it', () => {
    expect(read({ grade: 'b+' })).toEqual({ grade: 'B+', point: 3.3, outcome: 'PASS' })
    expect(read({ grade: 'B+', point: 3.5 })).toMatchObject({ point: 3.5 })
    expect(read({ grade: 'F' })).toEqual({ grade: 'F', point: 0, outcome: 'FAIL' })
  })

  it('gets its grade from marks where the record has none', () => {
    expect(read({ obtained: 90, full: 100 })).toEqual({ grade: 'A', point: 4, outcome: 'PASS' })
    expect(read({ obtained: 44.99, full: 50 })).toMatchObject({ grade: 'A-' })
    expect(read({ obtained: 49.99, full: 100 })).toEqual({ grade: 'F', point: 0, outcome: 'FAIL' })
    expect(read({ obtained: 80, full: 100, grade: 'B' })).toMatchObject({ grade: 'B', point: 3 })
  })

  it('takes a grade of an older table with its point only', () => {
    expect(read({ grade: 'Distinction' })).toEqual({ of: 'point', reason: 'point-missing' })
    expect(read({ grade: 'Distinction', point: 4 })).toEqual({
      grade: 'Distinction',
      point: 4,
      outcome: 'PASS',
    })
    expect(read({ grade: 'Distinction', point: 4.01 })).toMatchObject({ reason: 'point-above' })
  })

  it('never has a point without being passed', () => {
    expect(read({ grade: 'A', isPassed: false })).toEqual({ grade: 'A', point: 0, outcome: 'FAIL' })
    expect(read({ grade: 'F', point: 1 })).toMatchObject({ reason: 'failed-with-point' })
    expect(read({ grade: 'Pass', point: 0, isPassed: true })).toMatchObject({ outcome: 'PASS' })
  })

  it('names what is missing or impossible', () => {
    expect(read({})).toEqual({ of: 'grade', reason: 'grade-missing' })
    expect(read({ obtained: 40 })).toEqual({ of: 'full', reason: 'full-missing' })
    expect(read({ full: 40 })).toEqual({ of: 'obtained', reason: 'obtained-missing' })
    expect(read({ obtained: 40.01, full: 40 })).toEqual({ of: 'obtained', reason: 'above-full' })
  })
})
