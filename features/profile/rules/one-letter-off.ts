const fewest = 4
const most = 30

/**
 * Patterns of SQL (`_` is any one letter) for what was typed with one letter wrong, missing, too many, or two swapped:
 * `nirmla` is `nir_la`, `nirm_la`, `nirla` and so on. None for numbers, and for what is too short or too long to tell.
 */
export function oneLetterOff(typed: string): readonly string[] {
  const letters = Array.from(typed.trim().toLowerCase())
  const isName = letters.every((each) => /[\p{L}\p{M} .'’-]/u.test(each))
  if (!isName || letters.length < fewest || letters.length > most) return []
  const places = letters.map((_, at) => at)
  const around = (at: number, between: readonly string[], cut: number) =>
    [...letters.slice(0, at), ...between, ...letters.slice(at + cut)].join('')
  const wrong = places.map((at) => around(at, ['_'], 1))
  const missing = places.map((at) => around(at, ['_'], 0))
  const tooMany = letters.length > fewest ? places.map((at) => around(at, [], 1)) : []
  const swapped = places
    .slice(1)
    .map((at) => around(at - 1, [letters[at] ?? '', letters[at - 1] ?? ''], 2))
  return [...new Set([...wrong, ...missing, ...tooMany, ...swapped])]
}
