import { stored, useStored } from '#platform/browser/stored.ts'
import { field } from '#platform/browser/rest-failure.ts'

/** Letters that do something in the office, each by the act it stands for until somebody chooses otherwise. */
export const ownLetters = [
  'j',
  'k',
  'a',
  'r',
  'c',
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

export type OwnLetter = (typeof ownLetters)[number]

/** Chosen letters by the ones they stand in for; of a person at this computer. */
export type KeyMap = Readonly<Partial<Record<OwnLetter, string>>>

const keyMap = stored<KeyMap>({ key: 'office_key_map', parse: parseKeyMap, fallback: {} })

export function useKeyMap(): KeyMap {
  return useStored(keyMap, {})
}

export function parseKeyMap(json: unknown): KeyMap | null {
  if (typeof json !== 'object' || json === null) return null
  const kept = ownLetters.flatMap((letter) => {
    const chosen = field(json, letter)
    return typeof chosen === 'string' && isLetter(chosen) ? [[letter, chosen] as const] : []
  })
  const map: KeyMap = Object.fromEntries(kept)
  const all = ownLetters.map((letter) => letterFor(letter, map))
  return new Set(all).size === all.length ? map : null
}

export function isLetter(key: string): boolean {
  return /^[a-z]$/.test(key)
}

/** The letter that does what `letter` does by itself. */
export function letterFor(letter: OwnLetter, map: KeyMap): string {
  return map[letter] ?? letter
}

/** What has a letter already; null while it is free, or is the act's own. */
export function takenBy(chosen: string, letter: OwnLetter, map: KeyMap): OwnLetter | null {
  return ownLetters.find((each) => each !== letter && letterFor(each, map) === chosen) ?? null
}

/** Stands `chosen` in for a letter; its own letter again when that is chosen. */
export function chooseLetter(letter: OwnLetter, chosen: string): void {
  const { [letter]: _before, ...others } = keyMap.get()
  keyMap.set(chosen === letter ? others : { ...others, [letter]: chosen })
}

export function forgetLetters(): void {
  keyMap.set(null)
}

/** What a pressed key means to the parts that hear it, which know the first letters only; '': nothing. */
export function meaningOf(name: string, map: KeyMap = keyMap.get()): string {
  const shift = name.startsWith('shift+') ? 'shift+' : ''
  const letter = name.slice(shift.length)
  if (!isLetter(letter)) return name
  const own = ownLetters.find((each) => letterFor(each, map) === letter)
  if (own !== undefined) return `${shift}${own}`
  return ownLetters.some((each) => each === letter) ? '' : name
}

/** A key as it is drawn: «⇧A» with the letter that was chosen for it. */
export function drawnKey(key: string, map: KeyMap): string {
  const shift = key.startsWith('⇧') ? '⇧' : ''
  const own = ownLetters.find((each) => each === key.slice(shift.length).toLowerCase())
  return own === undefined ? key : `${shift}${letterFor(own, map).toUpperCase()}`
}
