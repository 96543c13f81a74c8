import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { DateField } from '#platform/browser/ui/form/DateField.tsx'
import { TextAreaField } from '#platform/browser/ui/form/Field.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { refundPageText as text } from '../../rules/refunds/refund-page-messages.ts'
import { refundListDissolve, refundListSent, type TransferList } from '../../wire/transfer-lists.ts'

type Props = {
  readonly list: TransferList
  readonly onDone: (summary: string) => void
  readonly onClose: () => void
}

/** Asks for the day on which the bank was given a list. */
export function SentDialog({ list, onDone, onClose }: Props) {
  const say = useSay()
  const [day, setDay] = useState<string>(useToday())
  return (
    <ProcessDialog
      title={say(text['note-sent'])}
      sendLabel={say(text['note-sent'])}
      of={refundListSent}
      body={() => ({ refund_list_ID: list.id, sent_on: day })}
      onDone={(_data, summary) => onDone(summary)}
      onClose={onClose}
    >
      <p className="small text-muted">{say(text['note-sent-help'])}</p>
      <DateField
        id="refund-sent-on"
        label={say(text['sent-day'])}
        required
        value={day}
        onChange={setDay}
      />
    </ProcessDialog>
  )
}

/** Asks why the bank does not get a list. */
export function DissolveDialog({ list, onDone, onClose }: Props) {
  const say = useSay()
  const [reason, setReason] = useState('')
  return (
    <ProcessDialog
      title={say(text.dissolve)}
      sendLabel={say(text.dissolve)}
      of={refundListDissolve}
      body={() => ({ refund_list_ID: list.id, reason })}
      onDone={(_data, summary) => onDone(summary)}
      onClose={onClose}
    >
      <p className="small text-muted">{say(text['dissolve-help'])}</p>
      <TextAreaField
        id="refund-dissolve"
        label={say(text.reason)}
        required
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ProcessDialog>
  )
}
