import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { momentText } from '#platform/browser/ui/text/moment-text.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'

/** Earlier events of an item, then what else the student paid, each with day and time. */
export function History({ history, alsoPaid = [] }: Pick<Evidence, 'history' | 'alsoPaid'>) {
  return (
    <>
      <Events title={text.history} events={history} />
      {alsoPaid.length > 0 && <Events title={text['also-paid']} events={alsoPaid} />}
    </>
  )
}

function Events({
  title,
  events,
}: {
  readonly title: Message
  readonly events: Evidence['history']
}) {
  const say = useSay()
  const language = useLanguage()
  return (
    <div>
      <h3 className="mb-2">{say(title)}</h3>
      <ul className="history">
        {events.map(({ at, words }) => {
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
