import type { LucideIcon } from 'lucide-react'
import { Link } from 'wouter'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { Empty } from '#platform/browser/ui/list/Empty.tsx'
import { listMessages } from '#features/applying/rules/list-messages.ts'

type Props = {
  readonly icon: LucideIcon
  readonly texts: Readonly<Record<'none-open' | 'none-open-help', Message>>
  readonly onRetry: (() => void) | undefined
}

/** No opening is open: a notification will come when one is. */
export function NoneOpen({ icon, texts, onRetry }: Props) {
  const say = useSay()
  return (
    <Empty
      icon={icon}
      title={say(texts['none-open'])}
      help={say(texts['none-open-help'])}
      onRetry={onRetry}
    >
      <Link to="/">{say(listMessages['see-notices'])}</Link>
    </Empty>
  )
}
