import { Clock } from 'lucide-react'
import { Link } from 'wouter'
import { formatAd, formatBs, weekdayName } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh } from '#platform/browser/ui/Empty.tsx'
import { digits } from '#platform/browser/ui/digits.ts'
import { Spinner } from '#platform/browser/ui/Spinner.tsx'
import { overviewText as text } from '../rules/overview-messages.ts'
import type { DeskQueue } from '../wire/desk.ts'
import { ageText } from './age.ts'
import { useQueues } from './desk.queries.ts'
import { useToday } from './today.ts'

/** What waits and since when, for this role; what is past its promise stands out. */
export function OverviewPage() {
  const say = useSay()
  const language = useLanguage()
  const { data, isError, refetch } = useQueues()
  const today = useToday()
  const sum = (data ?? []).reduce((total, { waiting }) => total + waiting, 0)
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>
            {weekdayName(today, language)}, {formatBs(today, language)}
          </h1>
          <p className="small text-muted">{formatAd(today)}</p>
        </div>
      </header>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Spinner />}
      {data && (
        <section className="card">
          <h2 className="card-head">
            {say(text.title)}{' '}
            <span className="small ms-2 font-normal text-muted">
              {sum === 0 ? say(text.nothing) : say(text.sum, { n: sum })}
            </span>
          </h2>
          <div className="overflow-x-auto">
            <table className="plain-table">
              <thead>
                <tr>
                  <th scope="col">{say(text.queue)}</th>
                  <th scope="col" className="end">
                    {say(text.waiting)}
                  </th>
                  <th scope="col">{say(text.oldest)}</th>
                  <th scope="col" className="end">
                    {say(text.late)}
                  </th>
                  <th scope="col" className="end">
                    {say(text.mine)}
                  </th>
                  <th scope="col" className="end">
                    {say(text.median)}
                  </th>
                  <th scope="col" className="end">
                    {say(text.promised)}
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.map((queue) => (
                  <QueueRow key={queue.id} queue={queue} count={(n) => digits(n, language)} />
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
    </div>
  )
}

function QueueRow({
  queue,
  count,
}: {
  readonly queue: DeskQueue
  readonly count: (n: number | string) => string
}) {
  const say = useSay()
  const { id, name, waiting, oldest, late, mine, medianDays, promiseDays } = queue
  return (
    <tr>
      <th scope="row">
        <Link to={`/queues/${id}`}>{say(name)}</Link>
      </th>
      <td className="end tabular font-strong">{count(waiting)}</td>
      <td>
        {oldest === null ? (
          '-'
        ) : (
          <span className={`queue-age tabular${late > 0 ? ' late' : ''}`}>
            {late > 0 && <Clock className="icon" aria-hidden />}
            {ageText(oldest, say)}
          </span>
        )}
      </td>
      <td className={`end tabular${late > 0 ? ' late-count' : ''}`}>
        {late === 0 ? '-' : count(late)}
      </td>
      <td className="end tabular">{mine === 0 ? '-' : count(mine)}</td>
      <td className="end tabular">
        {medianDays === null ? '-' : say(text.days, { n: Math.round(medianDays * 10) / 10 })}
      </td>
      <td className="end tabular">{say(text.days, { n: promiseDays })}</td>
    </tr>
  )
}
