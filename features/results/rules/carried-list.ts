import { groupBy } from '#platform/pure/group-by.ts'
import { gradePointAverage } from './academic-record.ts'

/** A course of before with its grade. */
export type CarriedCourse = {
  readonly courseId: number
  readonly code: string
  readonly name: string
  readonly credits: number
  readonly total: number | null
  readonly full: number | null
  readonly grade: string
  readonly point: number
  readonly outcome: 'PASS' | 'FAIL'
}

/** A stored result of before: a course of a semester, or its average alone. */
export type CarriedResult = {
  readonly id: number
  readonly semesterId: number
  readonly semester: string
  readonly course: CarriedCourse | null
  readonly sgpa: number | null
  /** Null where a record has an average alone. */
  readonly credits: number | null
  readonly source: string
}

/** A semester of before as its student reads it. */
export type CarriedSemesterView = {
  readonly id: number
  readonly name: string
  readonly sgpa: number
  readonly credits: number | null
  readonly courses: readonly CarriedCourse[]
  /** Each source once. */
  readonly sources: readonly string[]
}

/** Results of before by semester, in their order; an average stands only where no course of its semester is known. */
export function carriedSemesters(
  results: readonly CarriedResult[],
): readonly CarriedSemesterView[] {
  return [...groupBy(results, ({ semesterId }) => semesterId)]
    .toSorted(([one], [other]) => one - other)
    .map(([id, own]) => {
      const courses = own.flatMap(({ course }) => course ?? [])
      const [first] = own
      const isAverage = courses.length === 0
      return {
        id,
        name: first?.semester ?? '',
        sgpa: isAverage ? (first?.sgpa ?? 0) : gradePointAverage(courses),
        credits: isAverage
          ? (first?.credits ?? null)
          : courses.reduce((sum, { credits }) => sum + Math.round(credits * 100), 0) / 100,
        courses,
        sources: [...new Set(own.map(({ source }) => source))],
      }
    })
}
