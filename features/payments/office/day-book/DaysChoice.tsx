import type { Day } from '#platform/pure/calendar/day.ts'
import type { Days } from '#platform/pure/calendar/days.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { DateField } from '#platform/browser/ui/form/DateField.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { useKeys } from '#features/desk/office/shortcuts/keys.ts'
import { bookSpans, moved, spanOf } from '../../rules/day-close/book-days.ts'
import { dayBookText as text } from '../../rules/day-close/day-book-messages.ts'

type Props = { readonly days: Days; readonly onChoose: (days: Days) => void }

/** First and last day, and the usual ones; J and K move, 1 to 3 choose today, month and fiscal year. */
export function DaysChoice({ days, onChoose }: Props) {
  const say = useSay()
  const today = useToday()
  const choices = bookSpans.map((span) => ({ span, choose: () => onChoose(spanOf(span, today)) }))
  const earlier = () => onChoose(moved(days, -1))
  const later = () => onChoose(moved(days, 1))
  useKeys({
    j: later,
    k: earlier,
    ...Object.fromEntries(choices.map(({ choose }, index) => [`${index + 1}`, choose])),
  })
  return (
    <section className="day-book-days" aria-label={say(text.days)}>
      <BookDay days={days} end="first" onChoose={onChoose} />
      <BookDay days={days} end="last" onChoose={onChoose} />
      <Button onClick={earlier}>{say(text.earlier)}</Button>
      <Button onClick={later}>{say(text.later)}</Button>
      {choices.map(({ span, choose }) => (
        <Button key={span} onClick={choose}>
          {say(text[span])}
        </Button>
      ))}
    </section>
  )
}

/** One end of the days; the other one moves with it where it would be on the wrong side. */
function BookDay({ days, end, onChoose }: Props & { readonly end: keyof Days }) {
  const say = useSay()
  const change = (day: Day | '') => {
    if (day === '') return
    const next = { ...days, [end]: day }
    onChoose(next.first <= next.last ? next : { first: day, last: day })
  }
  return (
    <DateField
      label={say(end === 'first' ? text.from : text.to)}
      value={days[end]}
      onChange={change}
    />
  )
}
