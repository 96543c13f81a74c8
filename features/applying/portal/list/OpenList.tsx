import type { ReactNode } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { type Column, DataList } from '#platform/browser/ui/list/DataList.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { CalendarTile } from '#platform/browser/ui/text/CalendarTile.tsx'
import { useSpeaking } from '#features/institution/portal/speaking.ts'
import { ApplyButton } from '../send/ApplyButton.tsx'
import { nearestFirst, nearestToApply, type OpenRow } from './open-row.ts'

type Opening = { readonly id: number; readonly name: string }

type Props<Row extends OpenRow<Opening>> = {
  /** Null while they are not known. */
  readonly rows: readonly Row[] | null
  readonly texts: Readonly<Record<'loading' | 'open-tab' | 'deadline' | 'name', Message>>
  /** Beneath the name: the place it leads to, and how long it stays as it is. */
  readonly renderTitle: (row: Row) => ReactNode
  /** The kind's own columns, between name and button. */
  readonly facts: readonly Column<Row>[]
  /** Why the button is off, where neither its word nor the title says it. */
  readonly renderReason: (row: Row) => ReactNode
  readonly onApply: (opening: Row['opening']) => void
  /** Instead of a list without rows. */
  readonly empty: ReactNode
  /** Asks again for what could not be read. */
  readonly onRetry: (() => void) | undefined
}

/** Lists openings: calendar tile, name, facts of the kind, button; nearest day first, finished ones last. */
export function OpenList<Row extends OpenRow<Opening>>(props: Props<Row>) {
  const { rows, texts, onRetry } = props
  const say = useSay()
  const columns = useColumns(props)
  if (rows === null) return <Loading label={say(texts.loading)} />
  if (rows.length === 0) return props.empty
  return (
    <>
      <DataList
        caption={say(texts['open-tab'])}
        rows={nearestFirst(rows)}
        rowKey={({ opening }) => opening.id}
        columns={columns}
      />
      {onRetry && <CouldNotRefresh onRetry={onRetry} />}
    </>
  )
}

function useColumns<Row extends OpenRow<Opening>>(props: Props<Row>): readonly Column<Row>[] {
  const { texts, renderTitle, facts, renderReason, onApply } = props
  const { say, today } = useSpeaking()
  const first = nearestToApply(props.rows ?? [])
  return [
    {
      id: 'deadline',
      header: say(texts.deadline),
      slot: 'lead',
      cell: ({ closes }) => (closes === null ? '-' : <CalendarTile day={closes} today={today} />),
    },
    { id: 'name', header: say(texts.name), slot: 'title', cell: renderTitle },
    ...facts,
    {
      id: 'action',
      header: '',
      slot: 'action',
      align: 'end',
      cell: (row) => (
        <ApplyButton
          opening={row.opening}
          button={row.button}
          reason={renderReason(row)}
          first={row === first}
          onApply={() => onApply(row.opening)}
        />
      ),
    },
  ]
}
