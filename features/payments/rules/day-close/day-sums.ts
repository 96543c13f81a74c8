import { type Money, paisa, plus } from '#platform/pure/money/money.ts'

/** Lines of the ledger that have account, head, person and direction in common. */
export type LineGroup = {
  readonly account: string
  /** Head of income; '' for an account other than fees. */
  readonly head: string
  /** Person who decided the entry; null: posted without one, e.g. by the wallet's answer. */
  readonly staff: string | null
  /** Sum of the lines; debits are above zero, credits below. */
  readonly amount: Money
  readonly lines: number
}

type Sums = { readonly debit: Money; readonly credit: Money; readonly lines: number }

export type DaySums = {
  readonly accounts: readonly ({ readonly account: string } & Sums)[]
  /** Income by head: fees less what was taken back from them. */
  readonly heads: readonly { readonly head: string; readonly income: Money }[]
  /** By person, without the lines of fees and credit, so that each amount counts once. */
  readonly staff: readonly ({ readonly name: string | null } & Sums)[]
  readonly debit: Money
  readonly credit: Money
  /** Debits less credits: zero unless the ledger is damaged. */
  readonly difference: Money
}

/** Accounts in which money arrives or leaves, and those the university gives from. */
const ownAccounts: ReadonlySet<string> = new Set([
  'khalti',
  'bank',
  'charges',
  'cash',
  'scholarship',
  'retotaling',
])

/** Sums of some days: per account, per head of income and per person. */
export function daySums(groups: readonly LineGroup[]): DaySums {
  const all = sumsOf(groups)
  return {
    accounts: by(groups, ({ account }) => account).map(([account, own]) => ({
      account,
      ...sumsOf(own),
    })),
    heads: by(
      groups.filter(({ account }) => account === 'fees'),
      ({ head }) => head,
    ).map(([head, own]) => ({ head, income: paisa(0 - totalOf(own)) })),
    staff: by(
      groups.filter(({ account }) => ownAccounts.has(account)),
      ({ staff }) => staff,
    ).map(([name, own]) => ({ name, ...sumsOf(own) })),
    debit: all.debit,
    credit: all.credit,
    difference: paisa(all.debit - all.credit),
  }
}

function sumsOf(groups: readonly LineGroup[]): Sums {
  const credits = groups.filter(({ amount }) => amount < 0)
  return {
    debit: totalOf(groups.filter(({ amount }) => amount > 0)),
    credit: paisa(0 - totalOf(credits)),
    lines: groups.reduce((sum, { lines }) => sum + lines, 0),
  }
}

function totalOf(groups: readonly LineGroup[]): Money {
  return plus(...groups.map(({ amount }) => amount))
}

/** Groups by a key, in the order in which the keys come. */
function by<Key>(groups: readonly LineGroup[], keyOf: (group: LineGroup) => Key) {
  const found = new Map<Key, LineGroup[]>()
  for (const group of groups) found.set(keyOf(group), [...(found.get(keyOf(group)) ?? []), group])
  return [...found]
}
