import { academicsToWire } from '#features/applying/wire/academic.ts'
import { applicantToWire, type ApplyingUser } from '#features/applying/wire/application.ts'
import { type Money, toRupees } from '#platform/pure/money/money.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { joinQuotas, type Quota } from '#features/applying/rules/facts.ts'
import { openingKey } from './entrance-application.ts'

/** Body of the application (SPEC §3). The server recomputes money and flags; ours are compare-only. */
export function applicationToWire(at: {
  readonly opening: EntranceOpening
  readonly user: ApplyingUser
  readonly fee: Money
  readonly quotas: readonly Quota[]
  /** The centre asked for; absent or null: any. */
  readonly centreId?: number | null
  readonly specialNeed?: boolean
}): Record<string, unknown> {
  return {
    ...applicantToWire(at.user),
    [openingKey]: at.opening.id,
    ...academicsToWire(at.opening.academics),
    totalfee: toRupees(at.fee),
    feepaid: 0,
    selectedQuota: joinQuotas(at.quotas),
    eligible: false,
    ...(at.centreId && { n_exam_centre_ID: at.centreId }),
    ...(at.specialNeed && { special_need: true }),
  }
}
