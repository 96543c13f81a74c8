import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { StillWaiting } from '#platform/browser/ui/frame/Together.tsx'
import { chooseNext } from '../rules/choose.ts'
import { dashboardMessages as text } from '../rules/messages.ts'
import type { HomeWords } from './at-home.ts'
import { NothingToDo } from './NothingToDo.tsx'
import { Go, StepCard } from './StepCard.tsx'

/** The one thing to do now: at most one card carries the running stitch (DESIGN §1.2). */
export function NextStep({ texts }: { readonly texts: readonly HomeWords[] }) {
  if (texts.some(({ isPending }) => isPending)) return <StillWaiting />
  const chosen = chooseNext(texts.flatMap(({ next }) => next ?? []))
  const unread = texts.find(({ onRetry }) => onRetry !== undefined)
  // The unread list may hold a task of the student. A known task of the student is shown in any case.
  if (unread?.onRetry && chosen?.whose !== 'turn')
    return (
      <section className="card">
        <CouldNotRefresh onRetry={unread.onRetry} />
      </section>
    )
  return chosen?.card ?? <NothingToDo />
}

type Props = {
  /** Texts of the kinds about what a complete profile opens. */
  readonly opens: readonly Message[]
}

export function CompleteProfile({ opens }: Props) {
  const say = useSay()
  return (
    <StepCard
      whose="turn"
      turn={`${say(blocks.yourTurn)} · ${say(text['about-ten-minutes'])}`}
      title={say(text.incomplete)}
      action={<Go to="/profile">{say(text['complete-profile'])}</Go>}
    >
      {[...opens, text['incomplete-bring']].map((message) => say(message)).join(' ')}
    </StepCard>
  )
}
