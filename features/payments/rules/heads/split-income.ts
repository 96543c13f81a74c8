import { type Money, paisa } from '#platform/pure/money/money.ts'

/** An amount under a head of income. */
export type HeadAmount = { readonly head: string; readonly amount: Money }

/**
 * Splits a change of what is paid of a fee into heads. Money fills the parts of the fee in their order, each up to its
 * amount; money that is taken back leaves the last part first. What no part has room for is the main head's. The amounts
 * add up to `amount`, and none is zero.
 */
export function splitIncome({
  amount,
  parts,
  booked,
  main,
}: {
  /** Above zero: paid; below: taken back. */
  readonly amount: Money
  /** Parts of the whole fee, in the order in which they are paid. */
  readonly parts: readonly HeadAmount[]
  /** Amounts of the same fee that the ledger has under each head. */
  readonly booked: readonly HeadAmount[]
  readonly main: string
}): readonly HeadAmount[] {
  const order = [...new Set([...parts, ...booked].map(({ head }) => head))]
  const sumOf = (all: readonly HeadAmount[], head: string) =>
    all.reduce((sum, each) => (each.head === head ? sum + each.amount : sum), 0)
  const room = (head: string) =>
    amount > 0
      ? Math.max(0, sumOf(parts, head) - sumOf(booked, head))
      : Math.max(0, sumOf(booked, head))
  const split = new Map<string, number>()
  let left = Math.abs(amount)
  for (const head of amount > 0 ? order : order.toReversed()) {
    const taken = Math.min(left, room(head))
    if (taken > 0) split.set(head, taken)
    left -= taken
  }
  if (left > 0) split.set(main, (split.get(main) ?? 0) + left)
  const sign = amount > 0 ? 1 : -1
  return [...split].map(([head, part]) => ({ head, amount: paisa(sign * part) }))
}
