import { type FormEvent, useState } from 'react'
import { sameInBoth } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { SelectField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { counterText as text } from '../rules/counter-messages.ts'
import type { OwedFine } from '../wire/counter.ts'
import type { LibraryCommand } from './use-library-action.ts'
import { libraryFineSettle } from '../wire/processes.ts'
import { callOf } from '#platform/pure/rest-dialect/contract.ts'

type Props = {
  readonly fine: OwedFine
  readonly onRun: (asked: LibraryCommand) => void
  readonly onClose: () => void
}

/** Paid with the number of its receipt, or let off with a reason; by whom, the server decides. */
export function FineDialog({ fine, onRun, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [how, setHow] = useState<'paid' | 'let-off'>('paid')
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  function settle(event: FormEvent): void {
    event.preventDefault()
    if (words === '') return
    const call = callOf(libraryFineSettle, {
      n_library_fine_ID: fine.id,
      ...(how === 'paid' ? { receiptno: words } : { reason: words }),
    })
    onRun({ ...call, about: sameInBoth(fine.title), readerId: null })
    onClose()
  }
  const amount = formatRs(paisa(fine.amount), language)
  return (
    <Dialog
      title={say(text['settle-title'], { amount })}
      width="narrow"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(blocks.cancel)}</Button>
          <Button look="filled" type="submit" form="fine-form" disabled={words === ''}>
            {say(text.settle)}
          </Button>
        </>
      }
    >
      <form id="fine-form" className="flex flex-col gap-4" onSubmit={settle}>
        <p>{say(text['fine-of'], { title: fine.title, n: fine.daysLate })}</p>
        <SelectField
          id="fine-how"
          label={say(text.how)}
          value={how}
          onChange={(event) => setHow(event.target.value === 'paid' ? 'paid' : 'let-off')}
        >
          <option value="paid">{say(text.paid)}</option>
          <option value="let-off">{say(text['let-off'])}</option>
        </SelectField>
        <TextField
          id="fine-words"
          label={say(how === 'paid' ? text['receipt-no'] : text.why)}
          maxLength={200}
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
