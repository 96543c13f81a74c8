/** Default shortcuts of the office: each runs its action until a user chooses another. */
export const chosenCharacters = [
  'j',
  'k',
  'a',
  'r',
  'c',
  't',
  'h',
  'z',
  'x',
  'd',
  'p',
  'v',
  'o',
  'f',
  'n',
  'g',
  'q',
  's',
] as const

export type OwnLetter = (typeof chosenCharacters)[number]

/** Chosen shortcuts by the default ones they replace. */
export type KeyMap = Readonly<Partial<Record<OwnLetter, string>>>

/** A user's own shortcuts. */
export type OwnKeys = { readonly isOn: boolean; readonly keyMap: KeyMap }

export const firstKeys: OwnKeys = { isOn: true, keyMap: {} }

export function isLetter(key: string): boolean {
  return /^[a-z]$/.test(key)
}

/** The letter that does what `letter` does by itself. */
export function letterFor(letter: OwnLetter, map: KeyMap): string {
  return map[letter] ?? letter
}

/** Action that already uses this shortcut; null if it is free, or is the action's own. */
export function takenBy(chosen: string, letter: OwnLetter, map: KeyMap): OwnLetter | null {
  return chosenCharacters.find((each) => each !== letter && letterFor(each, map) === chosen) ?? null
}

/** Replaces a letter by `chosen`; its own letter again if that is chosen. */
export function withLetter(map: KeyMap, letter: OwnLetter, chosen: string): KeyMap {
  const { [letter]: _before, ...others } = map
  return chosen === letter ? others : { ...others, [letter]: chosen }
}

/** Text as sent and stored: `ay je` where Y replaces A and E replaces J; '' if none was chosen. */
export function formatKeyMap(map: KeyMap): string {
  return chosenCharacters
    .flatMap((letter) => (map[letter] === undefined ? [] : [`${letter}${map[letter]}`]))
    .join(' ')
}

export type KeyMapProblem = 'letters-wrong' | 'letter-unknown' | 'letter-twice'

/** Parses the text, or gives the problem: only a–z, known actions, none twice. */
export function parseKeyMap(text: string): KeyMap | KeyMapProblem {
  if (text === '') return {}
  if (!/^[a-z]{2}( [a-z]{2})*$/.test(text)) return 'letters-wrong'
  let map: KeyMap = {}
  for (const [meaning = '', chosen = ''] of text.split(' ')) {
    const letter = chosenCharacters.find((each) => each === meaning)
    if (letter === undefined) return 'letter-unknown'
    if (map[letter] !== undefined) return 'letter-twice'
    map = { ...map, [letter]: chosen }
  }
  const all = chosenCharacters.map((letter) => letterFor(letter, map))
  return new Set(all).size === all.length ? map : 'letter-twice'
}
