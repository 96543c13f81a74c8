import { useState } from 'react'
import { toRupees } from '#platform/pure/money/money.ts'
import { useSay } from '#platform/browser/language.ts'
import { DateField } from '#platform/browser/ui/form/DateField.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { cashText as text } from '../../rules/cash/cash-screen-messages.ts'
import { type CashCounter, cashToBank } from '../../wire/cash.ts'

type Props = {
  readonly counter: CashCounter
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

/** Amount, number and day of the bank's slip for cash that was brought there. */
export function ToBankDialog({ counter, onDone, onClose }: Props) {
  const say = useSay()
  const today = useToday()
  const [amount, setAmount] = useState(String(toRupees(counter.balance)))
  const [slip, setSlip] = useState('')
  const [day, setDay] = useState<string>(today)
  return (
    <ProcessDialog
      title={say(text['bank-of'], { name: counter.name })}
      sendLabel={say(text.propose)}
      of={cashToBank}
      body={() => ({ counter: counter.id, amount, slip_number: slip, day })}
      onDone={onDone}
      onClose={onClose}
    >
      <p className="small text-muted">{say(text['bank-help'])}</p>
      <TextField
        id="bank-amount"
        label={say(text['bank-amount'])}
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={15}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <TextField
        id="bank-slip"
        label={say(text.slip)}
        autoComplete="off"
        required
        maxLength={40}
        value={slip}
        onChange={(event) => setSlip(event.target.value)}
      />
      <DateField
        id="bank-day"
        label={say(text['slip-day'])}
        required
        value={day}
        onChange={setDay}
      />
    </ProcessDialog>
  )
}
