import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh, Empty } from './Empty.tsx'
import { LoadingRows } from './LoadingRows.tsx'

type Props<Row> = {
  readonly text: Readonly<Record<'title' | 'lead' | 'none' | 'none-help', Message>>
  readonly icon: LucideIcon
  /** The rows as they were asked for; a list that could not be read is not an empty one. */
  readonly list: {
    readonly data: readonly Row[] | undefined
    readonly isError: boolean
    readonly refetch: () => Promise<unknown>
  }
  /** Beside the heading, also while there is no row: e.g. the way to what the list is made of. */
  readonly aside?: ReactNode
  /** Between the heading and the list, also while there is no row: e.g. what is wrong with all of it. */
  readonly above?: ReactNode
  /** Draws at least one row. */
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A page that is one list: what it is, and the list while it loads, failed, empty or there. */
export function ListPage<Row>({ text, icon, list, aside, above, children }: Props<Row>) {
  const say = useSay()
  const { data, isError, refetch } = list
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>{say(text.title)}</h1>
          <p className="small text-muted">{say(text.lead)}</p>
        </div>
        {aside}
      </header>
      {above}
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <LoadingRows />}
      {data?.length === 0 && (
        <Empty icon={icon} title={say(text.none)} help={say(text['none-help'])} />
      )}
      {data !== undefined && data.length > 0 && children(data)}
    </div>
  )
}
