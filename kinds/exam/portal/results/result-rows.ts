import { useExamOpenings, type AppliedExam, useAppliedExams } from '../exam.queries.ts'
import { type ListsTogether, listsTogether } from '#platform/browser/network/lists-together.ts'
import { usePublishedResults } from '#features/results/portal/result.queries.ts'
import type { PublishedResult } from '#features/results/rules/facts.ts'
import type { ExamOpening } from '../../rules/exam.ts'

/** An approved registration, with its result once that is published and what its exam says. */
export type ResultRow = {
  readonly application: AppliedExam
  /** Null: not published. Undefined: it could not be read, so it is unknown. */
  readonly result: PublishedResult | null | undefined
  readonly opening: ExamOpening | null
}

type Rows = ListsTogether & { readonly rows: readonly ResultRow[] | null }

/** Own registrations AP or CO (SPEC §7), the newest first; null while they are not known. */
export function useResultRows(): Rows {
  const exams = useAppliedExams()
  const results = usePublishedResults()
  const openings = useExamOpenings()
  const together = listsTogether([exams, results, openings])
  const rows = exams.data
    ?.filter(({ status }) => status === 'AP' || status === 'CO')
    .toSorted((one, other) => other.id - one.id)
    .map((application) => ({
      application,
      result: resultOf(application, results.data),
      opening: openings.data?.find(({ id }) => id === application.openingId) ?? null,
    }))
  const isKnown = results.data !== undefined || results.isError
  return { ...together, rows: rows !== undefined && isKnown ? rows : null }
}

function resultOf({ id }: AppliedExam, results: readonly PublishedResult[] | undefined) {
  return results && (results.find(({ registrationId }) => registrationId === id) ?? null)
}
