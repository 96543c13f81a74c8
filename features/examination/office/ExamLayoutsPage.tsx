import { CalendarRange } from 'lucide-react'
import { Link } from 'wouter'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import type { Tone } from '#platform/browser/ui/text/tone.ts'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { type LayoutState, layoutState } from '../rules/laid-out.ts'
import { layoutText as text } from '../rules/layout-messages.ts'
import type { ExamLaidOut } from '../wire/layout.ts'
import { useLayouts } from './layout.queries.ts'

const chips: Readonly<Record<LayoutState, readonly [Tone, Message]>> = {
  timeless: ['turn', text['is-timeless']],
  numberless: ['turn', text['is-numberless']],
  seatless: ['turn', text['is-seatless']],
  ready: ['done', text['is-ready']],
  over: ['closed', text['is-over']],
}

/** Every exam with candidates, and how far it is laid out. */
export function ExamLayoutsPage() {
  const say = useSay()
  const centres = <Link to="/results/layout/centres">{say(text['to-centres'])}</Link>
  return (
    <ListPage text={text} icon={CalendarRange} list={useLayouts()} aside={centres}>
      {(exams) => <Exams exams={exams} />}
    </ListPage>
  )
}

function Exams({ exams }: { readonly exams: readonly ExamLaidOut[] }) {
  const say = useSay()
  return (
    <section className="card" aria-label={say(text.title)}>
      <OfficeTable
        label={say(text.title)}
        rows={exams}
        rowKey={(exam) => exam.n_exam_master_ID}
        columns={[
          {
            id: 'exam',
            head: say(text.exam),
            render: (exam) => (
              <Link to={`/results/layout/${exam.n_exam_master_ID}`}>{say(exam.name)}</Link>
            ),
            sort: ({ name }) => say(name),
          },
          {
            id: 'candidates',
            head: say(text.candidates),
            count: ({ candidates }) => candidates,
          },
          {
            id: 'timed',
            head: say(text.timed),
            kind: 'number',
            render: ({ timed, papers }) => say(text['of-all'], { have: timed, all: papers }),
            sort: ({ timed, papers }) => (papers === 0 ? null : timed / papers),
          },
          {
            id: 'seated',
            head: say(text.seated),
            kind: 'number',
            render: ({ seated, sittings }) => say(text['of-all'], { have: seated, all: sittings }),
            sort: ({ seated, sittings }) => (sittings === 0 ? null : seated / sittings),
          },
          { id: 'state', head: say(text.state), render: (exam) => <State exam={exam} /> },
        ]}
      />
    </section>
  )
}

function State({ exam }: { readonly exam: ExamLaidOut }) {
  const say = useSay()
  const [tone, word] = chips[layoutState(exam)]
  return <StatusChip tone={tone}>{say(word)}</StatusChip>
}
