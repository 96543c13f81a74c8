import { Link } from 'wouter'
import { docStatusLabel } from '#platform/pure/document-status.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import type { Column } from '#platform/browser/ui/list/DataList.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { examTypes } from '../../rules/exam.ts'
import { resultAbout } from '../../rules/about.ts'
import { resultPageMessages as text } from '../../rules/result-messages.ts'
import { DownloadResult } from './DownloadResult.tsx'
import { NotPublished } from './NotPublished.tsx'
import type { ResultRow } from './result-rows.ts'

/** Exam, exam roll number, type, courses, status, and the gradesheet or that there is none yet (mock 14). */
export function useResultColumns(rows: readonly ResultRow[]): readonly Column<ResultRow>[] {
  const say = useSay()
  const language = useLanguage()
  const first = rows.find(({ result }) => result)
  return [
    { id: 'exam', header: say(text.exam), slot: 'title', cell: (row) => <Exam row={row} /> },
    {
      id: 'roll',
      header: say(text['exam-roll']),
      slot: 'fact',
      cell: ({ application: { symbolNumber } }) => (
        <span className="tabular whitespace-nowrap">
          {symbolNumber === '' ? '-' : symbolNumber}
        </span>
      ),
    },
    {
      id: 'type',
      isSecondary: true,
      header: say(text['exam-type']),
      slot: 'fact',
      cell: ({ application, opening }) => {
        const type = opening?.type ?? application.papers[0]?.type
        return type === undefined ? '-' : say(examTypes[type])
      },
    },
    {
      id: 'courses',
      isSecondary: true,
      header: say(text.courses),
      slot: 'fact',
      align: 'end',
      cell: ({ application }) => digits(application.papers.length, language),
    },
    {
      id: 'status',
      header: say(text.status),
      slot: 'status',
      cell: ({ application }) => {
        const label = docStatusLabel(application.status)
        return <StatusChip tone={label.tone}>{say(label.text)}</StatusChip>
      },
    },
    {
      id: 'action',
      header: '',
      slot: 'action',
      align: 'end',
      cell: (row) => <Action row={row} first={row === first} />,
    },
  ]
}

/** The gradesheet, that there is none yet, or nothing where that could not be read. */
function Action({ row, first }: { readonly row: ResultRow; readonly first: boolean }) {
  const { application, opening, result } = row
  if (result) return <DownloadResult application={application} first={first} />
  return result === null ? <NotPublished key={opening?.resultAtMs ?? 0} opening={opening} /> : '-'
}

function Exam({ row: { application, result } }: { readonly row: ResultRow }) {
  const { say, short } = useSpeaking()
  return (
    <>
      <h2 className="row-title">{application.name}</h2>
      {result?.publishedOn && (
        <p className="small text-muted">
          {say(text['published-on'], { day: short(result.publishedOn) })}
        </p>
      )}
      {result && (
        <Link
          className="link-button small inline-flex min-h-11 items-center"
          to={`${resultAbout.path}?exam=${application.id}`}
        >
          {say(text['see-marks'])}
        </Link>
      )}
    </>
  )
}
