import type { Day } from '#platform/pure/calendar/day.ts'
import type { Decision } from '#platform/pure/decision.ts'
import type { OpenRow } from '#features/applying/card/open-row.ts'
import { feeDeadline } from '#features/late-fee/rules/facts.ts'
import type { WhyNot } from '#features/programs/rules/facts.ts'
import { applyButton, type Applicant, type ApplyReason, decideApply } from '../rules/apply.ts'
import type { ApplicationAndOpening, EntranceOpening } from '../rules/entrance.ts'

export type EntranceRow = OpenRow<EntranceOpening> & {
  /** The student's own, once there is one. */
  readonly application: ApplicationAndOpening | null
  readonly decision: Decision<ApplyReason>
  /** A condition that the student does not meet; null: none is known. */
  readonly unmet: WhyNot | null
}

/** An open entrance as a line of the list, before its conditions are known. */
export function entranceRow(
  opening: EntranceOpening,
  {
    application,
    ...at
  }: {
    readonly applicant: Applicant
    readonly application: ApplicationAndOpening | null
    readonly today: Day
  },
): EntranceRow {
  const decision = decideApply({ opening, ...at })
  return {
    opening,
    closes: feeDeadline(opening, at.today),
    button: applyButton(decision),
    application,
    decision,
    unmet: null,
  }
}
