import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'

/** An applicant whose result the office withholds, or whose withholding it lifts. */
export type ApplicantToWithhold = {
  readonly isApproved: boolean
  readonly isPublished: boolean
  readonly isWithheld: boolean
}

export type WithholdReason = 'result-published' | 'unapproved' | 'withheld-already'

/** May the result of an applicant be withheld: of an approved one, until the result of the entrance is published. */
export function decideWithhold(of: ApplicantToWithhold): Decision<WithholdReason> {
  if (of.isWithheld) return refuse('withheld-already')
  if (of.isPublished) return refuse('result-published')
  return of.isApproved ? allowed : refuse('unapproved')
}
