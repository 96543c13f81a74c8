import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { SignMark } from '#features/desk/office/evidence/SignMark.tsx'
import { examDeskText as text } from '../rules/exam-desk-messages.ts'
import type { CourseCount } from '../rules/release/overview.ts'

type Props = { readonly openingId: number; readonly courses: readonly CourseCount[] }

/** Each course with its counts; its sheet is one press away. */
export function CourseTable({ openingId, courses }: Props) {
  const say = useSay()
  const open = courses.reduce((sum, { candidates, agreed }) => sum + candidates - agreed, 0)
  const sign = open === 0 ? 'agree' : 'look'
  return (
    <section className="card" aria-labelledby="marks-title">
      <h2 id="marks-title" className="card-head flex flex-wrap items-center gap-3">
        {say(text.marks)}
        <span className={`sign font-normal is-${sign}`}>
          <SignMark sign={sign} />
          {open === 0 ? say(text['all-agreed']) : say(text['not-all-agreed'], { n: open })}
        </span>
      </h2>
      <OfficeTable
        label={say(text.marks)}
        rows={courses}
        rowKey={({ courseId }) => courseId}
        columns={[
          {
            id: 'code',
            head: say(text.code),
            render: ({ courseId, code }) => (
              <Link to={`/results/${openingId}/${courseId}`}>{code}</Link>
            ),
            sort: ({ code }) => code,
          },
          { id: 'course', head: say(text.course), render: ({ name }) => say(name) },
          ...(['candidates', 'agreed', 'differs', 'absent'] as const).map(
            (key): TableColumn<CourseCount> => ({
              id: key,
              head: say(text[key === 'differs' ? 'differ' : key]),
              count: (course) => course[key],
              stands: (course) => key === 'differs' && course.differs > 0,
            }),
          ),
          {
            id: 'passed',
            head: say(text.passed),
            kind: 'number',
            render: ({ passedPercent }) => <Passed percent={passedPercent} />,
            sort: ({ passedPercent }) => passedPercent,
            stands: ({ passedPercent }) => passedPercent === 0,
          },
        ]}
      />
    </section>
  )
}

function Passed({ percent }: { readonly percent: CourseCount['passedPercent'] }) {
  const say = useSay()
  if (percent === null) return '-'
  return (
    <>
      {say(text.percent, { n: percent })}
      {percent === 0 && <span className="small block">{say(text['none-passed'])}</span>}
    </>
  )
}
