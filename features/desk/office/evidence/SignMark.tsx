import { Check, CircleAlert, Clock, type LucideIcon, TriangleAlert } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { Sign } from '#features/desk/rules/checks.ts'

const icons = {
  agree: Check,
  look: TriangleAlert,
  block: CircleAlert,
  unknown: Clock,
} as const satisfies Record<Sign, LucideIcon>

const words = {
  agree: text.agrees,
  look: text.look,
  block: text.blocks,
  unknown: text.judge,
} as const satisfies Record<Sign, unknown>

/** Green tick, marigold triangle or red octagon, always with a word; only screen readers get it unless `spoken`. */
export function SignMark({
  sign,
  spoken = false,
}: {
  readonly sign: Sign
  readonly spoken?: boolean
}) {
  const say = useSay()
  const Icon = icons[sign]
  return (
    <span className={`sign is-${sign}`}>
      <Icon className="icon" aria-hidden />
      <span className={spoken ? '' : 'sr-only'}>{say(words[sign])}</span>
    </span>
  )
}
