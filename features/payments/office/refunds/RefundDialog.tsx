import { useState } from 'react'
import { formatRs } from '#platform/pure/money/format.ts'
import { type Money, toRupees } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { SelectField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { refundFormText as text, refundPageText } from '../../rules/refunds/refund-page-messages.ts'
import { paymentRefund, type Refundable } from '../../wire/refunds.ts'
import { AccountFields, noAccount, type TypedAccount } from './AccountFields.tsx'

type Props = {
  readonly payment: Refundable
  readonly credit: Money
  /** Account of the student's last refund, to begin with. */
  readonly account: {
    readonly bank: string
    readonly holder: string
    readonly number: string
  } | null
  readonly onDone: (summary: string) => void
  readonly onClose: () => void
}

/** Asks how much of a payment goes back, which way, and from what it is taken. */
export function RefundDialog({ payment, credit, account: last, onDone, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [{ way, from }, choose] = useState<Chosen>({
    way: payment.byKhalti ? 'khalti' : 'bank',
    from: credit > 0 ? 'credit' : 'fee',
  })
  const [amount, setAmount] = useState(String(toRupees(mostOf(payment, credit))))
  const [account, setAccount] = useState<TypedAccount>(
    last === null
      ? noAccount
      : { bank: last.bank, account_holder: last.holder, account_number: last.number },
  )
  const [reason, setReason] = useState('')
  return (
    <ProcessDialog
      title={say(text['refund-of'], { name: payment.name })}
      sendLabel={say(refundPageText.propose)}
      of={paymentRefund}
      body={() => ({
        c_payment_ID: payment.paymentId,
        amount,
        way,
        taken_from: from,
        ...(way === 'bank' ? account : {}),
        reason,
      })}
      onDone={(_data, summary) => onDone(summary)}
      onClose={onClose}
    >
      <p className="small text-muted">{say(refundPageText['two-people'])}</p>
      <TextField
        id="refund-amount"
        label={say(text.amount)}
        hint={say(text.left, { amount: formatRs(payment.left, language) })}
        inputMode="decimal"
        autoComplete="off"
        required
        value={amount}
        onChange={({ target }) => setAmount(target.value.trim())}
      />
      <FromAndWay payment={payment} credit={credit} chosen={{ way, from }} onChoose={choose} />
      {way === 'bank' && <AccountFields account={account} onChange={setAccount} />}
      <TextField
        id="refund-reason"
        label={say(text.reason)}
        autoComplete="off"
        required
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ProcessDialog>
  )
}

type Chosen = { readonly way: string; readonly from: string }

type FromAndWayProps = Pick<Props, 'payment' | 'credit'> & {
  readonly chosen: Chosen
  readonly onChoose: (chosen: Chosen) => void
}

function FromAndWay({ payment, credit, chosen, onChoose }: FromAndWayProps) {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <SelectField
        id="refund-from"
        label={say(text.from)}
        value={chosen.from}
        onChange={({ target }) => onChoose({ ...chosen, from: target.value })}
      >
        <option value="fee">
          {say(text['from-fee'], { amount: formatRs(payment.paidOfFee, language) })}
        </option>
        <option value="credit">
          {say(text['from-credit'], { amount: formatRs(credit, language) })}
        </option>
      </SelectField>
      <SelectField
        id="refund-way"
        label={say(text.way)}
        value={chosen.way}
        onChange={({ target }) => onChoose({ ...chosen, way: target.value })}
      >
        {payment.byKhalti && <option value="khalti">{say(text['by-khalti'])}</option>}
        <option value="bank">{say(text['by-bank'])}</option>
      </SelectField>
    </>
  )
}

/** As much as may go back from where it is taken at first. */
function mostOf({ left, paidOfFee }: Refundable, credit: Money): Money {
  const source = credit > 0 ? credit : paidOfFee
  return source < left ? source : left
}
