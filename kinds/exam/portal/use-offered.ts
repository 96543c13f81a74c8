import { listsTogether } from '#platform/browser/network/lists-together.ts'
import { useAppliedPrograms } from '#features/programs/portal/program.queries.ts'
import { useActiveEnrollment } from '#features/enrollment/portal/enrollment.queries.ts'
import type { ExamOpening } from '../rules/exam.ts'
import { offeredPapers, type OfferedPaper } from '../rules/papers.ts'
import { useAppliedExams } from './exam.queries.ts'
import { satPapersOf } from './sat-papers.ts'

/** Exam papers that each exam offers this student; null while a list is loading, none if one could not be read. */
export function useOffered(): ((opening: ExamOpening) => readonly OfferedPaper[]) | null {
  const enrollment = useActiveEnrollment()
  const admissions = useAppliedPrograms('admission')
  const registrations = useAppliedPrograms('course-registration')
  const exams = useAppliedExams()
  const { data: sat } = exams
  if (listsTogether([admissions, registrations, exams]).isPending) return null
  if (!admissions.data || !registrations.data || !sat) return () => []
  const newest = [...admissions.data, ...registrations.data].toSorted(
    (one, other) => other.id - one.id,
  )
  return (opening) =>
    offeredPapers({
      opening,
      registered: newest
        .filter((each) => each.enrollmentId === enrollment?.id && each.status !== 'CL')
        .filter((each) => each.semesterId === opening.semester?.id)
        .flatMap(({ courses }) => courses),
      sat: satPapersOf(sat),
    })
}
