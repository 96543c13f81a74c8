import { useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { TextAreaField } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { idIn } from '../rules/keys.ts'
import { reconciliationText as text } from '../rules/messages.ts'
import {
  type ShownItem,
  type suspenseBack,
  type suspenseMove,
  suspenseWriteOff,
} from '../wire/reconciliation.ts'

type Props = {
  readonly title: Message
  readonly help: Message
  readonly of: typeof suspenseMove | typeof suspenseBack | typeof suspenseWriteOff
  readonly item: ShownItem
  readonly onDone: (summary: string) => void
  readonly onClose: () => void
}

/** Asks for the reason, and moves a line of the bank to suspense or back, or proposes its write-off. */
export function ReasonDialog({ title, help, of, item, onDone, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [reason, setReason] = useState('')
  const named =
    of === suspenseWriteOff ? { item: item.key } : { bank_statement_line_ID: idIn(item.key) }
  return (
    <ProcessDialog
      title={say(title)}
      sendLabel={say(title)}
      of={of}
      body={() => ({ ...named, reason })}
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
