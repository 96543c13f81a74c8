import type { MeritApplicant } from '../rules/merit/ranked.ts'
import { quotasOf, type RuleSet, type SeatProgram } from '../rules/merit/rule-set.ts'
import { meritByCounting } from './merit-by-counting.ts'

/**
 * Seats of several programmes by another method than the product's, to compare them: applicants ask one by one, and after
 * each question that programme is counted again for those who hold a seat of it and the one who asks.
 */
export function inTurn(
  applicants: readonly MeritApplicant[],
  rules: RuleSet,
): Readonly<Record<number, string>> {
  const holders = new Map<SeatProgram, readonly MeritApplicant[]>()
  const seats = new Map<number, string>()
  const asking = applicants.map((applicant) => {
    return { applicant, left: applicant.preferences ?? [null] }
  })
  for (let next = asking.pop(); next !== undefined; next = asking.pop()) {
    const [program] = next.left
    if (program === undefined) continue
    const candidates = [...(holders.get(program) ?? []), next.applicant]
    const counted = meritByCounting(candidates, {
      ...rules,
      quotas: quotasOf(rules, program),
    }).seats
    holders.set(
      program,
      candidates.filter(({ applicationId }) => counted.has(applicationId)),
    )
    for (const [id, seat] of counted) seats.set(id, `${program} ${seat.split(' > ')[1] ?? ''}`)
    for (const applicant of candidates.filter((each) => !counted.has(each.applicationId))) {
      seats.delete(applicant.applicationId)
      const order = applicant.preferences ?? [null]
      asking.push({ applicant, left: order.slice(order.indexOf(program) + 1) })
    }
  }
  return Object.fromEntries(seats)
}
