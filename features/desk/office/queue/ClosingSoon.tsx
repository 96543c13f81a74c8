import { daysBetween, findDay } from '#platform/pure/calendar/day.ts'
import { formatBs, formatDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { overviewText as text } from '#features/desk/rules/overview-messages.ts'
import type { Closing } from '#features/desk/wire/overview.ts'
import { useToday } from '#platform/browser/clock.ts'

const soonDays = 3

/** Last days that are near, with how many have applied and how many of them have not paid. */
export function ClosingSoon({ closing }: { readonly closing: readonly Closing[] }) {
  const say = useSay()
  return (
    <section className="card overview-card" aria-label={say(text.closing)}>
      <h2>{say(text.closing)}</h2>
      {closing.length === 0 && <p className="text-muted">{say(text['nothing-closes'])}</p>}
      <ul>
        {closing.map((each) => (
          <Item key={each.id} closing={each} />
        ))}
      </ul>
    </section>
  )
}

function Item({ closing }: { readonly closing: Closing }) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const { title, name, applied, unpaid } = closing
  const day = findDay(closing.day) ?? today
  const left = daysBetween(today, day)
  return (
    <li>
      <div className="how-long">
        <b className="flex-1">{say(title)}</b>
        <b className={left <= soonDays ? 'late-count' : 'font-normal text-muted'}>
          {left === 0 ? say(text['closes-today']) : say(text['days-left'], { n: left })}
        </b>
      </div>
      <p className="small text-muted">
        {say(name)} · {formatBs(day, language) ?? formatDay(day, language)}
      </p>
      <p className="small text-muted">
        {unpaid > 0
          ? say(text['unpaid-of'], { n: unpaid, of: applied })
          : say(text['applied-n'], { n: applied })}
      </p>
    </li>
  )
}
