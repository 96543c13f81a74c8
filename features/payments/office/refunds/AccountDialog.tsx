import { useState } from 'react'
import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { refundPageText as text } from '../../rules/refunds/refund-page-messages.ts'
import { refundAccount, type ShownRefund } from '../../wire/refunds.ts'
import { AccountFields, noAccount } from './AccountFields.tsx'

type Props = {
  readonly refund: ShownRefund
  readonly onDone: (summary: string) => void
  readonly onClose: () => void
}

/** Asks for the bank account of a refund that has none. */
export function AccountDialog({ refund, onDone, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [account, setAccount] = useState(noAccount)
  return (
    <ProcessDialog
      title={say(text.account)}
      sendLabel={say(text.propose)}
      of={refundAccount}
      body={() => ({ refund_ID: refund.id, ...account })}
      onDone={(_data, summary) => onDone(summary)}
      onClose={onClose}
    >
      <p className="font-strong">
        {[say(refund.name), formatRs(refund.amount, language)].join(', ')}
      </p>
      <p className="small text-muted">{say(text['two-people'])}</p>
      <AccountFields account={account} onChange={setAccount} />
    </ProcessDialog>
  )
}
