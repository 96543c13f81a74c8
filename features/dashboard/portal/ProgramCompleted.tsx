import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { completedMessages as text } from '../rules/completed-messages.ts'
import { StepCard } from './StepCard.tsx'

/** A graduate has nothing to do; studying further is a choice, not the next step. */
export function ProgramCompleted({ program }: { readonly program: string }) {
  const say = useSay()
  return (
    <StepCard whose="done" turn={say(blocks.done)} title={say(text.completed, { program })}>
      {say(text['completed-help'])}
    </StepCard>
  )
}
