import { WifiOff } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'

/** Beneath a button that is disabled while the server does not answer: why it is. */
export function NeedsConnection({ id }: { readonly id?: string }) {
  const say = useSay()
  return (
    <p id={id} className="small mt-1.5 flex gap-2 text-muted">
      <WifiOff className="icon" aria-hidden />
      {say(blocks.needsConnection)}
    </p>
  )
}
