import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'

/** A copy as the library keeps it. */
export type Copy = {
  readonly holderId: number | null
  readonly dueOn: Day | null
  readonly renewals: number
}

/** What the library allows: how long, how often again, how many at once. */
export type LoanRules = {
  readonly loanDays: number
  readonly mostRenewals: number
  readonly mostBooks: number
}

export type IssueReason = 'on-loan' | 'too-many-books' | 'has-overdue'

/** May this copy go to somebody who has these books? */
export function decideIssue(at: {
  readonly copy: Copy
  readonly held: readonly Pick<Copy, 'dueOn'>[]
  readonly rules: LoanRules
  readonly today: Day
}): Decision<IssueReason> {
  const { copy, held, rules, today } = at
  if (copy.holderId !== null) return refuse('on-loan')
  if (held.some(({ dueOn }) => dueOn !== null && dueOn < today)) return refuse('has-overdue')
  return held.length >= rules.mostBooks ? refuse('too-many-books') : allowed
}

export type RenewReason = 'not-on-loan' | 'overdue' | 'no-more-renewals'

/** A renewal counts from today; what is overdue is returned first. */
export function decideRenewal(at: {
  readonly copy: Copy
  readonly rules: LoanRules
  readonly today: Day
}): Decision<RenewReason> {
  const { copy, rules, today } = at
  if (copy.holderId === null) return refuse('not-on-loan')
  if (copy.dueOn !== null && copy.dueOn < today) return refuse('overdue')
  return copy.renewals >= rules.mostRenewals ? refuse('no-more-renewals') : allowed
}

export function dueOn(today: Day, { loanDays }: LoanRules): Day {
  return addDays(today, loanDays)
}
