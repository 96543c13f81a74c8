import { Lock } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'

/** Names the colleague who has taken the item over from here; nothing while it is one's own. */
export function LostLock({ to }: { readonly to: string | null }) {
  const say = useSay()
  return to === null ? null : (
    <div role="alert">
      <Banner tone="turn" icon={Lock} lead={say(text['lost-lock'], { name: to })} />
    </div>
  )
}
