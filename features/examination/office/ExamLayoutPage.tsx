import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { layoutText as text } from '../rules/layout-messages.ts'
import type { ExamLayout } from '../wire/layout.ts'
import { useLayout } from './layout.queries.ts'
import { useMay } from '#features/staff/office/session.ts'
import { NumbersCard } from './NumbersCard.tsx'
import { RoutineTable } from './RoutineTable.tsx'
import { SeatsCard } from './SeatsCard.tsx'
import { StatusMessage } from './StatusMessage.tsx'
import { useStatusMessage } from './use-status-message.ts'

/** One exam: symbol numbers, seats, and day, time and room of each exam paper. */
export function ExamLayoutPage({ examId }: { readonly examId: number }) {
  const say = useSay()
  const { data, isError, refetch } = useLayout(examId)
  return (
    <div className="page">
      <p className="flex flex-wrap gap-4">
        <Link to="/results/layout">{say(text.back)}</Link>
        <Link to="/results/layout/centres">{say(text['to-centres'])}</Link>
        <Link to={`/overview/prints?what=exam-cards&of=${examId}`}>{say(text['to-prints'])}</Link>
      </p>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <LoadingRows rows={10} heading />}
      {data && <Layout examId={examId} layout={data} />}
    </div>
  )
}

function Layout({ examId, layout }: { readonly examId: number; readonly layout: ExamLayout }) {
  const say = useSay()
  const laysOut = useMay('exam-layout.manage')
  const { message, onDone } = useStatusMessage()
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{say(layout.name)}</h1>
          <p className="small text-muted">
            {say(text['about-exam'], { n: layout.candidates, ready: layout.ready })}
          </p>
          {!laysOut && <p className="small text-muted">{say(text['read-only'])}</p>}
        </div>
      </header>
      <StatusMessage message={message} />
      <div className="grid gap-5 lg:grid-cols-2">
        <NumbersCard {...{ examId, layout, onDone }} />
        <SeatsCard {...{ examId, layout, onDone }} />
      </div>
      <RoutineTable {...{ examId, onDone }} papers={layout.papers} />
    </>
  )
}
