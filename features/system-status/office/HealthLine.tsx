import { CircleCheck, OctagonAlert } from 'lucide-react'
import { Link } from 'wouter'
import { timeInNepal } from '#platform/pure/calendar/day.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { useMay } from '#features/staff/office/session.ts'
import { systemStatusText as text } from '../rules/messages.ts'
import { useSystemHealth } from './system-status.queries.ts'

/** One line for everyone at a desk: all parts answered, or those that do not work, with a link for who watches them. */
export function HealthLine() {
  const say = useSay()
  const language = useLanguage()
  const mayWatch = useMay('system.watch')
  const { data, isError } = useSystemHealth()
  if (isError) return <Line isBad words={say(text['health-unread'])} />
  if (data === undefined)
    return (
      // Its place.
      <p className="sign small invisible" aria-hidden>
        <CircleCheck className="icon" />
      </p>
    )
  const at = digits(timeInNepal(Date.parse(data.checked)), language)
  if (data.failing.length === 0) return <Line words={say(text['all-answer'], { at })} />
  const names = data.failing.map((name) => say(name)).join(', ')
  const words = say(text['some-fail'], { names, at })
  return <Line isBad words={mayWatch ? <Link to="/control/status">{words}</Link> : words} />
}

function Line({
  isBad = false,
  words,
}: {
  readonly isBad?: boolean
  readonly words: React.ReactNode
}) {
  const Icon = isBad ? OctagonAlert : CircleCheck
  return (
    <p className={`sign small ${isBad ? 'is-block' : 'is-agree'}`}>
      <Icon className="icon" aria-hidden />
      <span>{words}</span>
    </p>
  )
}
