import type { ReactNode } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { type Column, DataList, type Shape } from '#platform/browser/ui/list/DataList.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { CalendarTile } from '#platform/browser/ui/text/CalendarTile.tsx'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { ApplyButton } from './ApplyButton.tsx'
import { nearestFirst, nearestToApply, type OpenRow } from './open-row.ts'

type Opening = { readonly id: number; readonly name: string }

/** Parts of the list that a kind brings. */
export type OpenListParts<Row extends OpenRow<Opening>> = {
  readonly texts: Readonly<Record<'loading' | 'open-tab' | 'deadline' | 'name', Message>>
  /** Beneath the name: the place it leads to, and how long it stays as it is. */
  readonly renderTitle: (row: Row) => ReactNode
  /** The kind's own columns, between name and button. */
  readonly facts: readonly Column<Row>[]
  /** Why the button is off, where neither its word nor the title says it. */
  readonly renderReason: (row: Row) => ReactNode
}

type Props<Row extends OpenRow<Opening>> = OpenListParts<Row> & {
  /** Null while they are not known. */
  readonly rows: readonly Row[] | null
  /** For any room; absent: as the room allows. */
  readonly shape?: Shape
  readonly onApply: (opening: Row['opening']) => void
  /** Instead of a list without rows. */
  readonly empty: ReactNode
  /** Asks again for what could not be read. */
  readonly onRetry: (() => void) | undefined
}

/** Lists openings: calendar tile, name, facts of the kind, button; nearest day first, finished ones last. */
export function OpenList<Row extends OpenRow<Opening>>(props: Props<Row>) {
  const { rows, texts, shape, onRetry } = props
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
        {...(shape && { shape })}
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
