import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { dashboardMessages as text } from '../rules/messages.ts'
import { StepCard } from './StepCard.tsx'

/** Nothing waits on the student (DESIGN §4). */
export function NothingToDo() {
  const say = useSay()
  return (
    <StepCard whose="done" turn={say(blocks.done)} title={say(text['nothing-today'])}>
      {say(text['nothing-help'])}
    </StepCard>
  )
}
