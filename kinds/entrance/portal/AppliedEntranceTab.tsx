import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { type Day } from '#platform/pure/calendar/day.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import { DataList } from '#platform/browser/ui/DataList.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/Empty.tsx'
import { Loading } from '#platform/browser/ui/Loading.tsx'
import { ApplicationPayments } from '#features/applying/portal/ApplicationPayments.tsx'
import type { AppliedProps } from '#features/applying/portal/ApplicationsPage.tsx'
import { mayDownload } from '#features/applying/rules/facts.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import { nextDeadline } from '../rules/fee.ts'
import { entrance } from '../rules/kind.ts'
import { entranceMessages as text, entrancePageMessages as page } from '../rules/messages.ts'
import { paymentReference } from '../wire/entrance-application.ts'
import { ApplicationDetail } from './ApplicationDetail.tsx'
import { useAppliedColumns } from './applied-columns.tsx'
import { type AppliedEntrance, useAppliedEntrances, useReloadApplied } from './entrance.queries.ts'
import { usePayNow } from './pay-now.ts'
import { isPayable, standingOf } from './standing.ts'

/** Own applications with payment, document and timeline; the one that waits on the student first. */
export function AppliedEntranceTab({ justApplied, onSeeOpen, onProblem }: AppliedProps) {
  const say = useSay()
  const { data, isPending, isError, refetch } = useAppliedEntrances()
  const today = useToday()
  const columns = useAppliedColumns()
  const readNow = usePayNow()
  const reload = useReloadApplied()
  const [details, setDetails] = useState<AppliedEntrance | null>(null)
  const [toPay, setToPay] = useState<AppliedEntrance | null>(null)
  const rows = (data ?? []).toSorted((one, other) =>
    urgency(one, today).localeCompare(urgency(other, today)),
  )
  const waiting = rows.find((row) => waitsOnStudent(row, today))
  const ready = rows.find((row) => mayDownload(row.status))
  const retry = isError ? () => void refetch() : undefined
  if (isPending) return <Loading label={say(page.loading)} />
  if (rows.length === 0)
    return (
      <Empty
        icon={NotebookPen}
        title={say(text['none-applied'])}
        help={say(text['none-applied-help'])}
        onRetry={retry}
      >
        <Button onClick={onSeeOpen}>{say(page['see-open'])}</Button>
      </Empty>
    )
  return (
    <>
      <DataList
        caption={say(text['applied-tab'])}
        rows={rows}
        focusOn={justApplied}
        rowKey={(row) => row.id}
        columns={columns}
        waits={(row) => row === waiting}
        renderDetail={(row, shape) => (
          <ApplicationDetail
            application={row}
            shape={shape}
            first={row === (waiting ?? ready)}
            onPay={() => setToPay(row)}
            onDetails={() => setDetails(row)}
          />
        )}
      />
      {retry && <CouldNotRefresh onRetry={retry} />}
      <ApplicationPayments
        type={entrance.paymentType}
        reference={paymentReference}
        readNow={readNow}
        reload={reload}
        applications={rows}
        toPay={toPay}
        details={details}
        onProblem={onProblem}
        onDone={() => {
          setToPay(null)
          setDetails(null)
        }}
      />
    </>
  )
}

function waitsOnStudent(application: AppliedEntrance, today: Day): boolean {
  return standingOf(application) === 'unpaid' && isPayable(application, today)
}

/** Sorts by the nearest deadline of what waits on the student; the others follow, newest first. */
function urgency(application: AppliedEntrance, today: Day): string {
  const { opening } = application
  if (opening !== null && waitsOnStudent(application, today))
    return `0${nextDeadline(opening, today) ?? ''}`
  return `1${String(9_999_999_999 - application.id)}`
}
