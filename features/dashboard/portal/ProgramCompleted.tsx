import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { completedMessages as text } from '../rules/completed-messages.ts'
import { StepCard } from './StepCard.tsx'

type Props = {
  readonly program: string
  /** Sentence of the kind about where further study begins. */
  readonly further: Message
}

/** A graduate has nothing to do; studying further is a choice, not the next step. */
export function ProgramCompleted({ program, further }: Props) {
  const say = useSay()
  return (
    <StepCard whose="done" turn={say(blocks.done)} title={say(text.completed, { program })}>
      {say(text['completed-help'])} {say(further)}
    </StepCard>
  )
}
