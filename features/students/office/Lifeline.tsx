import { dayInNepal, findDay } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { chipIcon } from '#platform/browser/ui/text/tone.ts'
import { DeskValueText } from '#features/desk/office/evidence/DeskValueText.tsx'
import { studentText as text } from '../rules/screen-messages.ts'
import type { FileMoment } from '../wire/student-file.ts'

/** Events of the student, the newest first. */
export function Lifeline({ moments }: { readonly moments: readonly FileMoment[] }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <section className="card lifeline" aria-label={say(text.lifeline)}>
      <h2>{say(text.lifeline)}</h2>
      {moments.length === 0 && <p className="text-muted">{say(text['nothing-happened'])}</p>}
      <ol>
        {moments.map(({ at, title, about, tone }, index) => {
          const day = findDay(at) ?? dayInNepal(Date.parse(at))
          const Icon = chipIcon[tone]
          return (
            // Two things of one kind may happen in one moment; the list does not change places.
            // eslint-disable-next-line react/no-array-index-key
            <li key={`${at}/${title.en}/${index}`}>
              <span className={`moment ${tone}`}>
                <Icon className="icon" aria-hidden />
              </span>
              <div className="min-w-0">
                <b>{say(title)}</b>
                <p className="small">
                  <DeskValueText value={about} />
                </p>
                <time className="small text-muted" dateTime={at}>
                  {formatDay(day, language)}
                </time>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
