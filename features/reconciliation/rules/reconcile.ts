import { type Day, daysBetween } from '#platform/pure/calendar/day.ts'
import { type Money, paisa, plus } from '#platform/pure/money/money.ts'

/** Money that the bank or the wallet's provider has. */
export type BankItem = {
  /** Unique among all: `line:12`, `khalti:…`. */
  readonly key: string
  /** Normal form of its number; '' without one. */
  readonly number: string
  readonly amount: Money
  readonly day: Day
  /** Text of the bank that may name the person. */
  readonly remarks: string
  /** `suspense`: it waits in suspense. `placed`: it was credited to a student from there, or
   * written off. */
  readonly state: 'open' | 'suspense' | 'placed'
}

/** A payment as the portal has it. */
export type Claim = {
  /** Unique among all: `payment:12`, `attempt:…`. */
  readonly key: string
  /** Normal form of its number; '' without one. */
  readonly number: string
  readonly amount: Money
  readonly day: Day
  readonly name: string
  /** `held`: its slip is in use for another payment. */
  readonly state: 'waiting' | 'held' | 'credited'
  /** The money it was credited against; null: none. */
  readonly against: string | null
}

export type Pair<Item extends BankItem = BankItem, Claimed extends Claim = Claim> = {
  readonly item: Item
  readonly claim: Claimed
}

export type Sides<Item extends BankItem = BankItem, Claimed extends Claim = Claim> = {
  readonly items: readonly Item[]
  readonly claims: readonly Claimed[]
  /** Pairs that a person found not to be the same, as `pairKey` writes them. */
  readonly apart: ReadonlySet<string>
}

export type Reconciled<Item extends BankItem = BankItem, Claimed extends Claim = Claim> = {
  readonly matched: readonly Pair<Item, Claimed>[]
  readonly differs: readonly Pair<Item, Claimed>[]
  readonly onlyBank: readonly Item[]
  readonly suspense: readonly Item[]
  readonly placed: readonly Item[]
  readonly onlyPortal: readonly Claimed[]
}

export function pairKey(item: BankItem['key'], claim: Claim['key']): string {
  return `${item} ${claim}`
}

/**
 * Finds the claim of each item, and uses each at most once: the one credited against it, then the number with the same
 * amount, then the number with another amount. Claims that wait come before held ones; money in suspense is not compared.
 */
export function reconcile<Item extends BankItem, Claimed extends Claim>(
  sides: Sides<Item, Claimed>,
): Reconciled<Item, Claimed> {
  const credited = byCredit(sides)
  const open = sides.items.filter((item) => item.state === 'open' && !credited.items.has(item))
  const claims = sides.claims.filter((claim) => !credited.claims.has(claim))
  const numbered = byNumber({ items: open, claims, apart: sides.apart })
  const claimOf = new Map([...credited.pairs, ...numbered].map((pair) => [pair.item, pair.claim]))
  const used = new Set(claimOf.values())
  const pairs = sides.items.flatMap((item) => {
    const claim = claimOf.get(item)
    return claim === undefined ? [] : [{ item, claim }]
  })
  const rest = sides.items.filter((item) => !claimOf.has(item))
  return {
    matched: pairs.filter(isEqual),
    differs: pairs.filter((pair) => !isEqual(pair)),
    onlyBank: rest.filter(({ state }) => state === 'open'),
    suspense: rest.filter(({ state }) => state === 'suspense'),
    placed: rest.filter(({ state }) => state === 'placed'),
    onlyPortal: sides.claims.filter((claim) => !used.has(claim)),
  }
}

function isEqual({ item, claim }: Pair): boolean {
  return item.amount === claim.amount
}

function byCredit<Item extends BankItem, Claimed extends Claim>(sides: Sides<Item, Claimed>) {
  const known = new Map(sides.items.map((item) => [item.key, item]))
  const pairs = sides.claims.flatMap((claim) => {
    const item = claim.against === null ? undefined : known.get(claim.against)
    return item === undefined ? [] : [{ item, claim }]
  })
  return {
    pairs,
    items: new Set<BankItem>(pairs.map(({ item }) => item)),
    claims: new Set<Claim>(pairs.map(({ claim }) => claim)),
  }
}

const rank = { credited: 0, waiting: 1, held: 2 } as const satisfies Record<Claim['state'], number>

function byNumber<Item extends BankItem, Claimed extends Claim>({
  items,
  claims,
  apart,
}: Sides<Item, Claimed>): readonly Pair<Item, Claimed>[] {
  const ordered = claims
    .filter(({ number, against }) => number !== '' && against === null)
    .toSorted((one, other) => rank[one.state] - rank[other.state])
  const used = new Set<Claimed>()
  const byAmount = Map.groupBy(ordered, ({ number, amount }) => `${number} ${amount}`)
  const all = Map.groupBy(ordered, ({ number }) => number)
  const take = (item: Item, groups: Map<string, Claimed[]>, key: string) => {
    const claim = nearest(item, freeOf(groups, key, used), apart)
    if (claim !== null) used.add(claim)
    return claim === null ? [] : [{ item, claim }]
  }
  const numbered = items.filter(({ number }) => number !== '')
  const equal = numbered.flatMap((item) => take(item, byAmount, `${item.number} ${item.amount}`))
  const done = new Set(equal.map(({ item }) => item))
  const rest = numbered.filter((item) => !done.has(item))
  return [...equal, ...rest.flatMap((item) => take(item, all, item.number))]
}

/** So many claims of one number are looked at: more come only from a text that is no number. */
const mostLooked = 50
const mostSkipped = 200

/** The first free claims of a group, which loses the used ones now and then: a long one is not searched from its start. */
function freeOf<Claimed extends Claim>(
  groups: Map<string, Claimed[]>,
  key: string,
  used: ReadonlySet<Claimed>,
): readonly Claimed[] {
  const group = groups.get(key) ?? []
  const free: Claimed[] = []
  let skipped = 0
  for (const claim of group) {
    if (used.has(claim)) skipped++
    else if (free.push(claim) >= mostLooked) break
  }
  if (skipped > mostSkipped)
    groups.set(
      key,
      group.filter((claim) => !used.has(claim)),
    )
  return free
}

/** The claim nearest in time, one that waits before a held one; the first of several. */
function nearest<Claimed extends Claim>(
  item: BankItem,
  candidates: readonly Claimed[],
  apart: ReadonlySet<string>,
): Claimed | null {
  let best: { readonly claim: Claimed; readonly far: number } | null = null
  for (const claim of candidates) {
    if (isApart(item, claim, apart)) continue
    const far = Math.abs(daysBetween(item.day, claim.day)) + rank[claim.state] * 10_000
    if (best === null || far < best.far) best = { claim, far }
  }
  return best?.claim ?? null
}

export function isApart({ key }: BankItem, claim: Claim, apart: ReadonlySet<string>): boolean {
  return apart.size > 0 && apart.has(pairKey(key, claim.key))
}

/** Sums of the bank's side on some days, and of the claims it does not have. */
export type ReconciledSums = Readonly<
  Record<'inBank' | 'matched' | 'onlyBank' | 'differs' | 'suspense' | 'onlyPortal', Money>
>

/** Part of the lists, such as that of some days; a pair is where its item is, whatever its claim. */
export function partOf<Item extends BankItem, Claimed extends Claim>(
  all: Reconciled<Item, Claimed>,
  has: { readonly item: (item: Item) => boolean; readonly claim: (claim: Claimed) => boolean },
): Reconciled<Item, Claimed> {
  const items = (list: readonly Item[]) => list.filter(has.item)
  const pairs = (list: readonly Pair<Item, Claimed>[]) => list.filter(({ item }) => has.item(item))
  return {
    matched: pairs(all.matched),
    differs: pairs(all.differs),
    onlyBank: items(all.onlyBank),
    suspense: items(all.suspense),
    placed: items(all.placed),
    onlyPortal: all.onlyPortal.filter(has.claim),
  }
}

/** The sums of the lists; `inBank` is added up by itself, so that the check means something. */
export function sumsOf(items: readonly BankItem[], lists: Reconciled): ReconciledSums {
  const ofPairs = (pairs: readonly Pair[]) => sumOf(pairs.map(({ item }) => item))
  return {
    inBank: sumOf(items),
    matched: plus(ofPairs(lists.matched), sumOf(lists.placed)),
    onlyBank: sumOf(lists.onlyBank),
    differs: ofPairs(lists.differs),
    suspense: sumOf(lists.suspense),
    onlyPortal: sumOf(lists.onlyPortal),
  }
}

/** True if the lists of the bank's side add up to it. */
export function addsUp(sums: ReconciledSums): boolean {
  const { inBank, matched, onlyBank, differs, suspense } = sums
  return plus(matched, onlyBank, differs, suspense) === inBank
}

function sumOf(list: readonly { readonly amount: Money }[]): Money {
  return paisa(list.reduce((total, { amount }) => total + amount, 0))
}
