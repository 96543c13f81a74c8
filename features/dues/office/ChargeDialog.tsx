import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { SelectField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { incomeHeads } from '#features/payments/rules/facts.ts'
import { chargeMessages as text } from '../rules/charge-messages.ts'
import { dueCharge } from '../wire/processes.ts'

type Props = {
  readonly partnerId: number
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

const fields = [
  ['for', 'name', true],
  ['for-nepali', 'name_ne', false],
  ['amount', 'amount', true],
  ['reason', 'reason', true],
] as const

/** Asks for what, how much, under which head, and why. */
export function ChargeDialog({ partnerId, onDone, onClose }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState({ name: '', name_ne: '', amount: '', reason: '' })
  const [head, setHead] = useState('FINE')
  return (
    <ProcessDialog
      title={say(text['charge-button'])}
      sendLabel={say(text.propose)}
      of={dueCharge}
      body={() => ({ C_BPartner_ID: partnerId, ...typed, head })}
      {...{ onDone, onClose }}
    >
      <p className="small text-muted">{say(text['two-people'])}</p>
      <SelectField
        id="charge-head"
        label={say(text.head)}
        value={head}
        onChange={(event) => setHead(event.target.value)}
      >
        {Object.entries(incomeHeads).map(([value, name]) => (
          <option key={value} value={value}>
            {say(name)}
          </option>
        ))}
      </SelectField>
      {fields.map(([label, name, isRequired]) => (
        <TextField
          key={name}
          id={`charge-${name}`}
          label={say(text[label])}
          {...(name === 'amount' && { inputMode: 'decimal' })}
          autoComplete="off"
          required={isRequired}
          maxLength={name === 'reason' ? 300 : 120}
          value={typed[name]}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      ))}
    </ProcessDialog>
  )
}
