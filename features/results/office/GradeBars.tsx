import { useSay } from '#platform/browser/language.ts'
import { examDeskText as text } from '../rules/exam-desk-messages.ts'
import type { ResultOverview } from '../wire/office.ts'

type Grades = ResultOverview['grades']

/**
 * Share of exam papers per grade in %, the failing grade in red. Tables are named where the exam has several, or one that is
 * not the common one.
 */
export function GradeBars({ grades }: { readonly grades: Grades }) {
  const say = useSay()
  const all = grades.reduce((sum, { n }) => sum + n, 0)
  const most = Math.max(1, ...grades.map(({ n }) => n))
  const tables = tablesOf(grades)
  const isPlain = tables.length === 1 && tables[0]?.name === 'common-table'
  return (
    <section className="card p-4" aria-labelledby="grades-title">
      <h2 id="grades-title">{say(text.grades)}</h2>
      {all === 0 ? (
        <p className="small mt-2 text-muted">{say(text['no-grades'])}</p>
      ) : (
        tables.map(({ name, level, own }, at) => (
          // A published table has no name of its own, so its place is its key.
          <section key={`${name}-${at}`}>
            {!isPlain && (
              <h3 className="mt-4">{say(text[name], level === null ? {} : { level })}</h3>
            )}
            <Bars grades={own} all={all} most={most} />
          </section>
        ))
      )}
    </section>
  )
}

type BarsProps = { readonly grades: Grades; readonly all: number; readonly most: number }

function Bars({ grades, all, most }: BarsProps) {
  const say = useSay()
  return (
    <dl className="grade-bars">
      {grades.map(({ grade, n, isFailing }) => (
        <div key={grade}>
          <dt className="font-strong">{grade}</dt>
          <dd>
            <span
              className={`grade-bar${isFailing ? ' fails' : ''}`}
              ref={(bar) => bar?.style.setProperty('width', `${(n * 70) / most}%`)}
            />
            <span className="tabular">{say(text.percent, { n: Math.round((n * 100) / all) })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The grades of each table: a table ends with its failing grade. */
function tablesOf(grades: Grades) {
  const starts = grades.flatMap((_, at) => (at === 0 || grades[at - 1]?.isFailing ? [at] : []))
  return starts.map((start, at) => {
    const own = grades.slice(start, starts[at + 1])
    const [first] = own
    const level = first?.level ?? null
    const name = first?.isFormer ? 'former-table' : level === null ? 'common-table' : 'level-table'
    return { name, level, own } as const
  })
}
