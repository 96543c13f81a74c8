import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Action, isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import type { Message } from '#platform/pure/message.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { applyingMessages } from '#features/applying/rules/facts.ts'

type ButtonsProps = {
  readonly action: Action<never>
  /** The word of the button that applies. */
  readonly confirm: Message
  readonly disabled?: boolean
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** Cancel and the button that applies; once the answer is lost, only the way out. */
export function ConfirmButtons(props: ButtonsProps) {
  const { action, confirm, disabled = false, onCancel, onConfirm } = props
  const say = useSay()
  const busy = isRunning(action)
  return (
    <>
      <Button onClick={onCancel} disabled={busy}>
        {say(action.state === 'lost' ? blocks.close : applyingMessages.cancel)}
      </Button>
      {action.state !== 'lost' && (
        <Button look="filled" busy={busy} disabled={disabled} onClick={onConfirm}>
          {say(confirm)}
        </Button>
      )}
    </>
  )
}

type Props = ButtonsProps & {
  /** Choices made so far. */
  readonly totals: ReactNode
  readonly problem: string | null
}

/** The foot of a dialog that chooses: what is chosen, what is wrong with it, and the two buttons (DESIGN §6). */
export function ConfirmFooter({ totals, problem, ...buttons }: Props) {
  return (
    <div className="flex w-full flex-col gap-3 md:flex-row md:items-center">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {totals}
        <p role="alert" className={problem === null ? 'sr-only' : 'flex gap-2 text-error'}>
          {problem !== null && <TriangleAlert className="icon mt-0.5" aria-hidden />}
          <span>{problem}</span>
        </p>
      </div>
      <LostAnswer action={buttons.action} />
      <div className="button-row md:flex-none">
        <ConfirmButtons {...buttons} />
      </div>
    </div>
  )
}
