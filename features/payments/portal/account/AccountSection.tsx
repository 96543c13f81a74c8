import { Suspense, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Together } from '#platform/browser/ui/frame/Together.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { accountText as text } from '../../rules/account/account-messages.ts'

const Statement = lazyPart(async () => ({
  default: (await import('./AccountStatementCard.tsx')).AccountStatementCard,
}))

/** Below the payments: the statement of the student's account, read when it is opened. */
export function AccountSection() {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="flex flex-col gap-4" aria-label={say(text.title)}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2>{say(text.title)}</h2>
          <p className="small text-muted">{say(text.about)}</p>
        </div>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {say(isOpen ? text.hide : text.show)}
        </Button>
      </div>
      {isOpen && (
        <Together label={say(text.title)}>
          <Suspense fallback={<Loading label={say(text.title)} />}>
            <Statement />
          </Suspense>
        </Together>
      )}
    </section>
  )
}
