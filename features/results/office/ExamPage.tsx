import { CircleHelp, Hash } from 'lucide-react'
import { Link } from 'wouter'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useMay } from '#features/staff/office/session.ts'
import { examDeskText as text } from '../rules/exam-desk-messages.ts'
import type { ResultOverview } from '../wire/office.ts'
import { CourseTable } from './CourseTable.tsx'
import { Decisions } from './Decisions.tsx'
import { GradeBars } from './GradeBars.tsx'
import { LookFirst } from './LookFirst.tsx'
import { ReleaseCard } from './ReleaseCard.tsx'
import { useOverview, useReadAgain } from './results.queries.ts'
import { examSymbolNumbers } from '#features/examination/wire/processes.ts'

/** State of an exam's results: marks, grades, candidates to check, decisions, and their release (mock 49). */
export function ExamPage({ openingId }: { readonly openingId: number }) {
  const say = useSay()
  const { data, isError, refetch } = useOverview(openingId)
  return (
    <div className="page">
      <p>
        <Link to="/results">{say(text.back)}</Link>
      </p>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <LoadingRows rows={10} heading />}
      {data && <Exam openingId={openingId} overview={data} />}
    </div>
  )
}

type Props = { readonly openingId: number; readonly overview: ResultOverview }

function Exam({ openingId, overview }: Props) {
  const say = useSay()
  const { exam, courses, sheets } = overview
  return (
    <>
      <header className="page-head flex-wrap">
        <div className="flex-1">
          <h1>{say(exam.name)}</h1>
          <p className="small text-muted">
            {say(text['about-exam'], { n: sheets.registrations, courses: courses.length })}
          </p>
        </div>
        {sheets.unnumbered > 0 && <SymbolNumbers overview={overview} />}
      </header>
      <div className="release-layout">
        <div className="flex min-w-0 flex-col gap-5">
          <CourseTable openingId={openingId} courses={courses} />
          <div className="release-pair">
            <GradeBars grades={overview.grades} />
            <LookFirst look={overview.look} />
          </div>
          <Decisions overview={overview} />
        </div>
        <ReleaseCard openingId={openingId} overview={overview} />
      </div>
    </>
  )
}

/** Without its number no candidate's mark can be entered. */
function SymbolNumbers({ overview: { exam, sheets } }: Pick<Props, 'overview'>) {
  const say = useSay()
  const readAgain = useReadAgain()
  const { action, error } = useProcess(examSymbolNumbers, readAgain)
  const mayGive = useMay('exam-layout.manage')
  return (
    <div className="flex flex-col items-end gap-2">
      <p className="sign is-look">
        <CircleHelp className="icon" aria-hidden />
        {say(text.unnumbered, { n: sheets.unnumbered })}
      </p>
      {mayGive && (
        <Button
          icon={Hash}
          disabled={action.state === 'lost'}
          busy={isRunning(action)}
          onClick={() => action.run({ n_exam_master_ID: exam.n_exam_master_ID })}
        >
          {say(text['give-numbers'])}
        </Button>
      )}
      <LostAnswer action={action} />
      <FieldNote id="numbers-note" error={error === null ? undefined : say(error)} />
    </div>
  )
}
