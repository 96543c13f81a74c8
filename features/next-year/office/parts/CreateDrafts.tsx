import { CopyPlus } from 'lucide-react'
import { type Action, isRunning } from '#platform/browser/action/action.ts'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button, ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { nextYearText as text } from '../../rules/messages.ts'

type Props = {
  /** Number of drafts that are created. */
  readonly n: number
  readonly isDone: boolean
  /** Address of the drafts. */
  readonly drafts: string
  readonly action: Action<never>
  readonly error: Message | null
  readonly onCreate: () => void
}

/** Creates the drafts of the plan that is shown, all or none. */
export function CreateDrafts({ n, isDone, drafts, action, error, onCreate }: Props) {
  const say = useSay()
  if (isDone)
    return (
      <div className="plan-actions">
        <p className="text-done">{say(text.done)}</p>
        <ButtonLink to={drafts}>{say(text['see-drafts'])}</ButtonLink>
      </div>
    )
  return (
    <div className="plan-actions">
      <Button
        look="filled"
        icon={CopyPlus}
        busy={isRunning(action)}
        disabled={n === 0 || action.state === 'lost'}
        onClick={onCreate}
      >
        {say(text.create, { n })}
      </Button>
      <FieldNote id="execute-note" error={error === null ? undefined : say(error)} />
      <LostAnswer action={action} />
    </div>
  )
}
