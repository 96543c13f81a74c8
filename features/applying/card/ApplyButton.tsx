import type { ReactNode } from 'react'
import { useConnection } from '#platform/browser/network/connection.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import type { ButtonState } from '#features/applying/rules/facts.ts'

type Props = {
  readonly opening: { readonly id: number; readonly name: string }
  /** Decision of the kind's rule. */
  readonly button: ButtonState<'apply'>
  /** Reason why it is disabled, if it is shown beneath the button. */
  readonly reason: ReactNode
  /** The first row that can be acted on has the filled button. */
  readonly first: boolean
  readonly onApply: () => void
}

/** Apply or Register, a green 'Applied', or off with its reason beneath; without a connection it says that. */
export function ApplyButton({ opening, button, reason, first, onApply }: Props) {
  const say = useSay()
  const isBlocked = useConnection() === 'offline' && button.action !== null
  const isDone = button.action === null && button.done === true
  const note = isDone ? null : isBlocked ? say(blocks.needsConnection) : reason
  const noteId = `apply-note-${opening.id}`
  return (
    <>
      <Button
        look={isDone ? 'applied' : first ? 'filled' : 'outlined'}
        disabled={button.action === null || isBlocked}
        aria-label={`${say(button.label)}, ${opening.name}`}
        aria-describedby={note === null ? undefined : noteId}
        onClick={onApply}
      >
        {say(button.label)}
      </Button>
      {note !== null && (
        <p id={noteId} className="small ms-auto mt-1.5 text-muted md:max-w-44">
          {note}
        </p>
      )}
    </>
  )
}
