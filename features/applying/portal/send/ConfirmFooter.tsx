import type { ReactNode } from 'react'
import { type Action, isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import type { Message } from '#platform/pure/message.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { DialogFoot } from '#platform/browser/ui/control/DialogFoot.tsx'
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
function ConfirmButtons(props: ButtonsProps) {
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
  readonly totals?: ReactNode
  readonly problem: string | null
}

/** Foot of a dialog that applies: its choices, problem and lost answer, and the two buttons (DESIGN §6). */
export function ConfirmFooter({ totals, problem, ...buttons }: Props) {
  return (
    <DialogFoot action={buttons.action} problem={problem} totals={totals}>
      <ConfirmButtons {...buttons} />
    </DialogFoot>
  )
}
