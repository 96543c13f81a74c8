const fewest = 4
const most = 30

/**
 * Patterns of SQL (`_` is any one character) for what was typed with one character wrong, missing, too many, or two swapped:
 * `nirmla` is `nir_la`, `nirm_la`, `nirla` and so on. None for numbers, and for what is too short or too long to tell.
 */
export function oneCharacterOff(typed: string): readonly string[] {
  const characters = Array.from(typed.trim().toLowerCase())
  const isName = characters.every((each) => /[\p{L}\p{M} .'’-]/u.test(each))
  if (!isName || characters.length < fewest || characters.length > most) return []
  const places = characters.map((_, at) => at)
  const around = (at: number, between: readonly string[], cut: number) =>
    [...characters.slice(0, at), ...between, ...characters.slice(at + cut)].join('')
  const wrong = places.map((at) => around(at, ['_'], 1))
  const missing = places.map((at) => around(at, ['_'], 0))
  const tooMany = characters.length > fewest ? places.map((at) => around(at, [], 1)) : []
  const swapped = places
    .slice(1)
    .map((at) => around(at - 1, [characters[at] ?? '', characters[at - 1] ?? ''], 2))
  return [...new Set([...wrong, ...missing, ...tooMany, ...swapped])]
}
