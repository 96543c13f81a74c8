import { useState } from 'react'
import { formatRs } from '#platform/pure/money/format.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { studentMoneyText as text } from '../rules/money/student-money-messages.ts'
import { creditPayOut } from '../wire/processes.ts'

type Props = {
  readonly partnerId: number
  /** In rupees. */
  readonly credit: number
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

const fields = [
  ['amount', 'amount'],
  ['bank', 'bank'],
  ['holder', 'account_holder'],
  ['number', 'account_number'],
  ['reason', 'reason'],
] as const

/** Asks for amount, bank account and reason of a payout. */
export function PayOutDialog({ partnerId, credit, onDone, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [typed, setTyped] = useState({
    amount: String(credit),
    bank: '',
    account_holder: '',
    account_number: '',
    reason: '',
  })
  return (
    <ProcessDialog
      title={say(text['pay-out-title'])}
      sendLabel={say(text.propose)}
      of={creditPayOut}
      body={() => ({ C_BPartner_ID: partnerId, ...typed })}
      {...{ onDone, onClose }}
    >
      <p className="small text-muted">{say(text['two-people'])}</p>
      {fields.map(([label, name]) => (
        <TextField
          key={name}
          id={`pay-out-${name}`}
          label={say(text[label])}
          {...(name === 'amount' && {
            hint: say(text.left, { amount: formatRs(rupees(credit), language) }),
            inputMode: 'decimal',
          })}
          autoComplete="off"
          required
          maxLength={300}
          value={typed[name]}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      ))}
    </ProcessDialog>
  )
}
