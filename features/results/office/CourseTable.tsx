import { Link } from 'wouter'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
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
      <TableScroll label={say(text.marks)}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{say(text.code)}</th>
              <th scope="col">{say(text.course)}</th>
              {(['candidates', 'agreed', 'differ', 'absent', 'passed'] as const).map((key) => (
                <th key={key} scope="col" className="end">
                  {say(text[key])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {courses.map((course) => (
              <CourseRow key={course.courseId} openingId={openingId} course={course} />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  )
}

function CourseRow({
  openingId,
  course,
}: {
  readonly openingId: number
  readonly course: CourseCount
}) {
  const say = useSay()
  const language = useLanguage()
  const { courseId, code, name, candidates, agreed, differs, absent, passedPercent } = course
  return (
    <tr>
      <th scope="row">
        <Link to={`/results/${openingId}/${courseId}`}>{code}</Link>
      </th>
      <td>{say(name)}</td>
      <td className="end tabular">{digits(candidates, language)}</td>
      <td className="end tabular">{digits(agreed, language)}</td>
      <td className={`end tabular${differs > 0 ? ' late-count' : ''}`}>
        {digits(differs, language)}
      </td>
      <td className="end tabular">{digits(absent, language)}</td>
      <td className={`end tabular${passedPercent === 0 ? ' late-count' : ''}`}>
        {passedPercent === null ? '-' : say(text.percent, { n: passedPercent })}
        {passedPercent === 0 && <span className="small block">{say(text['none-passed'])}</span>}
      </td>
    </tr>
  )
}
