import { GraduationCap } from 'lucide-react'
import { Link } from 'wouter'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import type { Tone } from '#platform/browser/ui/text/tone.ts'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { MomentText } from '#platform/browser/ui/text/MomentText.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { examDeskText as text } from '../rules/exam-desk-messages.ts'
import type { ExamStatus } from '../wire/office.ts'
import { useExams } from './results.queries.ts'

/** Every exam that has candidates, and how far its marks and results are. */
export function ExamsPage() {
  return (
    <ListPage text={listText} icon={GraduationCap} list={useExams()}>
      {(exams) => <ExamTable exams={exams} />}
    </ListPage>
  )
}

const listText = {
  title: text.exams,
  lead: text['exams-lead'],
  none: text['no-exams'],
  'none-help': text['no-exams-help'],
} as const

function ExamTable({ exams }: { readonly exams: readonly ExamStatus[] }) {
  const say = useSay()
  return (
    <section className="card" aria-label={say(text.exams)}>
      <OfficeTable
        label={say(text.exams)}
        rows={exams}
        rowKey={(exam) => exam.n_exam_open_ID}
        columns={[
          {
            id: 'exam',
            head: say(text.exam),
            render: (exam) => <Link to={`/results/${exam.n_exam_open_ID}`}>{say(exam.name)}</Link>,
            sort: ({ name }) => say(name),
          },
          {
            id: 'candidates',
            head: say(text.candidates),
            count: ({ registrations }) => registrations,
          },
          {
            id: 'marks',
            head: say(text.marks),
            kind: 'number',
            render: ({ agreed, papers }) => say(text['of-all'], { have: agreed, all: papers }),
            sort: ({ agreed, papers }) => (papers === 0 ? null : agreed / papers),
          },
          { id: 'state', head: say(text.state), render: (exam) => <ExamState exam={exam} /> },
        ]}
      />
    </section>
  )
}

function ExamState({ exam }: { readonly exam: ExamStatus }) {
  const say = useSay()
  const [tone, word] = stateOf(exam)
  return (
    <span className="flex flex-wrap items-center gap-2">
      <StatusChip tone={tone}>{say(word)}</StatusChip>
      {exam.resultAt !== null && (
        <span className="small text-muted">
          <MomentText at={exam.resultAt} />
        </span>
      )}
    </span>
  )
}

function stateOf(exam: ExamStatus): readonly [Tone, Message] {
  const { scheduled, published, prepared, unnumbered } = exam
  if (scheduled > 0) return ['waiting', text['is-scheduled']]
  if (published > 0 && prepared === 0) return ['done', text['is-published']]
  if (unnumbered > 0) return ['turn', text['is-numberless']]
  return prepared > 0 ? ['waiting', text['is-prepared']] : ['draft', text['is-marking']]
}
