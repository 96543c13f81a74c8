import { findDay } from '#platform/pure/calendar/day.ts'
import type { Form } from '#platform/browser/forms/form.ts'
import { useSay } from '#platform/browser/language.ts'
import { Checkbox, Radio } from '#platform/browser/ui/form/Choice.tsx'
import { DayField } from '#platform/browser/ui/form/DayField.tsx'
import { FieldNote, TextField } from '#platform/browser/ui/form/Field.tsx'
import { type AccountField, allFees } from '../rules/account-form.ts'
import { listText as text } from '../rules/list-messages.ts'
import { accountText } from '../rules/messages.ts'
import { accountPurposes, allFeesName, purposeCodes } from '../rules/purposes.ts'
import { accountLabels as labels } from '../rules/screen-messages.ts'
import type { AccountProblem } from './AccountDialog.tsx'

export type AccountFormState = Form<AccountField, AccountProblem>
type Props = { readonly form: AccountFormState }

/** Bank, number, fees and days of an account. */
export function AccountFields({ form }: Props) {
  const say = useSay()
  const field = (name: 'bank' | 'branch' | 'number' | 'holder') => ({
    id: `account-${name}`,
    label: say(labels[name]),
    value: form.values[name],
    error: errorOf(form, name, say),
    maxLength: 160,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
    onBlur: () => form.blur(name),
  })
  return (
    <>
      <TextField {...field('bank')} />
      <TextField {...field('branch')} optional />
      <TextField {...field('number')} />
      <TextField {...field('holder')} />
      <Purposes form={form} />
      <DayOf form={form} name="from_day" label={say(labels.from)} />
      <DayOf form={form} name="until_day" label={say(labels.until)} />
      <Checkbox
        checked={form.values.is_active === 'Y'}
        onChange={({ target }) => form.set('is_active', target.checked ? 'Y' : 'N')}
      >
        {say(labels.active)}
      </Checkbox>
    </>
  )
}

export function errorOf(
  { shown }: AccountFormState,
  name: AccountField,
  say: ReturnType<typeof useSay>,
): string | undefined {
  const reason = shown[name]
  return reason && say(accountText[reason])
}

type DayProps = Props & { readonly name: 'from_day' | 'until_day'; readonly label: string }

function DayOf({ form, name, label }: DayProps) {
  const say = useSay()
  return (
    <div>
      <DayField
        id={`account-${name}`}
        label={label}
        startsIn="bs"
        value={findDay(form.values[name])}
        onChange={(day) => form.set(name, day ?? '')}
        error={errorOf(form, name, say)}
      />
      <p className="small text-muted">{say(text['day-hint'])}</p>
    </div>
  )
}

/** All fees, or the kinds that are ticked. */
function Purposes({ form }: Props) {
  const say = useSay()
  const typed = form.values.purposes
  const isAll = typed === allFees
  const chosen = isAll ? [] : typed.split(',')
  const withThe = (code: string, isTicked: boolean) =>
    purposeCodes.filter((each) => (each === code ? isTicked : chosen.includes(each))).join(',')
  const error = errorOf(form, 'purposes', say)
  return (
    <fieldset aria-describedby={error === undefined ? undefined : 'account-purposes-note'}>
      <legend className="font-strong">{say(labels.purposes)}</legend>
      <Radio name="account-purposes" checked={isAll} onChange={() => form.set('purposes', allFees)}>
        {say(allFeesName)}
      </Radio>
      <Radio name="account-purposes" checked={!isAll} onChange={() => form.set('purposes', '')}>
        {say(text['purposes-chosen'])}
      </Radio>
      {!isAll && (
        <div className="ps-8">
          {purposeCodes.map((code) => (
            <Checkbox
              key={code}
              checked={chosen.includes(code)}
              onChange={({ target }) => form.set('purposes', withThe(code, target.checked))}
            >
              {say(accountPurposes[code])}
            </Checkbox>
          ))}
        </div>
      )}
      <FieldNote id="account-purposes-note" error={error} />
    </fieldset>
  )
}
