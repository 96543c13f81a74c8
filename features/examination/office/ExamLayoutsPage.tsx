import { CalendarRange } from 'lucide-react'
import { Link } from 'wouter'
import type { Message } from '#platform/pure/message.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import type { Tone } from '#platform/browser/ui/text/tone.ts'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
import { type LayoutState, layoutState } from '../rules/laid-out.ts'
import { layoutText as text } from '../rules/layout-messages.ts'
import type { ExamLaidOut } from '../wire/layout.ts'
import { useLayouts } from './layout.queries.ts'

const chips: Readonly<Record<LayoutState, readonly [Tone, Message]>> = {
  timeless: ['turn', text['is-timeless']],
  numberless: ['turn', text['is-numberless']],
  seatless: ['turn', text['is-seatless']],
  ready: ['done', text['is-ready']],
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
      <TableScroll label={say(text.title)}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{say(text.exam)}</th>
              {(['candidates', 'timed', 'seated'] as const).map((key) => (
                <th key={key} scope="col" className="end">
                  {say(text[key])}
                </th>
              ))}
              <th scope="col">{say(text.state)}</th>
            </tr>
          </thead>
          <tbody>
            {exams.map((exam) => (
              <ExamRow key={exam.n_exam_master_ID} exam={exam} />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  )
}

function ExamRow({ exam }: { readonly exam: ExamLaidOut }) {
  const say = useSay()
  const language = useLanguage()
  const [tone, word] = chips[layoutState(exam)]
  return (
    <tr>
      <th scope="row">
        <Link to={`/results/layout/${exam.n_exam_master_ID}`}>{exam.name}</Link>
      </th>
      <td className="end tabular">{digits(exam.candidates, language)}</td>
      <td className="end tabular whitespace-nowrap">
        {say(text['of-all'], { have: exam.timed, all: exam.papers })}
      </td>
      <td className="end tabular whitespace-nowrap">
        {say(text['of-all'], { have: exam.seated, all: exam.sittings })}
      </td>
      <td>
        <StatusChip tone={tone}>{say(word)}</StatusChip>
      </td>
    </tr>
  )
}
