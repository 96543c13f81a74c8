import * as fc from 'fast-check'

type Weighted<Value> = readonly (readonly [number, fc.Arbitrary<Value>])[]

export function weighted<Value>(choices: Weighted<Value>): fc.Arbitrary<Value> {
  return fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })))
}

/** Around the fees, so that parts, exact sums and too much all happen; odd paisa too. */
export const amount = weighted([
  [2, fc.constantFrom(1, 999, 1_000, 50_000, 75_000, 150_000, 200_000)],
  [3, fc.integer({ min: 1, max: 140_000 })],
  [1, fc.integer({ min: 140_000, max: 300_000 })],
])

/** Picks among what there is by then. */
export const pick = fc.nat(30)

/** Picks the newest of what there is by then. */
export const newest = -1

/** The one picked among what there is. */
export function picked<Item>(items: readonly Item[], number: number): Item | undefined {
  return number === newest ? items.at(-1) : items[number % Math.max(1, items.length)]
}
