/** `same`: first and last name; `alike`: as the same name may be spelt; `other`: another name; null: no name to compare. */
export type AlikeName = 'same' | 'alike' | 'other' | null

/** Compares the words of a deposit's remarks with those of a student's name. A hint to a person only. */
export function alikeName(found: readonly string[], own: readonly string[]): AlikeName {
  const [first, last] = [own.at(0), own.at(-1)]
  if (found.length === 0 || first === undefined || last === undefined) return null
  if (found.includes(first) && found.includes(last) && found.length > 1) return 'same'
  const rest = found.filter((word) => !soundsLike(word, last))
  if (
    rest.length < found.length &&
    (rest.length === 0 || rest.some((word) => soundsLike(word, first)))
  )
    return 'alike'
  return found.length < 2 ? null : 'other'
}

/** True if two words may be spellings of one: Roshani and Roshni. */
function soundsLike(one: string, other: string): boolean {
  const key = soundKey(one)
  return one === other || (key.length > 1 && key === soundKey(other))
}

const sounds = new Map<string, string>()
const mostStored = 50_000

/** The first character and the consonants after it, without `h` and doubled ones; other scripts as they are. */
export function soundKey(word: string): string {
  const known = sounds.get(word)
  if (known !== undefined) return known
  const key = `${word.slice(0, 1)}${word.slice(1).replaceAll(/[aeiouh]/g, '')}`.replaceAll(
    /(.)\1/gu,
    '$1',
  )
  if (sounds.size >= mostStored) sounds.clear()
  sounds.set(word, key)
  return key
}
