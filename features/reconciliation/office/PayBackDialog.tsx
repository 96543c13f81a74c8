import { useState } from 'react'
import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { TextAreaField } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { AccountFields, noAccount } from '#features/payments/office/refunds/AccountFields.tsx'
import { reconciliationText as text } from '../rules/messages.ts'
import { placeDialogText, suspenseListText, suspenseText } from '../rules/suspense-messages.ts'
import type { ShownItem } from '../wire/reconciliation.ts'
import { suspensePayBack } from '../wire/suspense.ts'

type Props = {
  readonly item: ShownItem
  readonly onDone: (summary: string) => void
  readonly onClose: () => void
}

/** Asks for the account that money goes back to, and why; a second person confirms. */
export function PayBackDialog({ item, onDone, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [account, setAccount] = useState(noAccount)
  const [reason, setReason] = useState('')
  return (
    <ProcessDialog
      title={say(suspenseText['pay-back-name'])}
      sendLabel={say(placeDialogText.propose)}
      of={suspensePayBack}
      body={() => ({ item: item.key, ...account, reason })}
      onDone={(_data, summary) => onDone(summary)}
      onClose={onClose}
    >
      <p className="font-strong">
        {[item.remarks || say(text['no-name']), formatRs(item.amount, language)].join(', ')}
      </p>
      <p className="small text-muted">{say(suspenseListText['pay-back-help'])}</p>
      <AccountFields account={account} onChange={setAccount} />
      <TextAreaField
        id="pay-back-reason"
        label={say(text.reason)}
        required
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ProcessDialog>
  )
}
