import { Check, Minus, OctagonAlert, TriangleAlert, WifiOff } from 'lucide-react'
import type { StatusLevel } from '#platform/pure/status-levels.ts'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { levelText } from '../rules/messages.ts'

const icons = {
  good: Check,
  look: TriangleAlert,
  failing: OctagonAlert,
  off: Minus,
  silent: WifiOff,
} as const satisfies Record<StatusLevel, unknown>
const tones = {
  good: 'text-done',
  look: 'text-turn',
  failing: 'text-error',
  off: 'text-muted',
  silent: 'text-error',
} as const satisfies Record<StatusLevel, string>

/** The state of a part in its own word, with an icon and a colour for its level. */
export function LevelWord({
  level,
  state,
}: {
  readonly level: StatusLevel
  readonly state: Message
}) {
  const say = useSay()
  const Icon = icons[level]
  return (
    <span className={`status-word ${tones[level]}`}>
      <Icon className="icon" role="img" aria-label={say(levelText[level])} />
      {say(state)}
    </span>
  )
}
