import type { Day } from '#platform/pure/calendar/day.ts'
import type { Decision } from '#platform/pure/decision.ts'
import {
  type ApplicantByPlace,
  applyByPlaceButton,
  type ApplyByPlaceReason,
  decideApplyByPlace,
} from '../rules/facts.ts'
import type { OpenRow } from './open-row.ts'

type PlacedOpening = Parameters<typeof decideApplyByPlace>[0]['opening'] & { readonly name: string }

export type RowByPlace<Opening extends PlacedOpening> = OpenRow<Opening> & {
  readonly decision: Decision<ApplyByPlaceReason>
}

/** An opening for the students of one place, as the rule decides it. */
export function rowByPlace<Opening extends PlacedOpening>(
  opening: Opening,
  at: { readonly applicant: ApplicantByPlace; readonly today: Day },
): RowByPlace<Opening> {
  const decision = decideApplyByPlace({ opening, ...at })
  return { opening, closes: opening.window.to, button: applyByPlaceButton(decision), decision }
}

/** The same for a student who is enrolled in its place and has not applied. */
export function rowInItsPlace<Opening extends PlacedOpening>(
  opening: Opening,
  today: Day,
): RowByPlace<Opening> {
  const applicant = { appliedOpeningIds: [], place: opening.academics }
  return rowByPlace(opening, { applicant, today })
}
