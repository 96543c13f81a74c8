import { dayNumber } from '#platform/pure/calendar/day.ts'
import { branchDays, nameWords, remarkWords } from '#features/payments/rules/facts.ts'
import { alikeName, type AlikeName, soundKey } from './alike-name.ts'
import { nearNumber, withoutDigit, withSwapped } from './near-number.ts'
import { type BankItem, type Claim, isApart, type Pair, type Sides } from './reconcile.ts'

/** One side with the words of its name, which are read from its text once. */
type Named<Side> = {
  readonly of: Side
  readonly words: readonly string[]
  /** Days since 1970. */
  readonly day: number
}

type Candidate<Item extends BankItem, Claimed extends Claim> = Pair<Item, Claimed> & {
  /** Less is likelier. */
  readonly score: number
}

/**
 * Pairs of money and claims that look like one payment: the same amount within a branch's days, and a number that differs by
 * one slip of the finger or a name that is spelt alike. Each is in one pair; the likeliest come first.
 */
export function likelyPairs<Item extends BankItem, Claimed extends Claim>(
  sides: Sides<Item, Claimed>,
): readonly Pair<Item, Claimed>[] {
  const items = sides.items.map((of) => ({
    of,
    words: remarkWords(of.remarks),
    day: dayNumber(of.day),
  }))
  const claims = sides.claims.map((of) => ({
    of,
    words: nameWords(of.name),
    day: dayNumber(of.day),
  }))
  const { offer, all } = candidatesOf<Item, Claimed>(sides.apart)
  byNumber(items, claims, offer)
  byName(items, claims, offer)
  return oneToOne(all())
}

type Offer<Item extends BankItem, Claimed extends Claim> = (
  item: Named<Item>,
  claim: Named<Claimed>,
) => void

/** Of a group that shares something, so many are compared with each item. */
const mostOfGroup = 50
const longestNumber = 24

/** Equal numbers, and for each place those that differ there only: an index per place, none of all pairs. */
function byNumber<Item extends BankItem, Claimed extends Claim>(
  items: readonly Named<Item>[],
  claims: readonly Named<Claimed>[],
  offer: Offer<Item, Claimed>,
): void {
  const exact = Map.groupBy(claims, ({ of }) => keyOf(of, of.number))
  const look = (index: typeof exact, item: Named<Item>, number: string | null) => {
    if (number === null || number === '') return
    const group = index.get(keyOf(item.of, number)) ?? []
    for (const claim of group.slice(0, mostOfGroup)) offer(item, claim)
  }
  for (const item of items) look(exact, item, item.of.number)
  for (let place = 0; place < longestNumber; place++) {
    const index = Map.groupBy(claims, ({ of }) => keyOf(of, withoutDigit(of.number, place) ?? ''))
    for (const item of items) {
      look(index, item, withoutDigit(item.of.number, place))
      look(exact, item, withSwapped(item.of.number, place))
    }
  }
}

function keyOf({ amount }: Pick<BankItem, 'amount'>, number: string): string {
  return `${amount} ${number}`
}

/** Of those with one last name, the nearest days first. */
const mostByName = 12
const nearDays = Array.from({ length: 2 * branchDays + 1 }, (_, at) => at - branchDays).toSorted(
  (one, other) => Math.abs(one) - Math.abs(other),
)

/** The same amount, a day near it, and a last name that sounds the same as a word of the remarks. */
function byName<Item extends BankItem, Claimed extends Claim>(
  items: readonly Named<Item>[],
  claims: readonly Named<Claimed>[],
  offer: Offer<Item, Claimed>,
): void {
  const index = Map.groupBy(
    claims,
    ({ of, words, day }) => `${of.amount} ${day} ${soundKey(words.at(-1) ?? '')}`,
  )
  for (const item of items) {
    const words = new Set(item.words.map(soundKey))
    const near = nearDays.flatMap((days) =>
      [...words].flatMap((word) => {
        const key = `${item.of.amount} ${item.day + days} ${word}`
        return index.get(key)?.slice(0, mostByName) ?? []
      }),
    )
    for (const claim of near.slice(0, mostByName)) offer(item, claim)
  }
}

/** So many likely claims of an item are remembered: the likeliest may be taken by another item. */
const mostPerItem = 3

function candidatesOf<Item extends BankItem, Claimed extends Claim>(apart: ReadonlySet<string>) {
  const found = new Map<Item, readonly Candidate<Item, Claimed>[]>()
  return {
    offer(item: Named<Item>, claim: Named<Claimed>): void {
      const own = found.get(item.of) ?? []
      const score = scoreOf(item, claim)
      if (score === null || score >= (own[mostPerItem - 1]?.score ?? Infinity)) return
      if (isApart(item.of, claim.of, apart) || own.some((each) => each.claim === claim.of)) return
      const candidate = { item: item.of, claim: claim.of, score }
      const ranked = [...own, candidate].toSorted((one, other) => one.score - other.score)
      found.set(item.of, ranked.slice(0, mostPerItem))
    },
    all: (): readonly Candidate<Item, Claimed>[] => [...found.values()].flat(),
  }
}

const ofNumber = { same: 0, 'one-digit': 10, swapped: 10, none: 30 } as const
const ofName = { same: 0, alike: 3, none: 8 } as const satisfies Record<
  Exclude<AlikeName, 'other' | null> | 'none',
  number
>

/** Null: they do not look like one payment. */
function scoreOf(item: Named<BankItem>, claim: Named<Claim>): number | null {
  const days = Math.abs(item.day - claim.day)
  if (item.of.amount !== claim.of.amount || days > branchDays) return null
  const number = nearNumber(item.of.number, claim.of.number)
  const name = alikeName(item.words, claim.words)
  if (name === 'other' && number !== 'same') return null
  if (number === null && (name === null || name === 'other')) return null
  const spelt = name === null || name === 'other' ? 'none' : name
  return ofNumber[number ?? 'none'] + ofName[spelt] + days
}

/** The likeliest first, each side once. */
function oneToOne<Item extends BankItem, Claimed extends Claim>(
  candidates: readonly Candidate<Item, Claimed>[],
): readonly Pair<Item, Claimed>[] {
  const [items, claims] = [new Set<Item>(), new Set<Claimed>()]
  return candidates
    .toSorted((one, other) => one.score - other.score)
    .flatMap(({ item, claim }) => {
      if (items.has(item) || claims.has(claim)) return []
      items.add(item)
      claims.add(claim)
      return [{ item, claim }]
    })
}
