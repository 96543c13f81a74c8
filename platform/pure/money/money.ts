/** An amount of Nepalese rupees as a whole number of paisa. Made only by the functions below. */
export type Money = number & { readonly __brand: 'paisa' }

export const nothing = 0 as Money

/** Paisa (integer, may be negative) to Money; throws on anything that is not a safe integer. */
export function paisa(amount: number): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of paisa: ${amount}`)
  return amount as Money
}

/** Rupees to Money, rounded to the nearest paisa: `rupees(19.99)` is 1999. */
export function rupees(amount: number): Money {
  return paisa(Math.round(Number((amount * 100).toPrecision(15))))
}

export function toRupees(money: Money): number {
  return money / 100
}

export function plus(...amounts: readonly Money[]): Money {
  return paisa(amounts.reduce<number>((sum, amount) => sum + amount, 0))
}

/** `from` less `taken`, never below zero: what is still owed. */
export function remaining(from: Money, taken: Money): Money {
  return paisa(Math.max(0, from - taken))
}
