import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { nothing, rupees } from '#platform/pure/money/money.ts'
import { type Copy, decideIssue, decideRenewal, dueOn } from './loan.ts'

const today = day('2026-11-20')
const rules = { loanDays: 30, mostRenewals: 2, mostBooks: 3 }
const free: Copy = { holderId: null, dueOn: null, renewals: 0 }
const lent: Copy = { holderId: 7, dueOn: day('2026-11-20'), renewals: 1 }
const reason = (decision: { readonly is: string; readonly reason?: string }) =>
  decision.reason ?? decision.is

describe('issuing', () => {
  const issue = (copy: Copy, due: readonly string[]) =>
    reason(
      decideIssue({
        copy,
        isHeldForAnother: false,
        held: due.map((each) => ({ dueOn: day(each) })),
        owes: nothing,
        rules,
        today,
      }),
    )

  it('gives a free copy to who has room for it', () => {
    expect(issue(free, [])).toBe('allowed')
    expect(issue(free, ['2026-11-20', '2026-12-01'])).toBe('allowed')
  })

  it('refuses a copy on loan, a fourth book, and any book after one is overdue', () => {
    expect(issue(lent, [])).toBe('on-loan')
    expect(issue(free, ['2026-12-01', '2026-12-01', '2026-12-01'])).toBe('too-many-books')
    expect(issue(free, ['2026-11-19'])).toBe('has-overdue')
  })
})

describe('issuing a copy that is free', () => {
  const free: Copy = { holderId: null, dueOn: null, renewals: 0 }
  const asked = { copy: free, isHeldForAnother: false, held: [], owes: nothing, rules, today }

  it('is refused while it is reserved for another reader, and to a reader who owes a fine', () => {
    expect(reason(decideIssue(asked))).toBe('allowed')
    expect(reason(decideIssue({ ...asked, isHeldForAnother: true }))).toBe('kept-for-another')
    expect(reason(decideIssue({ ...asked, owes: rupees(1) }))).toBe('owes-fine')
  })
})

describe('renewing', () => {
  const renew = (facts: Partial<Copy>) =>
    reason(decideRenewal({ copy: { ...lent, ...facts }, hasWaitingReader: false, rules, today }))

  it('is done on the due day, as often as the library allows', () => {
    expect(renew({})).toBe('allowed')
    expect(renew({ renewals: 2 })).toBe('no-more-renewals')
  })

  it('refuses a book one day overdue, and a copy that is not on loan', () => {
    expect(renew({ dueOn: day('2026-11-19') })).toBe('overdue')
    expect(renew({ holderId: null })).toBe('not-on-loan')
  })

  it('counts from today', () => {
    expect(dueOn(today, rules)).toBe('2026-12-20')
  })
})
