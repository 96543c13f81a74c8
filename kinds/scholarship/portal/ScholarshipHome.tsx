import { closingDays } from '#features/applying/portal/open-row.ts'
import { type HomeProps, noWords, pendingWords } from '#features/dashboard/portal/at-home.ts'
import { scholarshipPageMessages as text } from '../rules/messages.ts'
import { useOpenRows } from './open-rows.ts'

/** What the dashboard says of scholarships: until when one may apply. */
export function ScholarshipHome({ children }: HomeProps) {
  const { rows, isPending, onRetry } = useOpenRows()
  if (isPending) return children(pendingWords)
  return children({
    ...noWords,
    onRetry,
    deadlines: closingDays(rows, () => text['next-deadline']),
  })
}
