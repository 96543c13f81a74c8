import { type Message, sameInBoth } from '#platform/pure/message.ts'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { PartSegments } from '#features/marking/office/PartSegments.tsx'
import { usePart } from '#features/marking/office/use-part.ts'
import { twoEntriesText } from '#features/marking/rules/two-entries-messages.ts'
import { sheetDeskText as text } from '#features/results/rules/marks/sheet-desk-messages.ts'
import { Differences } from './Differences.tsx'
import { EnterMarks } from './EnterMarks.tsx'
import { type SheetKey, useMarkSheet, useOverview } from '../results.queries.ts'
import { TermsForms } from '../TermsForms.tsx'

const parts = ['enter', 'differences', 'terms'] as const

type Props = { readonly openingId: number; readonly courseId: number }

/** The marks of a course in an exam; its exam is known by one of its openings. */
export function SheetPage({ openingId, courseId }: Props) {
  const overview = useOverview(openingId)
  const examId = overview.data?.exam.n_exam_master_ID
  return (
    <div className="sheet-page">
      {overview.isError && <CouldNotRefresh onRetry={() => void overview.refetch()} />}
      {examId === undefined && !overview.isError && <LoadingRows rows={12} />}
      {examId !== undefined && (
        <Sheet
          openingId={openingId}
          examName={overview.data?.exam.name ?? sameInBoth('')}
          sheet={{ n_exam_master_ID: examId, n_course_ID: courseId }}
        />
      )}
    </div>
  )
}

type SheetProps = {
  readonly openingId: number
  readonly examName: Message
  readonly sheet: SheetKey
}

function Sheet({ openingId, examName, sheet }: SheetProps) {
  const say = useSay()
  const { data, isError, refetch } = useMarkSheet(sheet)
  const { part, setPart } = usePart(parts)
  return (
    <>
      <header className="flex flex-wrap items-end gap-3">
        <div className="flex-1">
          <p className="small">
            <Link to={`/results/${openingId}`}>{say(text.back)}</Link>
          </p>
          <h1>
            {say(text.sheet, { code: data?.course.code ?? '' })}{' '}
            <span className="small ms-2 font-normal text-muted">
              {data && say(data.course.name)} · {say(examName)}
            </span>
          </h1>
          {data && <p className="small text-muted">{say(text.counts, data.counts)}</p>}
        </div>
        {data && (
          <PartSegments
            label={say(twoEntriesText.parts)}
            parts={[
              { id: 'enter', text: say(twoEntriesText.enter) },
              {
                id: 'differences',
                text: say(twoEntriesText.differences),
                count: data.counts.differs,
              },
              { id: 'terms', text: say(text.terms) },
            ]}
            part={part}
            onPart={setPart}
          />
        )}
      </header>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <LoadingRows rows={12} />}
      {data && part === 'enter' && <EnterMarks sheet={sheet} marks={data} />}
      {data && part === 'differences' && <Differences sheet={sheet} marks={data} />}
      {data && part === 'terms' && <TermsForms offered={data.offered} />}
    </>
  )
}
