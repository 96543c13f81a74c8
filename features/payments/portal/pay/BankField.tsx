import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { formMessages } from '#platform/browser/forms/form-messages.ts'
import { SelectField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { useSettings } from '#features/institution/portal/settings.ts'
import { paymentMessages as text } from '#features/payments/rules/messages.ts'

type Props = {
  readonly id: string
  readonly value: string
  readonly error: string | undefined
  readonly onName: (name: string) => void
  readonly onBlur: () => void
}

const another = 'another'

/** The bank of a slip: one of the university's list, or another by its name. Without a list the name is typed. */
export function BankField({ id, value, error, onName, onBlur }: Props) {
  const say = useSay()
  const banks = useSettings()?.voucherBanks ?? []
  const [isAnother, setAnother] = useState(false)
  const name = {
    id,
    value,
    error,
    onBlur,
    onChange: (event: { target: { value: string } }) => onName(event.target.value),
  }
  if (banks.length === 0) return <TextField {...name} label={say(text.bank)} autoComplete="off" />
  const choose = (chosen: string) => {
    setAnother(chosen === another)
    onName(chosen === another ? '' : chosen)
  }
  return (
    <>
      <SelectField
        id={isAnother ? `${id}-list` : id}
        label={say(text.bank)}
        value={isAnother ? another : value}
        error={isAnother ? undefined : error}
        onBlur={isAnother ? undefined : onBlur}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="" disabled>
          {say(formMessages.choose)}
        </option>
        {banks.map((bank) => (
          <option key={bank.en} value={bank.en}>
            {say(bank)}
          </option>
        ))}
        <option value={another}>{say(text['another-bank'])}</option>
      </SelectField>
      {isAnother && <TextField {...name} label={say(text['bank-name'])} autoComplete="off" />}
    </>
  )
}
