import { closingDays } from '#features/applying/card/open-row.ts'
import { type HomeProps, noWords, pendingWords } from '#features/dashboard/portal/at-home.ts'
import { nextOfReturned } from '#features/dashboard/portal/ReturnedNext.tsx'
import { useActiveEnrollment } from '#features/enrollment/portal/enrollment.queries.ts'
import { isOwnSemester } from '#features/enrollment/rules/facts.ts'
import { scholarship } from '../rules/kind.ts'
import { scholarshipPageMessages as text } from '../rules/messages.ts'
import { useOpenRows } from './open-rows.ts'
import { useAppliedScholarships } from './scholarship.queries.ts'

/** Dashboard texts about scholarships: returned applications, and the last days to apply in the own semester. */
export function ScholarshipHome({ children }: HomeProps) {
  const { rows: all, isPending, onRetry } = useOpenRows()
  const enrollment = useActiveEnrollment()
  const rows = all.filter(({ opening }) => isOwnSemester(enrollment, opening.semester))
  const applied = useAppliedScholarships()
  if (isPending) return children(pendingWords)
  return children({
    ...noWords,
    onRetry,
    next: nextOfReturned(applied.data ?? [], scholarship.path),
    deadlines: closingDays(rows, () => text['next-deadline']),
  })
}
