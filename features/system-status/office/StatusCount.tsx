import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { systemStatusText as text } from '../rules/messages.ts'
import { countNotGood } from '../rules/worst-part.ts'
import { useSystemStatus } from './system-status.queries.ts'

/** Number of parts that are not good, in the tab of the status page; nothing while all are. */
export function StatusCount() {
  const say = useSay()
  const language = useLanguage()
  const { data } = useSystemStatus()
  const n = countNotGood(data?.parts ?? [])
  if (n === 0) return null
  return (
    <span className="count">
      <span aria-hidden>{digits(n, language)}</span>
      <span className="sr-only">{say(text['not-good'], { n })}</span>
    </span>
  )
}
