import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { momentText } from '#platform/browser/ui/text/moment-text.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'

/** Lists earlier events of an item, each with day and time. */
export function History({ history }: Pick<Evidence, 'history'>) {
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
