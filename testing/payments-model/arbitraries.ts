import * as fc from 'fast-check'

type Weighted<Value> = readonly (readonly [number, fc.Arbitrary<Value>])[]

export function weighted<Value>(choices: Weighted<Value>): fc.Arbitrary<Value> {
  return fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })))
}

/** Picks among what there is by then. */
export const pick = fc.nat(30)

/** The one picked among what there is; a negative number picks the newest. */
export function picked<Item>(items: readonly Item[], number: number): Item | undefined {
  return number < 0 ? items.at(-1) : items[number % Math.max(1, items.length)]
}
