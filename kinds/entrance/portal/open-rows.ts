import type { Decision } from '#platform/pure/decision.ts'
import { listsTogether } from '#platform/browser/network/lists-together.ts'
import type { OpenRow as AnyOpenRow } from '#features/applying/portal/list/open-row.ts'
import { appliedOpenings, isWithdrawn } from '#features/applying/rules/facts.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import { feeDeadline } from '#features/late-fee/rules/facts.ts'
import { useProfile } from '#features/profile/portal/profile.queries.ts'
import { applyButton, type ApplyReason, decideApply } from '../rules/apply.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { type AppliedEntrance, useAppliedEntrances, useOpenEntrances } from './entrance.queries.ts'

export type OpenRow = AnyOpenRow<EntranceOpening> & {
  /** The student's own, once there is one. */
  readonly application: AppliedEntrance | null
  readonly decision: Decision<ApplyReason>
}

/** Open entrances as the rule decides them; what was applied for comes last, so neither list is known without the other. */
export function useOpenRows() {
  const today = useToday()
  const open = useOpenEntrances()
  const own = useAppliedEntrances()
  const profileComplete = useProfile()?.complete ?? false
  const applied = own.data ?? []
  const applicant = { profileComplete, appliedOpeningIds: appliedOpenings(applied) }
  const rows = (open.data ?? []).map((opening): OpenRow => {
    const decision = decideApply({ opening, applicant, today })
    return {
      opening,
      closes: feeDeadline(opening, today),
      button: applyButton(decision),
      application:
        applied.find((each) => each.openingId === opening.id && !isWithdrawn(each)) ?? null,
      decision,
    }
  })
  return { rows, ...listsTogether([open, own]) }
}
