import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import { type Money, nothing } from '#platform/pure/money/money.ts'

/** A copy as the library stores it. */
export type Copy = {
  readonly holderId: number | null
  readonly dueOn: Day | null
  readonly renewals: number
}

/** Limits of the library: days of a loan, renewals, books at a time. */
export type LoanRules = {
  readonly loanDays: number
  readonly mostRenewals: number
  readonly mostBooks: number
}

export type IssueReason =
  | 'on-loan'
  | 'kept-for-another'
  | 'owes-fine'
  | 'too-many-books'
  | 'has-overdue'

/** Decides if this copy may be issued to a reader with these books and this debt. */
export function decideIssue(at: {
  readonly copy: Copy
  /** The copy is reserved for another reader who waited for the title. */
  readonly isHeldForAnother: boolean
  readonly held: readonly Pick<Copy, 'dueOn'>[]
  readonly owes: Money
  readonly rules: LoanRules
  readonly today: Day
}): Decision<IssueReason> {
  const { copy, isHeldForAnother, held, owes, rules, today } = at
  if (copy.holderId !== null) return refuse('on-loan')
  if (isHeldForAnother) return refuse('kept-for-another')
  if (owes > nothing) return refuse('owes-fine')
  if (held.some(({ dueOn }) => dueOn !== null && dueOn < today)) return refuse('has-overdue')
  return held.length >= rules.mostBooks ? refuse('too-many-books') : allowed
}

export type RenewReason = 'not-on-loan' | 'overdue' | 'somebody-waits' | 'no-more-renewals'

/** A renewal counts from today. An overdue book, or one that another reader waits for, must be returned first. */
export function decideRenewal(at: {
  readonly copy: Copy
  readonly hasWaitingReader: boolean
  readonly rules: LoanRules
  readonly today: Day
}): Decision<RenewReason> {
  const { copy, hasWaitingReader, rules, today } = at
  if (copy.holderId === null) return refuse('not-on-loan')
  if (copy.dueOn !== null && copy.dueOn < today) return refuse('overdue')
  if (hasWaitingReader) return refuse('somebody-waits')
  return copy.renewals >= rules.mostRenewals ? refuse('no-more-renewals') : allowed
}

export function dueOn(today: Day, { loanDays }: LoanRules): Day {
  return addDays(today, loanDays)
}
