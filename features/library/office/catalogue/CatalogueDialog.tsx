import type { FormEvent, ReactNode } from 'react'
import { useState } from 'react'
import { sameInBoth, type Message } from '#platform/pure/message.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { refusalOr } from '#platform/browser/network/error-detail.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { useRequired } from '#features/desk/office/review/use-required.ts'
import { useLibraryAction } from '../use-library-action.ts'
import type { ProcessCall } from '#platform/pure/rest-dialect/contract.ts'

type Props = {
  readonly title: string
  readonly sendLabel: string
  readonly request: ProcessCall
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form over the catalogue: sent once; a refusal is shown in the form. */
export function CatalogueDialog({ title, sendLabel, request, onClose, children }: Props) {
  const say = useSay()
  const [failed, setFailed] = useState<Message | null>(null)
  const { form, missing, isFilled } = useRequired()
  const action = useLibraryAction({
    onDone: onClose,
    onFailed: (error) => setFailed(refusalOr(error, blocks.notReached)),
  })
  function send(event: FormEvent): void {
    event.preventDefault()
    setFailed(null)
    if (isFilled()) action.run({ ...request, about: sameInBoth(title), readerId: null })
  }
  return (
    <Dialog
      title={title}
      width="narrow"
      busy={isRunning(action)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(blocks.cancel)}</Button>
          <Button
            look="filled"
            type="submit"
            form="catalogue-form"
            disabled={action.state === 'lost'}
            busy={isRunning(action)}
          >
            {sendLabel}
          </Button>
        </>
      }
    >
      <form
        id="catalogue-form"
        ref={form}
        className="flex flex-col gap-4"
        noValidate
        onSubmit={send}
      >
        {children}
        <FieldNote
          id="catalogue-note"
          error={missing ?? (failed === null ? undefined : say(failed))}
        />
        <LostAnswer action={action} />
      </form>
    </Dialog>
  )
}
