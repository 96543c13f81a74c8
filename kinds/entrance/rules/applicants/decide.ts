import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'

/** An approved applicant as the office moves one. */
export type ApplicantToMove = {
  readonly isApproved: boolean
  readonly isPublished: boolean
  readonly isSeated: boolean
  /** Present on the day, or scored. */
  readonly hasSat: boolean
}

export type MoveReason = 'not-approved' | 'published-already' | 'seatless' | 'has-sat'

/** May one applicant get another seat: an approved one who has a seat and has not sat the exam, until the result. */
export function decideMove(of: ApplicantToMove): Decision<MoveReason> {
  if (of.isPublished) return refuse('published-already')
  if (!of.isApproved) return refuse('not-approved')
  if (!of.isSeated) return refuse('seatless')
  return of.hasSat ? refuse('has-sat') : allowed
}

export type PreferenceReason = 'closed' | 'published-already' | 'seated'

/** May the office change the centre asked for or the special need: until the applicant has a seat. */
export function decidePreference(of: {
  readonly isClosed: boolean
  readonly isPublished: boolean
  readonly isSeated: boolean
}): Decision<PreferenceReason> {
  if (of.isPublished) return refuse('published-already')
  if (of.isClosed) return refuse('closed')
  return of.isSeated ? refuse('seated') : allowed
}
