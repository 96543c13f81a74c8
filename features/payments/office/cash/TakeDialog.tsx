import { useState } from 'react'
import { formatRs } from '#platform/pure/money/format.ts'
import { type Money, paisa, rupees, toRupees } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { cashText as text } from '../../rules/cash/cash-screen-messages.ts'
import { type CashFee, cashTake } from '../../wire/cash.ts'

/** Cash that was taken, with its receipt. */
export type Taken = { readonly paymentId: number; readonly number: string; readonly amount: Money }

type Props = {
  readonly partnerId: number
  readonly fee: CashFee
  readonly onDone: (taken: Taken) => void
  readonly onClose: () => void
}

/** Amount that a cashier received for a fee; more than is owed has to be ticked. */
export function TakeDialog({ partnerId, fee, onDone, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [amount, setAmount] = useState(String(toRupees(fee.owed)))
  const [isToCredit, setToCredit] = useState(false)
  const more = amountOf(amount) - fee.owed
  return (
    <ProcessDialog
      title={say(text['take-for'], { name: fee.name })}
      sendLabel={say(text['take-and-print'])}
      of={cashTake}
      body={() => ({
        C_BPartner_ID: partnerId,
        payment_type: fee.paymentType,
        payment_reference_id: fee.referenceId,
        amount,
        owed: toRupees(fee.owed),
        to_credit: more > 0 && isToCredit,
      })}
      onDone={({ c_payment_ID, receipt }) =>
        onDone({ paymentId: c_payment_ID, number: receipt, amount: amountOf(amount) })
      }
      onClose={onClose}
    >
      <TextField
        id="cash-amount"
        label={say(text.amount)}
        hint={say(text['owed-hint'], { amount: formatRs(fee.owed, language) })}
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={15}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      {more > 0 && (
        <Checkbox checked={isToCredit} onChange={() => setToCredit(!isToCredit)}>
          {say(text['to-credit'], { amount: formatRs(paisa(more), language) })}
        </Checkbox>
      )}
    </ProcessDialog>
  )
}

/** 0 while no amount is typed. */
function amountOf(typed: string): Money {
  const amount = Number(typed.replaceAll(',', ''))
  return Number.isFinite(amount) && Math.abs(amount) < 1e10 ? rupees(amount) : paisa(0)
}
