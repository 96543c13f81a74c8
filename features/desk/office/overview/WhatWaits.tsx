import { Clock, MessageCircleQuestionMark } from 'lucide-react'
import { Link } from 'wouter'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { Dotted } from '#platform/browser/ui/text/Dotted.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { overviewText as text } from '#features/desk/rules/overview-messages.ts'
import type { DeskQueue } from '#features/desk/wire/desk.ts'
import { ageText } from '../age.ts'

/** Lists waiting items and their age by queue; highlights those past the promise. */
export function WhatWaits({ queues }: { readonly queues: readonly DeskQueue[] }) {
  const say = useSay()
  const language = useLanguage()
  const sum = queues.reduce((total, { waiting }) => total + waiting, 0)
  return (
    <section className="card" aria-label={say(text.title)}>
      <h2 className="card-head">
        {say(text.title)}{' '}
        <span className="small ms-2 font-normal text-muted">
          {sum === 0 ? say(text.nothing) : say(text.sum, { n: sum })}
        </span>
      </h2>
      <OfficeTable
        download="never"
        label={say(text.title)}
        rows={queues}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'queue',
            head: say(text.queue),
            render: ({ id, name }) => <Link to={`/queues/${id}`}>{say(name)}</Link>,
          },
          {
            id: 'waiting',
            head: say(text.waiting),
            kind: 'number',
            render: ({ waiting }) => <b>{digits(waiting, language)}</b>,
            sort: ({ waiting }) => waiting,
          },
          {
            id: 'oldest',
            head: say(text.oldest),
            render: (queue) => <Oldest queue={queue} />,
            sort: ({ oldest }) => oldest,
          },
          {
            id: 'worth',
            head: say(text.worth),
            render: (queue) => <WorthKnowing queue={queue} />,
          },
          { id: 'mine', head: say(text.mine), count: ({ mine }) => mine || null },
          {
            id: 'promised',
            head: say(text.promised),
            kind: 'number',
            render: ({ promiseDays }) => say(text.days, { n: promiseDays }),
            sort: ({ promiseDays }) => promiseDays,
          },
        ]}
      />
      {queues
        .filter(({ questions }) => questions > 0)
        .map(({ id, name, questions }) => (
          <Link key={id} to={`/queues/${id}?show=mine`} className="overview-question">
            <MessageCircleQuestionMark className="icon" aria-hidden />
            {say(text.questions, { queue: name, n: questions })}
          </Link>
        ))}
    </section>
  )
}

/** Items past their promise, then those with a warning; that every check agrees where there are neither. */
function WorthKnowing({ queue }: { readonly queue: DeskQueue }) {
  const say = useSay()
  const { waiting, late, warnings, agreeing } = queue
  const isQuiet = late + warnings === 0
  if (isQuiet && (waiting === 0 || agreeing < waiting)) return null
  if (isQuiet) return <span className="text-muted">{say(text['all-ready'])}</span>
  return (
    <Dotted
      parts={[
        late > 0 ? <b className="sign is-look">{say(text['late-n'], { n: late })}</b> : null,
        warnings > 0 ? say(text['warnings-n'], { n: warnings }) : null,
      ]}
    />
  )
}

function Oldest({ queue: { oldest, late } }: { readonly queue: DeskQueue }) {
  const say = useSay()
  if (oldest === null) return '-'
  return (
    <span className={`queue-age tabular${late > 0 ? ' late' : ''}`}>
      {late > 0 && <Clock className="icon" aria-hidden />}
      {ageText(oldest, say)}
    </span>
  )
}
