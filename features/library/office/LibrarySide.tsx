import { Link } from 'wouter'
import { daysBetween, findDay, timeInNepal } from '#platform/pure/calendar/day.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { useToday } from '#platform/browser/clock.ts'
import { counterText as text } from '../rules/counter-messages.ts'
import type { LateLoan, LibraryDay } from '../wire/counter.ts'
import { useLibraryDay } from './library.queries.ts'
import type { Counter } from './use-counter.ts'

const shownLate = 6

/** The library's day beside the counter. */
export function LibrarySide({ counter }: { readonly counter: Counter }) {
  const say = useSay()
  const { data: day, isError, refetch } = useLibraryDay()
  return (
    <aside className="library-side" aria-label={say(text.today)}>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {day === undefined ? !isError && <LoadingRows rows={8} /> : <Day day={day} />}
      <JustNow counter={counter} />
    </aside>
  )
}

function Day({ day }: { readonly day: LibraryDay }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <section>
        <h2>{say(text.today)}</h2>
        <dl className="library-counts">
          {(
            [
              ['issued', 'n-issued'],
              ['returned', 'n-returned'],
              ['renewed', 'n-renewed'],
            ] as const
          ).map(([key, label]) => (
            <div key={key}>
              <dt>{say(text[label])}</dt>
              <dd className="tabular">{digits(day[key], language)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>{say(text['due-late'])}</h2>
        {day.late.length === 0 && <p className="text-muted">{say(text['nothing-late'])}</p>}
        <ul className="library-late">
          {day.late.slice(0, shownLate).map((loan) => (
            <Late key={loan.id} loan={loan} />
          ))}
        </ul>
        {day.lateCount > shownLate && (
          <Link to="/library/late">{say(text['all-late'], { n: day.lateCount })}</Link>
        )}
      </section>
    </>
  )
}

function Late({ loan }: { readonly loan: LateLoan }) {
  return (
    <li>
      <Link to={`/library?reader=${loan.reader.id}`} className="min-w-0">
        {loan.reader.name}
        <span className="small block text-muted">{loan.title}</span>
      </Link>
      <LateText dueOn={loan.dueOn} />
    </li>
  )
}

/** `3 d late`, `today`. */
export function LateText({ dueOn }: Pick<LateLoan, 'dueOn'>) {
  const say = useSay()
  const today = useToday()
  const days = daysBetween(findDay(dueOn) ?? today, today)
  return days > 0 ? (
    <b className="sign is-block whitespace-nowrap">{say(text['days-late'], { n: days })}</b>
  ) : (
    <b className="sign is-look whitespace-nowrap">{say(text['due-today'])}</b>
  )
}

function JustNow({ counter: { justNow } }: { readonly counter: Counter }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <section>
      <h2>{say(text['just-now'])}</h2>
      {justNow.length === 0 && <p className="text-muted">{say(text['nothing-yet'])}</p>}
      <ul className="library-now">
        {justNow.map(({ id, atMs, message, about }) => (
          <li key={id}>
            <time className="text-muted">{digits(timeInNepal(atMs), language)}</time> {say(message)}{' '}
            {say(about)}
          </li>
        ))}
      </ul>
    </section>
  )
}
