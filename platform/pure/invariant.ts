/** A condition only a bug can break. Throws; the server answers 500 and logs it. */
export function invariant(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${what}`)
}
