import type { ReactNode } from 'react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { courseMessages as text } from '#features/programs/rules/facts.ts'
import { creditText } from './numbers.ts'

/** A course as a row shows it. */
export type CourseRow = {
  readonly courseId: number
  readonly code: string
  readonly name: string
  readonly type: string
  readonly creditHours: number
  /** Under the name: compulsory or optional, what it needs, how many seats are left. */
  readonly note: string
  /** Internal marks in one line, where there is no room for their columns. */
  readonly marksLine?: string
}

type Props<Row extends CourseRow> = {
  readonly caption: string
  readonly rows: readonly Row[]
  /** The box before the name; none in view mode. */
  readonly renderTick?: (row: Row, id: string) => ReactNode
  /** Cells of internal marks, beneath `marksHead`. */
  readonly renderMarks?: (row: Row) => ReactNode
  readonly marksHead?: ReactNode
}

/** Courses with type and credit hours; the type moves under the name where there is no room for a column. */
export function CourseTable<Row extends CourseRow>(props: Props<Row>) {
  const { caption, rows, renderTick, renderMarks, marksHead } = props
  const say = useSay()
  return (
    <table className="-mx-4 w-[calc(100%+2rem)] border-collapse md:-mx-6 md:w-[calc(100%+3rem)]">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:hidden">
        <tr className="small border-b border-hairline text-start font-strong text-muted">
          <Head first columns={renderTick ? 2 : 1}>
            {say(text['code-name'])}
          </Head>
          <Head>{say(text.type)}</Head>
          <Head end>{say(text['credit-hour'])}</Head>
          {marksHead}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Course
            key={row.courseId}
            row={row}
            renderTick={renderTick && ((id) => renderTick(row, id))}
            marks={renderMarks?.(row)}
          />
        ))}
      </tbody>
    </table>
  )
}

export function Head({
  children,
  end = false,
  first = false,
  columns = 1,
}: {
  readonly children: ReactNode
  readonly end?: boolean
  readonly first?: boolean
  readonly columns?: number
}) {
  return (
    <th
      scope="col"
      colSpan={columns}
      className={`px-2 py-2 font-strong ${end ? 'text-end last:pe-6' : 'text-start'}${first ? ' ps-6' : ''}`}
    >
      {children}
    </th>
  )
}

type CourseProps = {
  readonly row: CourseRow
  readonly renderTick: ((id: string) => ReactNode) | undefined
  readonly marks: ReactNode
}

function Course({ row, renderTick, marks }: CourseProps) {
  const say = useSay()
  const language = useLanguage()
  const id = `course-${row.courseId}`
  const credits = creditText(row.creditHours, language)
  return (
    <tr className="relative border-b border-hairline last:border-0">
      {renderTick && <td className="w-14 ps-4 align-middle md:ps-6">{renderTick(id)}</td>}
      <td className={`px-2 py-3${renderTick ? '' : ' ps-4 md:ps-6'}`}>
        <Name row={row} htmlFor={renderTick && id} />
      </td>
      <td className="px-2 max-md:hidden">{row.type}</td>
      <td className="tabular px-2 text-end max-md:pe-4 md:last:pe-6">
        <span className="sr-only md:hidden">{say(text['credit-hour'])} </span>
        {credits}
      </td>
      {marks}
    </tr>
  )
}

/** The whole row is the label of its box (DESIGN §6 Checkbox). */
function Name({
  row: { code, name, type, note, marksLine },
  htmlFor,
}: {
  readonly row: CourseRow
  readonly htmlFor: string | undefined
}) {
  const words = (
    <>
      <span className="block">
        <span className="font-strong">{code}</span>
        {code === '' ? '' : ' - '}
        {name}
      </span>
      <span className="small block text-muted">
        <span className="md:hidden">
          {type}
          {type === '' || note === '' ? '' : ' · '}
        </span>
        {note}
      </span>
      {marksLine && <span className="small block md:hidden">{marksLine}</span>}
    </>
  )
  return htmlFor === undefined ? (
    <div>{words}</div>
  ) : (
    <label htmlFor={htmlFor} className="block after:absolute after:inset-0">
      {words}
    </label>
  )
}
