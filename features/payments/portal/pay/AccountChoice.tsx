import { useSay } from '#platform/browser/language.ts'
import { Radio } from '#platform/browser/ui/form/Choice.tsx'
import { SelectField } from '#platform/browser/ui/form/Field.tsx'
import { bankName } from '#features/institution/portal/accounts.ts'
import { accountInFours } from '#features/institution/portal/BankQrTile.tsx'
import { accountMessages as text } from '#features/payments/rules/account-messages.ts'
import type { PayableAccounts } from './accounts.ts'

type Props = { readonly payable: PayableAccounts }

/** The accounts of a fee, one of them chosen; nothing to choose where there is only one. */
export function AccountChoice({ payable: { accounts, chosen, choose } }: Props) {
  const say = useSay()
  if (accounts.length < 2) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="font-strong">{say(text['choose-account'])}</legend>
      {accounts.map((account) => (
        <Radio
          key={account.id}
          boxed
          name="bank-account"
          checked={account.id === chosen?.id}
          onChange={() => choose(account.id)}
        >
          {bankName(account)}{' '}
          <span className="tabular small text-muted whitespace-nowrap">
            {accountInFours(account.accountNumber)}
          </span>
        </Radio>
      ))}
    </fieldset>
  )
}

/** The same beside the slip, for a student who comes with a voucher already paid. */
export function PaidIntoField({ payable: { accounts, chosen, choose } }: Props) {
  const say = useSay()
  if (accounts.length < 2) return null
  return (
    <SelectField
      id="slip-account"
      label={say(text['paid-into'])}
      value={chosen?.id ?? ''}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {accounts.map((account) => (
        <option key={account.id} value={account.id}>
          {bankName(account)} {accountInFours(account.accountNumber)}
        </option>
      ))}
    </SelectField>
  )
}
