import type { Message } from '#platform/pure/message.ts'

/** Result of a check: agrees, look at it, blocks; `unknown`: only a person can say. */
export const signs = ['agree', 'look', 'block', 'unknown'] as const
export type Sign = (typeof signs)[number]

type Check = {
  readonly fact: Message
  readonly sign: Sign
  readonly inRow?: Message
  readonly leads?: true
  readonly judge?: { readonly key: string; readonly by: string | null }
}

const weight: Readonly<Record<Sign, number>> = { block: 3, look: 2, unknown: 1, agree: 0 }

/** The check that weighs most against an item, the first of several alike; null when every check agrees. */
export function weightiestCheck<Of extends Check>(checks: readonly Of[]): Of | null {
  const [heaviest] = checks.toSorted((one, other) => weight[other.sign] - weight[one.sign])
  return heaviest === undefined || heaviest.sign === 'agree' ? null : heaviest
}

/** Sign and text of an item in its list, from the same checks as its review shows. */
export function rowState(
  checks: readonly Check[],
  ready: Message,
): { readonly sign: Sign; readonly words: Message } {
  const weightiest = weightiestCheck(checks)
  if (weightiest === null) return { sign: 'agree', words: ready }
  const { sign } = weightiest
  const leading = checks.find((check) => check.leads === true && check.sign !== 'agree')
  const named = sign === 'block' ? weightiest : (leading ?? weightiest)
  return { sign, words: named.inRow ?? named.fact }
}

/** The checks with what people judged: a judged one agrees and names who judged it. Names by key of the check. */
export function withJudgements<Of extends Check>(
  checks: readonly Of[],
  judgedBy: ReadonlyMap<string, string>,
): readonly Of[] {
  return checks.map((check) => {
    const by = check.sign === 'unknown' ? judgedBy.get(check.judge?.key ?? '') : undefined
    return by === undefined || check.judge === undefined
      ? check
      : { ...check, sign: 'agree' as const, judge: { ...check.judge, by } }
  })
}
