import { useDocumentLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Seal } from '#platform/browser/ui/frame/Seal.tsx'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { useWaited } from '#platform/browser/ui/list/use-waited.ts'
import { type GuardPhase, useGuardPhase } from './guard-phase.ts'
import { gateMessages as text } from './gate-messages.ts'
import { SidebarHead } from '../frame/SidebarHead.tsx'

const textOf = {
  token: { title: text['verifying-title'], detail: text['verifying-detail'] },
  busy: { title: text['busy-title'], detail: text['busy-detail'] },
  user: { title: text['loading-title'], detail: text['loading-detail'] },
} as const satisfies Record<GuardPhase, unknown>

/** First load of a protected page: the frame, and what is being checked. Also the prerendered outline. */
export function AuthGate() {
  const say = useSay()
  const phase = useGuardPhase()
  const isLong = useWaited() === 'long'
  const { title, detail } = textOf[phase]
  useDocumentLanguage()
  return (
    <div className="min-h-dvh lg:ps-70">
      <aside className="fixed inset-y-0 start-0 hidden w-70 bg-side text-white lg:block">
        <SidebarHead />
      </aside>
      <header className="flex h-14 items-center gap-3 bg-side px-4 text-white lg:hidden">
        <Seal className="size-9" />
        <span className="font-strong">{say(text.portal)}</span>
      </header>
      <main className="grid min-h-[70dvh] place-items-center p-6">
        <div className="flex flex-col items-center gap-1 text-center" role="status">
          <span className="mb-3 text-link">
            <Spinner large />
          </span>
          <p className="font-strong">{say(title)}</p>
          <p className="text-muted">
            {say(isLong && phase !== 'busy' ? blocks.loadingSlow : detail)}
          </p>
        </div>
      </main>
    </div>
  )
}
