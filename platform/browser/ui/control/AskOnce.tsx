import type { ReactNode } from 'react'
import { type Action, isRunning } from '#platform/browser/action/action.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { DialogFoot } from './DialogFoot.tsx'

type Props = {
  readonly title: string
  /** Text about the effect. */
  readonly children: ReactNode
  /** The button that leaves everything as it is, and the one that sends. */
  readonly keep: string
  readonly send: string
  readonly action: Action<never>
  /** Why it was not sent; null: nothing is wrong. */
  readonly problem: string | null
  readonly onSend: () => void
  readonly onClose: () => void
}

/** Asks once more before something is sent that is not taken back by the same person. A lost answer has its own button. */
export function AskOnce({ title, children, keep, send, action, problem, ...on }: Props) {
  const busy = isRunning(action)
  return (
    <Dialog
      title={title}
      width="narrow"
      busy={busy}
      onClose={on.onClose}
      footer={
        <DialogFoot action={action} problem={problem}>
          <Button disabled={busy} onClick={on.onClose}>
            {keep}
          </Button>
          {action.state !== 'lost' && (
            <Button look="filled" busy={busy} onClick={on.onSend}>
              {send}
            </Button>
          )}
        </DialogFoot>
      }
    >
      {children}
    </Dialog>
  )
}
