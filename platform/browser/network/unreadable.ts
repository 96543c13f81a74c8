import { useSyncExternalStore } from 'react'
import { textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'

/** By list: the ids of the entries its last reading could not make out. */
const unreadable = new Map<string, readonly string[]>()
const none: readonly string[] = []
const listeners = new Set<() => void>()

/**
 * Reads the records of a list for a screen. A record that cannot be read is logged and its id stored, so that the
 * screen shows it as unreadable (`UnreadableRows`) instead of leaving it out.
 */
export function readRows<Row>(
  list: string,
  records: readonly WireRecord[],
  fromWire: (record: WireRecord) => Row | null,
): readonly Row[] {
  const failed: string[] = []
  const rows = records.flatMap((record) => {
    const row = readRow(record, fromWire)
    if (row === null) failed.push(textOf(record, 'id') || '-')
    return row ?? []
  })
  if (failed.length > 0) console.error(`${list}: cannot read ${failed.join(', ')}`)
  keep(list, failed)
  return rows
}

function readRow<Row>(record: WireRecord, fromWire: (record: WireRecord) => Row | null) {
  try {
    return fromWire(record)
  } catch (error) {
    console.error(error)
    return null
  }
}

function keep(list: string, failed: readonly string[]): void {
  if ((unreadable.get(list) ?? none).join() === failed.join()) return
  unreadable.set(list, failed)
  for (const listener of listeners) listener()
}

/** Ids of a list's entries that could not be read. */
export function useUnreadable(list: string): readonly string[] {
  return useSyncExternalStore(subscribe, () => unreadable.get(list) ?? none)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
