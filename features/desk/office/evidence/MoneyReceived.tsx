import { findDay } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { overviewText as text } from '#features/desk/rules/overview-messages.ts'
import type { Received } from '#features/desk/wire/overview.ts'
import { useToday } from '#platform/browser/clock.ts'

/** Approved money by the day it was paid: a plot for each group, each with its own height. */
export function MoneyReceived({ received }: { readonly received: readonly Received[] }) {
  const say = useSay()
  return (
    <section className="card overview-card" aria-label={say(text.received)}>
      <h2>
        {say(text.received)}{' '}
        <span className="small ms-2 font-normal text-muted">{say(text['received-lead'])}</span>
      </h2>
      <div className="plots">
        {received.map((each) => (
          <Plot key={each.title.en} received={each} />
        ))}
      </div>
      <p className="small text-muted">{say(text['received-foot'])}</p>
    </section>
  )
}

function Plot({ received: { title, days } }: { readonly received: Received }) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const amounts = days.map(({ amount }) => amount)
  const highest = Math.max(...amounts)
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  const rs = (amount: number) => formatRs(paisa(amount), language)
  const first = findDay(days[0]?.day ?? '')
  return (
    <figure>
      <figcaption className="how-long">
        <b className="flex-1">{say(title)}</b>
        <span className="small text-muted">
          {say(text['sum-days'], { n: days.length, sum: rs(sum) })}
        </span>
        <span className="small">{say(text['sum-today'], { sum: rs(amounts.at(-1) ?? 0) })}</span>
      </figcaption>
      <div className="bars" aria-hidden>
        {days.map(({ day, amount }) => (
          <span
            key={day}
            className={day === today ? 'today' : undefined}
            ref={(bar) =>
              bar?.style.setProperty('--share', highest === 0 ? '0' : `${amount / highest}`)
            }
          />
        ))}
      </div>
      <p className="small how-long text-muted">
        <span>{first && formatShortDay(first, language, today)}</span>
        <span className="flex-1 text-center">
          {highest > 0 && say(text.highest, { sum: rs(highest) })}
        </span>
        <span>{say(text.today)}</span>
      </p>
    </figure>
  )
}
