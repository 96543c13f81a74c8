import type { ReactNode } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { ConfirmFooter } from './ConfirmFooter.tsx'
import type { Applying } from './use-applying.ts'

type Props<Given> = {
  readonly texts: Readonly<Record<'dialog-title' | 'dialog-question' | 'dialog-yes', Message>>
  readonly applying: Pick<Applying<Given>, 'action' | 'problem'>
  /** Data to apply with. */
  readonly given: Given
  readonly onClose: () => void
  /** The opening and the choices made for it. */
  readonly children: ReactNode
}

/** The question before an application is sent: what for, what went wrong so far, and the button that applies. */
export function ConfirmApplication<Given>(props: Props<Given>) {
  const { texts, applying, given, onClose, children } = props
  const { action, problem } = applying
  const say = useSay()
  return (
    <Dialog
      title={say(texts['dialog-title'])}
      onClose={onClose}
      busy={isRunning(action)}
      footer={
        <ConfirmFooter
          action={action}
          problem={problem}
          confirm={texts['dialog-yes']}
          onCancel={onClose}
          onConfirm={() => action.run(given)}
        />
      }
    >
      <div className="flex flex-col gap-5">
        <p>{say(texts['dialog-question'])}</p>
        {children}
      </div>
    </Dialog>
  )
}
