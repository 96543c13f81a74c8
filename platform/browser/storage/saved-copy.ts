import { clearSnapshot } from './snapshot.ts'
import { clearSavedDocuments } from './saved-documents.ts'
import { clearSavedUploads } from './saved-uploads.ts'
import { clearPush } from './push-mark.ts'
import { deviceArea } from './shared-computer.ts'
import type { StoredName, StoredPrefix } from './registry.ts'
import { namesOf, parseJson, readText, writeText } from './stored.ts'

const prefix = 'saved:' satisfies StoredPrefix
/** Stored by portals before the browser's own cache was used. */
const answersOfBefore = 'answer:' satisfies StoredPrefix
/** Version of the stored shapes, set by the build: a copy with another version is not read. */
const version: unknown = import.meta.env.COPIES_VERSION ?? 'none'

/** Number of times all copies were cleared: an answer requested before that is not stored. */
let forgotten = 0

export type SavedCopy<T> = { readonly at: number; readonly data: T }

/** The last answer stored on this device, shown when the server cannot be reached (DESIGN §6 Offline). */
export function savedCopy<T>(key: readonly unknown[]): SavedCopy<T> | null {
  if (typeof window === 'undefined') return null
  const json = parseJson(readText(deviceArea, savedCopyName(key)) ?? 'null')
  return isCopy<T>(json) ? json : null
}

/** Options for a query whose answers are stored: the copy is shown at once, then refreshed. */
export function savedQuery<T>(key: readonly unknown[], load: () => Promise<T>) {
  return {
    queryKey: key,
    queryFn: async (): Promise<T> => {
      const before = forgotten
      const data = await load()
      if (before !== forgotten) return data
      writeText(deviceArea, savedCopyName(key), JSON.stringify({ at: Date.now(), version, data }))
      return data
    },
    // Asked once for each query, not with every drawing of who uses it.
    initialData: () => savedCopy<T>(key)?.data,
    initialDataUpdatedAt: 0,
  }
}

/** When the newest copy on this device was made (ms since 1970), or null without any. */
export function lastSavedAt(): number | null {
  const times = namesOf(deviceArea, prefix)
    .map((key) => parseJson(readText(deviceArea, key) ?? 'null'))
    .flatMap((json) => (isCopy(json) ? [json.at] : []))
  return times.length === 0 ? null : Math.max(...times)
}

/** At logout nothing of the student stays on the device. */
export function clearSavedCopies(): void {
  forgotten += 1
  clearSnapshot()
  clearSavedDocuments()
  clearSavedUploads()
  void clearPush().catch(() => {}) // the mark stays: the next visit tries again
  const area = () => localStorage
  const names = ([prefix, answersOfBefore] as const).flatMap((each) => namesOf(area, each))
  for (const name of names) writeText(area, name, null)
}

/** Key of a query's copy in localStorage. */
export function savedCopyName(key: readonly unknown[]): StoredName {
  return `${prefix}${JSON.stringify(key)}`
}

function isCopy<T>(json: unknown): json is SavedCopy<T> {
  const isOne = typeof json === 'object' && json !== null && 'at' in json && 'data' in json
  return isOne && 'version' in json && json.version === version
}
