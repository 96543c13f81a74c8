import { useState } from 'react'
import { formatRs } from '#platform/pure/money/format.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { SelectField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { namedProcess } from '#platform/pure/rest-dialect/contract.ts'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { studentMoneyText as text } from '../rules/money/student-money-messages.ts'
import type { OwedFee, Spendable } from '../wire/set-off-status.ts'

type Props = {
  readonly source: Spendable
  /** At least one. */
  readonly fees: readonly OwedFee[]
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

/** Asks for the fee and the amount; the largest possible amount is filled in. */
export function SetOffDialog({ source, fees, onDone, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const most = (fee: OwedFee | undefined) => String(Math.min(fee?.owed ?? 0, source.left))
  const [index, setIndex] = useState(0)
  const [amount, setAmount] = useState(most(fees[0]))
  const fee = fees[index]
  const choose = (chosen: number) => {
    setIndex(chosen)
    setAmount(most(fees[chosen]))
  }
  const body = () =>
    fee === undefined
      ? null
      : {
          [source.parameter]: source.id,
          payment_type: fee.payment_type,
          payment_reference_id: fee.payment_reference_id,
          amount,
        }
  return (
    <ProcessDialog
      title={say(text['set-off-of'], { name: source.name })}
      sendLabel={say(text.propose)}
      of={namedProcess(source.process)}
      {...{ body, onDone, onClose }}
    >
      <p className="small text-muted">{say(text['two-people'])}</p>
      <SelectField
        id="set-off-fee"
        label={say(text.fee)}
        value={String(index)}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {fees.map(({ payment_type, payment_reference_id, name, owed }, at) => (
          <option key={`${payment_type}/${payment_reference_id}`} value={at}>
            {say(text['fee-owed'], { name, amount: formatRs(rupees(owed), language) })}
          </option>
        ))}
      </SelectField>
      <TextField
        id="set-off-amount"
        label={say(text.amount)}
        hint={say(text.left, { amount: formatRs(rupees(source.left), language) })}
        inputMode="decimal"
        autoComplete="off"
        required
        value={amount}
        onChange={(event) => setAmount(event.target.value.trim())}
      />
    </ProcessDialog>
  )
}
