import './reports.css'
import { CircleHelp, Clock } from 'lucide-react'
import { Redirect } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { isRuleRefusal } from '#platform/browser/network/error-detail.ts'
import { useMomentText } from '#platform/browser/use-moment-text.ts'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { reportText } from '../rules/messages.ts'
import { reportScreen as text } from '../rules/screen-messages.ts'
import type { ListedReport } from '../wire/processes.ts'
import { DownloadButtons } from './DownloadButtons.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportList } from './ReportList.tsx'
import { ReportNotes } from './ReportNotes.tsx'
import { ReportTable } from './ReportTable.tsx'
import { useReport, useReports } from './reports.queries.ts'
import { useChosen } from './use-chosen.ts'

/** Reports of the university (design/mocks 75): the list at the left, the open one at the right. */
export function ReportsPage({ params }: { readonly params: { readonly report?: string } }) {
  const say = useSay()
  const id = params.report
  const { data: reports, isError, refetch } = useReports()
  if (reports === undefined)
    return (
      <div className="page">
        {isError ? (
          <CouldNotRefresh onRetry={() => void refetch()} />
        ) : (
          <LoadingRows rows={10} heading />
        )}
      </div>
    )
  const [first] = reports
  if (id === undefined && first !== undefined)
    return <Redirect to={`/reports/${first.id}`} replace />
  const report = reports.find((each) => each.id === id)
  return (
    <div className="reports">
      <ReportList reports={reports} open={id} />
      {report === undefined ? (
        <div className="report">
          <Empty
            icon={CircleHelp}
            title={say(reportText['no-report'])}
            help={say(text['no-report-help'])}
          />
        </div>
      ) : (
        <OpenReport key={report.id} report={report} />
      )}
    </div>
  )
}

function OpenReport({ report }: { readonly report: ListedReport }) {
  const say = useSay()
  const { chosen, choose, clear, isChosen } = useChosen(report)
  const { data: page, isError, error, isFetching, refetch } = useReport(report.id, chosen)
  const title = say(report.title)
  const refused = isRuleRefusal(error) ? error.detail : ''
  return (
    <section className="report" aria-label={title}>
      <header className="report-head">
        <h1>{title}</h1>
        {page !== undefined && (
          <AsOf at={page.asOf} isReading={isFetching} onReadAgain={() => void refetch()} />
        )}
        <span className="flex-1" />
        <DownloadButtons report={report.id} chosen={chosen} />
      </header>
      <ReportFilters
        filters={report.filters}
        chosen={chosen}
        onChoose={choose}
        onClear={isChosen ? clear : undefined}
      />
      {refused === '' ? (
        <ReportTable
          label={title}
          page={page}
          onRetry={isError ? () => void refetch() : undefined}
        />
      ) : (
        <Empty icon={CircleHelp} title={refused} help="" />
      )}
      {page !== undefined && <ReportNotes page={page} />}
    </section>
  )
}

type AsOfProps = {
  /** ISO timestamp. */
  readonly at: string
  readonly isReading: boolean
  readonly onReadAgain: () => void
}

function AsOf({ at, isReading, onReadAgain }: AsOfProps) {
  const say = useSay()
  const momentText = useMomentText()
  return (
    <p className="report-as-of text-muted">
      <Clock className="icon" aria-hidden />
      <time dateTime={at}>{say(reportText['as-of'], { moment: momentText(at) })}</time>
      <button type="button" className="link-button" disabled={isReading} onClick={onReadAgain}>
        {say(text['read-again'])}
      </button>
    </p>
  )
}
