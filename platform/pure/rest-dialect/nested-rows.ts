import { recordsOf, textOf, type WireRecord } from './record.ts'

/** Ids of rows below a record that could not be read; absent where all were. */
export type WithUnreadable = { readonly unreadable?: readonly string[] }

/** The rows below a record; those that cannot be read are named by their ids, so that no screen leaves them out. */
export function nestedRows<Row>(
  record: WireRecord,
  key: string,
  fromWire: (record: WireRecord) => Row | null,
): WithUnreadable & { readonly rows: readonly Row[] } {
  const read = recordsOf(record, key).map((each) => ({
    id: textOf(each, 'id') || '-',
    row: fromWire(each),
  }))
  const unreadable = read.filter(({ row }) => row === null).map(({ id }) => id)
  return {
    rows: read.flatMap(({ row }) => row ?? []),
    ...(unreadable.length > 0 && { unreadable }),
  }
}
