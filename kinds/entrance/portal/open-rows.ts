import { useToday } from '#platform/browser/clock.ts'
import { listsTogether } from '#platform/browser/network/lists-together.ts'
import { appliedOpenings, isWithdrawn } from '#features/applying/rules/facts.ts'
import { useProfile } from '#features/profile/portal/profile.queries.ts'
import { entranceRow } from '../card/entrance-row.ts'
import { useAppliedEntrances, useOpenEntrances } from './entrance.queries.ts'

/** Open entrances as the rule decides them; what was applied for comes last, so neither list is known without the other. */
export function useOpenRows() {
  const today = useToday()
  const open = useOpenEntrances()
  const own = useAppliedEntrances()
  const profileComplete = useProfile()?.complete ?? false
  const applied = own.data ?? []
  const applicant = { profileComplete, appliedOpeningIds: appliedOpenings(applied) }
  const rows = (open.data ?? []).map((opening) => {
    const application =
      applied.find((each) => each.openingId === opening.id && !isWithdrawn(each)) ?? null
    return entranceRow(opening, { applicant, application, today })
  })
  return { rows, ...listsTogether([open, own]) }
}
