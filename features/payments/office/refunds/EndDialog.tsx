import { useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { SelectField } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { chosenReasons, type EndReason } from '../../rules/refunds/refund-messages.ts'
import { refundPageText as text } from '../../rules/refunds/refund-page-messages.ts'
import type { refundCancel, refundReturn, ShownRefund } from '../../wire/refunds.ts'

type Props = {
  readonly refund: ShownRefund
  readonly of: typeof refundReturn | typeof refundCancel
  readonly title: Message
  readonly help: Message
  readonly send: Message
  readonly onDone: (summary: string) => void
  readonly onClose: () => void
}

const reasons = Object.entries(chosenReasons)

/** Asks why a refund came back or is not sent, in the words that its student reads. */
export function EndDialog({ refund, of, title, help, send, onDone, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [reason, setReason] = useState<string>('number' satisfies EndReason)
  return (
    <ProcessDialog
      title={say(title)}
      sendLabel={say(send)}
      of={of}
      body={() => ({ refund_ID: refund.id, reason })}
      onDone={(_data, summary) => onDone(summary)}
      onClose={onClose}
    >
      <p className="font-strong">
        {[say(refund.name), formatRs(refund.amount, language)].join(', ')}
      </p>
      <p className="small text-muted">{say(help)}</p>
      <SelectField
        id="refund-end"
        label={say(text.reason)}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      >
        {reasons.map(([key, sentence]) => (
          <option key={key} value={key}>
            {say(sentence)}
          </option>
        ))}
      </SelectField>
    </ProcessDialog>
  )
}
