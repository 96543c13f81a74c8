import { useState } from 'react'
import type { ArgumentsOf, Contract } from '#platform/pure/rest-dialect/contract.ts'
import type { Message } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { TextAreaField } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { reconciliationText as text } from '../rules/messages.ts'
import type { ShownItem } from '../wire/reconciliation.ts'

type Props<Of extends Contract> = {
  readonly title: Message
  readonly help: Message
  readonly of: Of
  readonly item: ShownItem
  readonly body: (reason: string) => ArgumentsOf<Of>
  readonly onDone: (summary: string) => void
  readonly onClose: () => void
}

/** Asks for the reason of what is done with money of the bank. */
export function ReasonDialog<Of extends Contract>(props: Props<Of>) {
  const { title, help, of, item, body, onDone, onClose } = props
  const say = useSay()
  const language = useLanguage()
  const [reason, setReason] = useState('')
  return (
    <ProcessDialog
      title={say(title)}
      sendLabel={say(title)}
      of={of}
      body={() => body(reason)}
      onDone={(_data, summary) => onDone(summary)}
      onClose={onClose}
    >
      <p className="font-strong">
        {[item.remarks || say(text['no-name']), formatRs(item.amount, language)].join(', ')}
      </p>
      <p className="small text-muted">{say(help)}</p>
      <TextAreaField
        id="suspense-reason"
        label={say(text.reason)}
        required
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ProcessDialog>
  )
}
