import type { MeritApplicant } from '../rules/merit/ranked.ts'
import type { RuleSet } from '../rules/merit/rule-set.ts'

type CountedList = {
  /** Rank by application. */
  readonly ranks: ReadonlyMap<number, number>
  /** `quota of the rules > quota that gave it`, by application. */
  readonly seats: ReadonlyMap<number, string>
}

/**
 * A merit list by another method than the product's, to compare them: nothing is put in order. A rank is one more than
 * the number of better applicants, and each seat looks through all applicants for the best one left.
 */
export function meritByCounting(
  applicants: readonly MeritApplicant[],
  rules: RuleSet,
): CountedList {
  const open = rules.quotas.filter(({ isForAll }) => isForAll).map(({ quota }) => quota)
  const listed = applicants
    .filter(
      ({ score, parts, claims }) =>
        score !== null &&
        (rules.weights ?? []).every(
          ({ part, minimum }) => ((part === '' ? score : parts[part]) ?? 0) >= minimum,
        ) &&
        rules.quotas.some(({ quota }) => open.includes(quota) || claims.includes(quota)),
    )
    .map((each) => ({ ...each, score: scoreByText(each, rules) }))
    .filter(({ score }) => score >= rules.minimum)
  const ranks = new Map(
    listed.map((own) => [
      own.applicationId,
      1 + listed.filter((other) => isBetter(other, own, rules)).length,
    ]),
  )
  const seats = new Map<number, string>()
  const give = (from: string, by: string): boolean => {
    let best: number | null = null
    for (const { applicationId, claims } of listed) {
      const competes = open.some((quota) => quota === by) || claims.some((quota) => quota === by)
      if (!competes || seats.has(applicationId)) continue
      const rank = ranks.get(applicationId) ?? 0
      if (best === null || rank < (ranks.get(best) ?? 0)) best = applicationId
    }
    if (best !== null) seats.set(best, `${from} > ${by}`)
    return best !== null
  }
  const remaining: string[] = []
  for (const { quota, seats: count } of rules.quotas)
    for (let seat = 0; seat < count; seat++) if (!give(quota, quota)) remaining.push(quota)
  for (const from of remaining) {
    let by: string | null = from
    while (by !== null && !give(from, by))
      by = rules.quotas.find(({ quota }) => quota === by)?.passesTo ?? null
  }
  return { ranks, seats }
}

/** The weighted score by decimal text: ten-thousandths in a whole number of any length, cut after two decimals. */
function scoreByText({ score, parts }: MeritApplicant, { weights = [] }: RuleSet): number {
  if (weights.length === 0) return score ?? 0
  const whole = (value: number) => BigInt(value.toFixed(2).replace('.', ''))
  let sum = 5_000n
  for (const { part, weight } of weights)
    sum += whole((part === '' ? score : parts[part]) ?? 0) * whole(weight)
  const text = String(sum / 10_000n).padStart(3, '0')
  return Number(`${text.slice(0, -2)}.${text.slice(-2)}`)
}

function isBetter(one: MeritApplicant, other: MeritApplicant, { ties }: RuleSet): boolean {
  if (one.applicationId === other.applicationId) return false
  const [score, otherScore] = [one.score ?? 0, other.score ?? 0]
  if (score !== otherScore) return score > otherScore
  for (const tie of ties) {
    if (tie === 'applied-first') break
    if (tie.startsWith('part:')) {
      const part = tie.slice(5)
      const [mark, otherMark] = [one.parts[part] ?? -1, other.parts[part] ?? -1]
      if (mark !== otherMark) return mark > otherMark
      continue
    }
    const born = one.bornOn ?? (tie === 'older' ? '9999' : '0000')
    const otherBorn = other.bornOn ?? (tie === 'older' ? '9999' : '0000')
    if (born !== otherBorn) return tie === 'older' ? born < otherBorn : born > otherBorn
  }
  return one.applicationId < other.applicationId
}
