import { useSay } from '#platform/browser/language.ts'
import { examDeskText as text } from '../rules/exam-desk-messages.ts'
import type { ResultOverview } from '../wire/office.ts'

const groups = ['missing', 'nearMisses', 'absent'] as const
const shownOfEach = 8

/** Candidates to check before the release: missing marks, narrow fails, absences. */
export function LookFirst({ look }: Pick<ResultOverview, 'look'>) {
  const say = useSay()
  const more = groups.reduce((sum, group) => sum + Math.max(0, look[group].length - shownOfEach), 0)
  const isNothing = groups.every((group) => look[group].length === 0)
  return (
    <section className="card p-4" aria-labelledby="look-title">
      <h2 id="look-title">{say(text.look)}</h2>
      {isNothing && <p className="small mt-2 text-muted">{say(text['look-none'])}</p>}
      <ul className="look-first">
        {groups.flatMap((group) =>
          look[group].slice(0, shownOfEach).map(({ n_exam_reg_ID, erollno, name, code }) => (
            <li key={`${group}${n_exam_reg_ID}${code}`}>
              <b>{name}</b> <span className="tabular text-muted">{erollno}</span>
              <br />
              <span className="small">{say(text[`look-${group}`], { code })}</span>
            </li>
          )),
        )}
        {more > 0 && <li className="small text-muted">{say(text['look-more'], { n: more })}</li>}
      </ul>
    </section>
  )
}
