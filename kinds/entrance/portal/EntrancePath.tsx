import { StillWaiting } from '#platform/browser/ui/Together.tsx'
import { PathCard } from '#features/dashboard/portal/PathCard.tsx'
import { useCompletedEnrollment } from '#features/enrollment/portal/completed.queries.ts'
import type { Profile } from '#features/profile/rules/facts.ts'

/** The path of somebody who has applied for no entrance yet; a graduate is not on it, and who may be one is not told so. */
export function EntrancePath({ profile }: { readonly profile: Profile }) {
  const completed = useCompletedEnrollment()
  if (completed.isPending) return <StillWaiting />
  return completed.data === null ? <PathCard profile={profile} entrance={null} /> : null
}
