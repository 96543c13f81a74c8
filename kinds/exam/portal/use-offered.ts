import { useAppliedPrograms } from '#features/programs/portal/program.queries.ts'
import { useActiveEnrollment } from '#features/enrollment/portal/enrollment.queries.ts'
import type { ExamOpening } from '../rules/exam.ts'
import { offeredPapers, type OfferedPaper } from '../rules/papers.ts'
import { useAppliedExams } from './exam.queries.ts'
import { satPapersOf } from './sat-papers.ts'

/** What each exam offers this student, from the lists that are known already; null while one of them is not. */
export function useOffered(): ((opening: ExamOpening) => readonly OfferedPaper[]) | null {
  const enrollment = useActiveEnrollment()
  const admissions = useAppliedPrograms('admission').data
  const registrations = useAppliedPrograms('course-registration').data
  const exams = useAppliedExams().data
  if (admissions === undefined || registrations === undefined || exams === undefined) return null
  const newest = [...admissions, ...registrations].toSorted((one, other) => other.id - one.id)
  return (opening) =>
    offeredPapers({
      opening,
      registered: newest
        .filter((each) => each.enrollmentId === enrollment?.id)
        .filter((each) => each.semesterId === opening.semester?.id)
        .flatMap(({ courses }) => courses),
      sat: satPapersOf(exams),
    })
}
