import { type RefObject, useContext } from 'react'
import { type LoadRows, wholeTable } from './read-table.ts'
import { ListDownload } from './shown-list.ts'

type Props = {
  readonly label: string
  readonly table: RefObject<HTMLTableElement | null>
  readonly load?: LoadRows | undefined
}

/** Below a table: downloads it as it is shown, with the rows that were not loaded yet. */
export function TableFile({ label, table, load }: Props) {
  const draw = useContext(ListDownload)
  return draw?.({ list: label, read: () => wholeTable(table, load) }) ?? null
}
