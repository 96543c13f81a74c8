import { useSay } from '#platform/browser/language.ts'
import { examDeskText as text } from '../rules/exam-desk-messages.ts'
import type { ResultOverview } from '../wire/office.ts'

/** Share of exam papers per grade in %, the failing grade in red. */
export function GradeBars({ grades }: Pick<ResultOverview, 'grades'>) {
  const say = useSay()
  const all = grades.reduce((sum, { n }) => sum + n, 0)
  const most = Math.max(1, ...grades.map(({ n }) => n))
  return (
    <section className="card p-4" aria-labelledby="grades-title">
      <h2 id="grades-title">{say(text.grades)}</h2>
      {all === 0 ? (
        <p className="small mt-2 text-muted">{say(text['no-grades'])}</p>
      ) : (
        <dl className="grade-bars">
          {grades.map(({ grade, n }, at) => (
            <div key={grade}>
              <dt className="font-strong">{grade}</dt>
              <dd>
                <span
                  className={`grade-bar${at === grades.length - 1 ? ' fails' : ''}`}
                  ref={(bar) => bar?.style.setProperty('width', `${(n * 70) / most}%`)}
                />
                <span className="tabular">
                  {say(text.percent, { n: Math.round((n * 100) / all) })}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
