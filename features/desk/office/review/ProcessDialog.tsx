import type { FormEvent, ReactNode } from 'react'
import type { Answer, Contract, ArgumentsOf } from '#platform/pure/rest-dialect/contract.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useRequired } from './use-required.ts'

type Props<Of extends Contract> = {
  readonly title: string
  readonly sendLabel: string
  readonly of: Of
  /** Arguments of the process; null while a value is missing. */
  readonly body: () => ArgumentsOf<Of> | null
  /** False: the dialog only shows, and sends nothing. */
  readonly mayRun?: boolean
  readonly onDone: (data: Answer<Of>, summary: string) => unknown
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form that runs a process; stays open with everything typed until the server has confirmed that it is done. */
export function ProcessDialog<Of extends Contract>(props: Props<Of>) {
  const { title, sendLabel, of, body, mayRun = true, onDone, onClose, children } = props
  const say = useSay()
  const { action, error } = useProcess(of, onDone)
  const { form, missing, isFilled } = useRequired()
  const busy = isRunning(action)
  const isLost = action.state === 'lost'
  const send = () => {
    if (isLost || !mayRun) return // Enter in a field presses no button
    const given = body()
    if (given !== null && isFilled()) action.run(given)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <Dialog
      title={title}
      width="narrow"
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(blocks.cancel)}</Button>
          {mayRun && (
            <Button look="filled" busy={busy} disabled={isLost} onClick={send}>
              {sendLabel}
            </Button>
          )}
        </>
      }
    >
      <form ref={form} className="flex flex-col gap-4" noValidate onSubmit={submit}>
        {children}
        <LostAnswer action={action} />
        <FieldNote id="process-note" error={missing ?? (error === null ? undefined : say(error))} />
        <button type="submit" hidden>
          {sendLabel}
        </button>
      </form>
    </Dialog>
  )
}
