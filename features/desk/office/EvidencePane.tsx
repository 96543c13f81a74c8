import { CircleAlert, Lock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { dayInNepal, findDay, timeInNepal } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/Banner.tsx'
import { Button } from '#platform/browser/ui/Button.tsx'
import { Facts } from '#platform/browser/ui/Facts.tsx'
import { TextField } from '#platform/browser/ui/Field.tsx'
import { momentText } from '#platform/browser/ui/moment-text.ts'
import { deskText as text } from '../rules/screen-messages.ts'
import type { Evidence, Standing } from '../wire/desk.ts'
import { useAgree } from './AgreeForms.tsx'
import { CheckTable } from './CheckTable.tsx'
import type { Item } from './desk.queries.ts'
import { SaidText } from './SaidText.tsx'

type Props = {
  readonly queue: string
  readonly record: number
  readonly item: Item
  /** Who has taken the item over from here. */
  readonly lostTo: string | null
}

/** What speaks for and against: what colleagues agreed, checks, the person, what happened before. */
export function EvidencePane({ queue, record, item, lostTo }: Props) {
  const say = useSay()
  const { evidence, standing } = item
  return (
    // What scrolls must be reachable by keys.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="evidence" tabIndex={0} role="region" aria-label={say(text.checks)}>
      {lostTo !== null && (
        <Banner tone="turn" icon={Lock} lead={say(text['lost-lock'], { name: lostTo })} />
      )}
      <Agreed {...{ queue, record, standing }} />
      <CheckTable columns={evidence.columns} checks={evidence.checks} />
      {evidence.alerts.map((alert) => (
        <Banner key={alert.title.en} tone="problem" icon={CircleAlert} lead={say(alert.title)}>
          {say(alert.text)}
        </Banner>
      ))}
      <Person facts={evidence.facts} />
      <History history={evidence.history} />
    </div>
  )
}

function Person({ facts }: Pick<Evidence, 'facts'>) {
  const say = useSay()
  if (facts.length === 0) return null
  return (
    <div>
      <h3 className="mb-2">{say(text.person)}</h3>
      <Facts
        facts={facts.map(({ label, value }) => ({
          label: say(label),
          value: <SaidText value={value} />,
        }))}
      />
    </div>
  )
}

function History({ history }: Pick<Evidence, 'history'>) {
  const say = useSay()
  const language = useLanguage()
  return (
    <div>
      <h3 className="mb-2">{say(text.history)}</h3>
      <ul className="history">
        {history.map(({ at, words }) => {
          const atMs = Date.parse(at)
          return (
            <li key={`${at}${words.en}`}>
              <time dateTime={at}>{momentText(dayInNepal(atMs), timeInNepal(atMs), language)}</time>
              <span>{say(words)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Agreed({
  queue,
  record,
  standing,
}: Pick<Props, 'queue' | 'record'> & { readonly standing: Standing }) {
  const say = useSay()
  const language = useLanguage()
  const { question, heldUntil, heldReason } = standing
  const agree = useAgree({ queue, record, onDone: () => undefined })
  const until = findDay(heldUntil ?? '')
  return (
    <>
      {until !== null && (
        <Banner
          tone="waiting"
          lead={say(text['held-until'], {
            day: formatDay(until, language),
            reason: heldReason ?? '',
          })}
        >
          <button
            type="button"
            className="link-button"
            onClick={() => agree.mutate({ slug: 'desk_release' })}
          >
            {say(text.release)}
          </button>
        </Banner>
      )}
      {question !== null && (
        <Banner
          tone={question.answer === null ? 'turn' : 'done'}
          lead={say(text['asked-by'], { by: question.by, of: question.of })}
        >
          {question.text}
          {question.answer !== null && (
            <p className="mt-1">{say(text.answered, { text: question.answer })}</p>
          )}
          {question.isForMe && question.answer === null && (
            <AnswerForm onSend={(answer) => agree.mutate({ slug: 'desk_answer', answer })} />
          )}
        </Banner>
      )}
    </>
  )
}

function AnswerForm({ onSend }: { readonly onSend: (answer: string) => void }) {
  const say = useSay()
  const [answer, setAnswer] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (answer.trim() !== '') onSend(answer)
  }
  return (
    <form className="mt-2 flex items-end gap-2" onSubmit={submit}>
      <div className="flex-1">
        <TextField
          id="answer"
          label={say(text.answer)}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </div>
      <Button type="submit">{say(text['send-answer'])}</Button>
    </form>
  )
}
