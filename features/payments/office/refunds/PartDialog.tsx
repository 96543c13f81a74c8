import { useState } from 'react'
import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { refundPageText as text } from '../../rules/refunds/refund-page-messages.ts'
import { refundPartLeft, type ShownRefund } from '../../wire/refunds.ts'

type Props = {
  readonly refund: ShownRefund
  readonly onDone: (summary: string) => void
  readonly onClose: () => void
}

/** Asks how much of a refund Khalti gave back, and where that was read. */
export function PartDialog({ refund, onDone, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [amount, setAmount] = useState('')
  const [seen, setSeen] = useState('')
  return (
    <ProcessDialog
      title={say(text['note-part'])}
      sendLabel={say(text.propose)}
      of={refundPartLeft}
      body={() => ({ refund_ID: refund.id, amount, seen })}
      onDone={(_data, summary) => onDone(summary)}
      onClose={onClose}
    >
      <p className="font-strong">
        {[say(refund.name), formatRs(refund.amount, language)].join(', ')}
      </p>
      <p className="small text-muted">{say(text['note-part-help'])}</p>
      <TextField
        id="refund-part"
        label={say(text.part)}
        inputMode="decimal"
        autoComplete="off"
        required
        value={amount}
        onChange={({ target }) => setAmount(target.value.trim())}
      />
      <TextField
        id="refund-seen"
        label={say(text.seen)}
        autoComplete="off"
        required
        maxLength={300}
        value={seen}
        onChange={({ target }) => setSeen(target.value)}
      />
    </ProcessDialog>
  )
}
