import type { Day } from '#platform/pure/calendar/day.ts'
import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import {
  applyButtonOf,
  applyingMessages as text,
  type ButtonState,
} from '#features/applying/rules/facts.ts'
import { isOpenOn } from '#features/late-fee/rules/facts.ts'
import type { EntranceOpening } from './entrance.ts'

export type ApplyReason = 'already-applied' | 'profile-incomplete' | 'closed'

export type Applicant = {
  readonly profileComplete: boolean
  /** Ids of openings this person has an application for, whatever its status (READINGS R-37). */
  readonly appliedOpeningIds: readonly number[]
}

/** May this person apply for this entrance today? Asked by the list's button and again by the server. */
export function decideApply(at: {
  opening: Pick<EntranceOpening, 'id' | 'lastLateDay'>
  applicant: Applicant
  today: Day
}): Decision<ApplyReason> {
  const { opening, applicant, today } = at
  if (applicant.appliedOpeningIds.includes(opening.id)) return refuse('already-applied')
  if (!isOpenOn(opening, today)) return refuse('closed')
  return applicant.profileComplete ? allowed : refuse('profile-incomplete')
}

/** 'Applied' and disabled when already applied (SPEC §4 Apply button). */
export function applyButton(decision: Decision<ApplyReason>): ButtonState<'apply'> {
  return applyButtonOf(decision, {
    apply: text.apply,
    refused: {
      'already-applied': { label: text.applied, done: true },
      closed: { label: text.closed },
      'profile-incomplete': { label: text.apply },
    },
  })
}
