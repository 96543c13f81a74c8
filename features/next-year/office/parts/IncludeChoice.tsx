import { useSay } from '#platform/browser/language.ts'
import { Segments } from '#platform/browser/ui/control/Segments.tsx'
import { nextYearText as text } from '../../rules/messages.ts'
import type { PlannedState } from '../../rules/planned-state.ts'

type Props = {
  readonly state: PlannedState
  /** The plan was executed: nothing changes any more. */
  readonly isDone: boolean
  readonly isBusy: boolean
  readonly onSkip: (isSkipped: boolean) => void
}

const choices = ['include', 'skip'] as const

/** Takes a planned opening in or leaves it out; one that is there is not made again. */
export function IncludeChoice({ state, isDone, isBusy, onSkip }: Props) {
  const say = useSay()
  const chosen = state === 'skipped' ? 'skip' : 'include'
  if (state === 'there' || isDone) return say(text[state === 'there' ? 'there' : chosen])
  return (
    <Segments
      options={choices.map((value) => ({ value, text: say(text[value]) }))}
      chosen={chosen}
      disabled={isBusy}
      onChoose={(value) => onSkip(value === 'skip')}
    />
  )
}
