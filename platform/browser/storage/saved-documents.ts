import { field } from '../network/rest-failure.ts'
import { deviceArea } from './shared-computer.ts'
import { readText, stored, writeText } from './stored.ts'

/** Facts of a document on this device, known without opening it: time of storing (ms since 1970) and size. */
export type SavedDocument = { readonly at: number; readonly bytes: number }
export type SavedDocuments = Readonly<Record<string, SavedDocument>>

export const documentsDatabase = 'papers'
const listName = 'papers'

/** Documents stored on this device, by name; their bytes are in the database of the same name. */
export const savedDocuments = stored<SavedDocuments>({
  key: listName,
  area: deviceArea,
  parse: (json) => (isList(json) ? json : null),
  fallback: {},
})

/** Name of a document: the process that prints it and its parameters. */
export function documentName(slug: string, parameters: Readonly<Record<string, unknown>>): string {
  return `${slug} ${JSON.stringify(parameters)}`
}

const mostBytes = 8 * 1024 * 1024
const mostBytesEach = 2 * 1024 * 1024

/** Documents that stay when one of `bytes` is stored; the oldest are removed first. null: it is too large to store. */
export function withRoomFor(bytes: number, saved: SavedDocuments): SavedDocuments | null {
  if (bytes > mostBytesEach) return null
  let room = mostBytes - bytes
  const newestFirst = Object.entries(saved).toSorted(([, one], [, other]) => other.at - one.at)
  const staying = newestFirst.filter(([, each]) => (room -= each.bytes) >= 0)
  return Object.fromEntries(staying)
}

let forgotten = 0

/** Number of times all documents were cleared: one requested before that is not stored. */
export function timesForgotten(): number {
  return forgotten
}

/** At logout. Until the browser has deleted them the empty list stays, and the next visit begins with it again. */
export function clearSavedDocuments(): void {
  forgotten += 1
  const hasNone = readText(() => localStorage, listName) === null
  setList(hasNone ? null : {})
  if (hasNone) return
  indexedDB.deleteDatabase(documentsDatabase).addEventListener('success', () => setList(null))
}

/** Also sets the list in localStorage: it may hold documents from before the computer was marked as shared. */
function setList(list: SavedDocuments | null): void {
  writeText(() => localStorage, listName, list && JSON.stringify(list))
  savedDocuments.set(list)
}

function isList(json: unknown): json is SavedDocuments {
  return (
    typeof json === 'object' &&
    json !== null &&
    Object.values(json).every((each) => typeof field(each, 'at') === 'number')
  )
}
