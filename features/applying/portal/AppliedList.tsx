import type { UseQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { DocStatus } from '#platform/pure/document-status.ts'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import { type Column, DataList, type Shape } from '#platform/browser/ui/DataList.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/Empty.tsx'
import { Loading } from '#platform/browser/ui/Loading.tsx'
import { mayDownload, type Paying } from '../rules/facts.ts'
import { ApplicationPayments, type Paid } from './ApplicationPayments.tsx'
import type { AppliedProps } from './ApplicationsPage.tsx'

/** An application as every list of own applications needs it. */
type Listed = {
  readonly id: number
  readonly name: string
  readonly paying: Paying
  readonly status: DocStatus | null
}

/** What the second line of an application is drawn with. */
export type DetailProps = {
  readonly shape: Shape
  /** The first application that can be acted on has the filled button. */
  readonly first: boolean
  readonly onPay: () => void
  readonly onDetails: () => void
}

type Props<Applied extends Listed> = AppliedProps &
  Paid<Applied> & {
    readonly list: UseQueryResult<readonly Applied[]>
    readonly icon: LucideIcon
    readonly texts: Readonly<
      Record<'loading' | 'applied-tab' | 'none-applied' | 'none-applied-help' | 'see-open', Message>
    >
    readonly columns: readonly Column<Applied>[]
    readonly compare: (one: Applied, other: Applied) => number
    readonly waitsOnStudent: (application: Applied) => boolean
    readonly renderDetail: (application: Applied, at: DetailProps) => ReactNode
  }

/** Own applications with payment, document and timeline; the one that waits on the student is pointed out. */
export function AppliedList<Applied extends Listed>(props: Props<Applied>) {
  const { list, texts, waitsOnStudent, onSeeOpen } = props
  const say = useSay()
  const [toPay, setToPay] = useState<Applied | null>(null)
  const [details, setDetails] = useState<Applied | null>(null)
  const rows = (list.data ?? []).toSorted(props.compare)
  const waiting = rows.find(waitsOnStudent)
  const toAct = waiting ?? rows.find(({ status }) => mayDownload(status))
  const retry = list.isError ? () => void list.refetch() : undefined
  if (list.isPending) return <Loading label={say(texts.loading)} />
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
        renderDetail={(row, shape) =>
          props.renderDetail(row, {
            shape,
            first: row === toAct,
            onPay: () => setToPay(row),
            onDetails: () => setDetails(row),
          })
        }
      />
      {retry && <CouldNotRefresh onRetry={retry} />}
      <ApplicationPayments
        {...props}
        applications={rows}
        toPay={toPay}
        details={details}
        onDone={() => {
          setToPay(null)
          setDetails(null)
        }}
      />
    </>
  )
}
