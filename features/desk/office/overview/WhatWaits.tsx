import { Clock } from 'lucide-react'
import { Link } from 'wouter'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
import { overviewText as text } from '#features/desk/rules/overview-messages.ts'
import type { DeskQueue } from '#features/desk/wire/desk.ts'
import { ageText } from '../age.ts'

const columns = [
  ['queue', false],
  ['waiting', true],
  ['oldest', false],
  ['late', true],
  ['mine', true],
  ['promised', true],
] as const

/** Lists waiting items and their age by queue; highlights those past the promise. */
export function WhatWaits({ queues }: { readonly queues: readonly DeskQueue[] }) {
  const say = useSay()
  const sum = queues.reduce((total, { waiting }) => total + waiting, 0)
  return (
    <section className="card" aria-label={say(text.title)}>
      <h2 className="card-head">
        {say(text.title)}{' '}
        <span className="small ms-2 font-normal text-muted">
          {sum === 0 ? say(text.nothing) : say(text.sum, { n: sum })}
        </span>
      </h2>
      <TableScroll label={say(text.title)}>
        <table className="plain-table">
          <thead>
            <tr>
              {columns.map(([name, isNumber]) => (
                <th key={name} scope="col" className={isNumber ? 'end' : undefined}>
                  {say(text[name])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {queues.map((queue) => (
              <Row key={queue.id} queue={queue} />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  )
}

function Row({ queue }: { readonly queue: DeskQueue }) {
  const say = useSay()
  const language = useLanguage()
  const { id, name, waiting, oldest, late, mine, promiseDays } = queue
  const count = (n: number) => (n === 0 ? '-' : digits(n, language))
  return (
    <tr>
      <th scope="row">
        <Link to={`/queues/${id}`}>{say(name)}</Link>
      </th>
      <td className="end tabular font-strong">{digits(waiting, language)}</td>
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
      <td className={`end tabular${late > 0 ? ' late-count' : ''}`}>{count(late)}</td>
      <td className="end tabular">{count(mine)}</td>
      <td className="end tabular">{say(text.days, { n: promiseDays })}</td>
    </tr>
  )
}
