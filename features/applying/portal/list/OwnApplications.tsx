import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import type { ListRead } from '#platform/browser/network/lists-together.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { type Column, DataList, type Shape } from '#platform/browser/ui/list/DataList.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { UnreadableRows } from '#platform/browser/ui/list/UnreadableRows.tsx'
import { useUnreadable } from '#platform/browser/network/unreadable.ts'
import {
  type Application,
  isOffered,
  isReturned,
  type Returnable,
} from '#features/applying/rules/facts.ts'
import type { AppliedProps } from './ApplicationsPage.tsx'

type Listed = Returnable & Pick<Application, 'id' | 'withdrawal' | 'isFormReady'>

export type OwnApplicationsProps<Applied extends Listed> = Pick<
  AppliedProps,
  'justApplied' | 'onSeeOpen'
> & {
  readonly list: ListRead<Applied>
  readonly icon: LucideIcon
  readonly texts: Readonly<
    Record<'loading' | 'applied-tab' | 'none-applied' | 'none-applied-help' | 'see-open', Message>
  >
  readonly columns: readonly Column<Applied>[]
  readonly compare: (one: Applied, other: Applied) => number
  /** Something is to be paid; what was returned waits on the student anyway. */
  readonly waitsOnStudent: (application: Applied) => boolean
  /** Second line of an application; the `first` that can be acted on has the filled button. */
  readonly renderDetail: (
    application: Applied,
    at: { readonly shape: Shape; readonly first: boolean },
  ) => ReactNode
}

/** Own applications, each with its second line; the one that waits on the student is pointed out. */
export function OwnApplications<Applied extends Listed>(props: OwnApplicationsProps<Applied>) {
  const { list, texts, onSeeOpen } = props
  const say = useSay()
  const listName = list.list ?? ''
  const unread = useUnreadable(listName)
  const rows = (list.data ?? []).toSorted(
    (one, other) =>
      Number(asksStudent(other)) - Number(asksStudent(one)) || props.compare(one, other),
  )
  const waiting = rows.find((row) => asksStudent(row) || props.waitsOnStudent(row))
  const waitingRow = waiting ?? rows.find(({ isFormReady }) => isFormReady)
  const retry = list.isError ? () => void list.refetch() : undefined
  if (list.isPending) return <Loading label={say(texts.loading)} />
  if (rows.length === 0 && unread.length > 0) return <UnreadableRows list={listName} />
  if (rows.length === 0)
    return (
      <Empty
        icon={props.icon}
        title={say(texts['none-applied'])}
        help={say(texts['none-applied-help'])}
        onRetry={retry}
      >
        <Button onClick={onSeeOpen}>{say(texts['see-open'])}</Button>
      </Empty>
    )
  return (
    <>
      <DataList
        caption={say(texts['applied-tab'])}
        rows={rows}
        focusOn={props.justApplied}
        rowKey={({ id }) => id}
        columns={props.columns}
        waits={(row) => row === waiting}
        renderDetail={(row, shape) => props.renderDetail(row, { shape, first: row === waitingRow })}
      />
      <UnreadableRows list={listName} />
      {retry && <CouldNotRefresh onRetry={retry} />}
    </>
  )
}

/** It was returned, or no longer holds and is offered back. */
function asksStudent(application: Listed): boolean {
  return isReturned(application) || isOffered(application)
}
