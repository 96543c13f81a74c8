import { useSay } from '#platform/browser/language.ts'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { refundFormText as text } from '../../rules/refunds/refund-page-messages.ts'

/** A bank account as typed. */
export type TypedAccount = {
  readonly bank: string
  readonly account_holder: string
  readonly account_number: string
}

export const noAccount: TypedAccount = { bank: '', account_holder: '', account_number: '' }

type Props = {
  readonly account: TypedAccount
  readonly onChange: (account: TypedAccount) => void
}

const fields = [
  ['bank', 'bank'],
  ['holder', 'account_holder'],
  ['number', 'account_number'],
] as const

export function AccountFields({ account, onChange }: Props) {
  const say = useSay()
  return fields.map(([label, name]) => (
    <TextField
      key={name}
      id={`refund-${name}`}
      label={say(text[label])}
      autoComplete="off"
      required
      maxLength={120}
      value={account[name]}
      onChange={({ target }) => onChange({ ...account, [name]: target.value })}
    />
  ))
}
