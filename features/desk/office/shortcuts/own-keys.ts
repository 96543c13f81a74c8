import { field, text } from '#platform/browser/network/rest-failure.ts'
import { stored, useStored } from '#platform/browser/storage/stored.ts'
import { desk, useDesk } from '#features/staff/office/session.ts'
import {
  firstKeys,
  isLetter,
  type KeyMap,
  letterFor,
  type OwnKeys,
  chosenCharacters,
  parseKeyMap,
  formatKeyMap,
} from '#features/desk/rules/key-map.ts'

/** Shortcuts as they are exchanged with the server. */
export type SentKeys = { readonly is_on: boolean; readonly letters: string }
type StoredKeys = SentKeys & { readonly userId: number | null }

/** Last shortcuts of the account, with its user, for the first rendering; the account's answer replaces them. */
const storedKeys = stored<StoredKeys | null>({
  key: 'office_keys',
  parse: storedOf,
  fallback: null,
})

/** Shortcuts of the signed-in user, never those of the user before. */
export function ownKeys(): OwnKeys {
  return keysFor(storedKeys.get(), desk.get()?.userId ?? null)
}

export function useOwnKeys(): OwnKeys {
  return keysFor(useStored(storedKeys, null), useDesk()?.userId ?? null)
}

export function keepKeys(userId: number | null, keys: OwnKeys): void {
  storedKeys.set({ userId, ...asSent(keys) })
}

export function asSent({ isOn, keyMap }: OwnKeys): SentKeys {
  return { is_on: isOn, letters: formatKeyMap(keyMap) }
}

/** Parses the sent shortcuts; the default ones if they are invalid. */
export function keysOf(sent: unknown): OwnKeys {
  const keyMap = parseKeyMap(text(sent, 'letters'))
  return typeof keyMap === 'string' ? firstKeys : { isOn: field(sent, 'is_on') !== false, keyMap }
}

function keysFor(known: StoredKeys | null, userId: number | null): OwnKeys {
  return known === null || known.userId !== userId ? firstKeys : keysOf(known)
}

function storedOf(json: unknown): StoredKeys | null {
  const userId = field(json, 'userId')
  if (userId !== null && typeof userId !== 'number') return null
  return { userId, ...asSent(keysOf(json)) }
}

/** Maps a pressed key to its default shortcut, which is all that the handlers know; '': no meaning. */
export function meaningOf(name: string, map: KeyMap = ownKeys().keyMap): string {
  const shift = name.startsWith('shift+') ? 'shift+' : ''
  const letter = name.slice(shift.length)
  if (!isLetter(letter)) return name
  const own = chosenCharacters.find((each) => letterFor(each, map) === letter)
  if (own !== undefined) return `${shift}${own}`
  return chosenCharacters.some((each) => each === letter) ? '' : name
}

/** A key as it is drawn: «⇧A» with the letter that was chosen for it. */
export function drawnKey(key: string, map: KeyMap): string {
  const shift = key.startsWith('⇧') ? '⇧' : ''
  const own = chosenCharacters.find((each) => each === key.slice(shift.length).toLowerCase())
  return own === undefined ? key : `${shift}${letterFor(own, map).toUpperCase()}`
}
