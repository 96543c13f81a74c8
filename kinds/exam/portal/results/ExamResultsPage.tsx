import { UnreadableRows } from '#platform/browser/ui/list/UnreadableRows.tsx'
import { CarriedResults } from '#features/results/portal/CarriedResults.tsx'
import { resultModel } from '#features/results/wire/result.ts'
import { Award } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { SentenceBanner } from '#platform/browser/ui/frame/Banner.tsx'
import { DataList } from '#platform/browser/ui/list/DataList.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { PageHeader } from '#platform/browser/ui/frame/PageHeader.tsx'
import { useEnrollmentLookup } from '#features/enrollment/portal/enrollment.queries.ts'
import { resultAbout } from '../../rules/about.ts'
import { resultPageMessages as text } from '../../rules/result-messages.ts'
import { OneResult } from './OneResult.tsx'
import { type ResultRow, useResultRows } from './result-rows.ts'
import { RetotalHint } from './RetotalHint.tsx'
import { useResultColumns } from './result-columns.tsx'

/** Approved exam registrations with their results; one of them with its marks (SPEC §2 Exam Results page). */
export function ExamResultsPage() {
  const say = useSay()
  const [params] = useSearchParams()
  const { enrollment, onRetry } = useEnrollmentLookup()
  const { rows, ...lists } = useResultRows()
  const shown = rows?.find(({ application }) => String(application.id) === params.get('exam'))
  if (shown?.result) return <OneResult row={shown} result={shown.result} />
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={say(text.title)}
        page={say(resultAbout.title)}
        subtitle={say(text.subtitle)}
      />
      {enrollment === null ? (
        <SentenceBanner tone="turn" sentence={say(text['enrollment-required'])} />
      ) : (
        <>
          <Results rows={rows} onRetry={onRetry ?? lists.onRetry} />
          <CarriedResults />
        </>
      )}
    </div>
  )
}

type Props = {
  readonly rows: readonly ResultRow[] | null
  readonly onRetry: (() => void) | undefined
}

function Results({ rows, onRetry }: Props) {
  const say = useSay()
  const columns = useResultColumns(rows ?? [])
  if (rows === null && onRetry === undefined) return <Loading label={say(text.loading)} />
  if (rows === null || rows.length === 0)
    return (
      <Empty icon={Award} title={say(text.none)} help={say(text['none-help'])} onRetry={onRetry} />
    )
  return (
    <>
      <div>
        <DataList
          caption={say(text.title)}
          rows={rows}
          rowKey={({ application }) => application.id}
          columns={columns}
        />
        <UnreadableRows list={resultModel} />
        {onRetry && <CouldNotRefresh onRetry={onRetry} />}
      </div>
      <RetotalHint rows={rows} />
    </>
  )
}
