import { field } from '#platform/browser/network/rest-failure.ts'
import { stored, useStored } from '#platform/browser/storage/stored.ts'
import { desk, useDesk } from '#features/staff/office/session.ts'

type StoredKeys = { readonly userId: number | null; readonly isOn: boolean }

/** Last choice of the account, with its user, for the first rendering; the account's answer replaces it. */
const storedKeys = stored<StoredKeys | null>({
  key: 'office_keys',
  parse: storedOf,
  fallback: null,
})

/** True if letter keys work for the signed-in user; a choice of the user before does not count. */
export function keysAreOn(): boolean {
  return isOnFor(storedKeys.get(), desk.get()?.userId ?? null)
}

export function useKeysAreOn(): boolean {
  return isOnFor(useStored(storedKeys, null), useDesk()?.userId ?? null)
}

export function keepKeys(userId: number | null, isOn: boolean): void {
  storedKeys.set({ userId, isOn })
}

function isOnFor(known: StoredKeys | null, userId: number | null): boolean {
  return known === null || known.userId !== userId || known.isOn
}

function storedOf(json: unknown): StoredKeys | null {
  const userId = field(json, 'userId')
  if (userId !== null && typeof userId !== 'number') return null
  return { userId, isOn: field(json, 'isOn') !== false }
}
