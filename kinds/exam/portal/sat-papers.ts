import type { SatPaper } from '../rules/papers.ts'
import type { AppliedExam } from './exam.queries.ts'

/** All exam papers of the student's registrations. */
export function satPapersOf(applications: readonly AppliedExam[]): readonly SatPaper[] {
  return applications.flatMap(({ papers, openingId, status }) =>
    papers.map(({ courseId, outcome }) => ({ courseId, openingId, status, outcome })),
  )
}
