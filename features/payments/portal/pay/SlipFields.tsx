import { findDay } from '#platform/pure/calendar/day.ts'
import { type Say, useSay } from '#platform/browser/language.ts'
import type { Form } from '#platform/browser/forms/form.ts'
import { DayField } from '#platform/browser/ui/form/DayField.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import type { SummaryItem } from '#platform/browser/ui/form/ErrorSummary.tsx'
import { paymentMessages as text } from '#features/payments/rules/messages.ts'
import { BankField } from './BankField.tsx'
import type { SlipForm, SlipReason } from '#features/payments/rules/slips/slip.ts'

export type SlipField = keyof SlipForm

const slipFieldId = (name: SlipField) => `slip-${name}`

/** Everything that is wrong with the slip, in the order of the form, each pointing at its field. */
export function slipSummary(
  { shown }: Form<SlipField, SlipReason>,
  say: Say,
): readonly SummaryItem[] {
  return slipFields.flatMap((name) => {
    const reason = shown[name]
    return reason === undefined ? [] : [{ fieldId: slipFieldId(name), message: say(text[reason]) }]
  })
}

const slipFields = ['bank', 'branch', 'number', 'day', 'amount'] as const

/** Fields that the cashier compares with the picture: bank, branch, number, day and amount of the slip. */
export function SlipFields({ form }: { readonly form: Form<SlipField, SlipReason> }) {
  const say = useSay()
  const field = (name: SlipField) => {
    const reason = form.shown[name]
    return {
      id: slipFieldId(name),
      value: form.values[name],
      error: reason && say(text[reason]),
      onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
      onBlur: () => form.blur(name),
    }
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <BankField
        id={slipFieldId('bank')}
        value={form.values.bank}
        error={form.shown.bank && say(text[form.shown.bank])}
        onName={(name) => form.set('bank', name)}
        onBlur={() => form.blur('bank')}
      />
      <TextField {...field('branch')} label={say(text.branch)} optional autoComplete="off" />
      <TextField {...field('number')} label={say(text['slip-number'])} autoComplete="off" />
      <div className="sm:col-span-2">
        <DayField
          id={slipFieldId('day')}
          label={say(text['slip-day'])}
          value={findDay(form.values.day)}
          onChange={(day) => form.set('day', day ?? '')}
          error={form.shown.day && say(text[form.shown.day])}
          startsIn="bs"
        />
      </div>
      <TextField
        {...field('amount')}
        label={say(text['slip-amount'])}
        inputMode="decimal"
        autoComplete="off"
      />
    </div>
  )
}
