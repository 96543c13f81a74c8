import { describe, expect, it } from 'vitest'
import { type CarriedResult, carriedSemesters } from './carried-list.ts'

const course = (courseId: number, credits: number, point: number) => ({
  courseId,
  code: `C${courseId}`,
  name: 'Course',
  credits,
  total: null,
  full: null,
  grade: 'A',
  point,
  outcome: point > 0 ? ('PASS' as const) : ('FAIL' as const),
})
const result = (id: number, semesterId: number, more: Partial<CarriedResult>): CarriedResult => ({
  id,
  semesterId,
  semester: String(semesterId),
  course: null,
  sgpa: null,
  credits: null,
  source: 'Book 1',
  ...more,
})

describe('semesters of before', () => {
  it('stand in their order with the average of their courses', () => {
    const shown = carriedSemesters([
      result(3, 2, { sgpa: 3.2, credits: 15, source: 'Book 2' }),
      result(1, 1, { course: course(7, 3, 4) }),
      result(2, 1, { course: course(8, 1.5, 0), source: 'Book 3' }),
    ])
    expect(shown.map(({ id, sgpa, credits }) => [id, sgpa, credits])).toEqual([
      [1, 2.67, 4.5],
      [2, 3.2, 15],
    ])
    expect(shown[0]?.sources).toEqual(['Book 1', 'Book 3'])
  })

  it('show an average alone only where no course is known, with its credits or without', () => {
    const [one, two] = carriedSemesters([
      result(1, 1, { sgpa: 3.9, credits: 15 }),
      result(2, 1, { course: course(7, 3, 4) }),
      result(3, 2, { sgpa: 3 }),
    ])
    expect(one).toMatchObject({ sgpa: 4, credits: 3 })
    expect(two).toMatchObject({ sgpa: 3, credits: null, courses: [] })
  })
})
