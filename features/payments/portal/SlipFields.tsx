import { useSay } from '#platform/browser/language.ts'
import type { Form } from '#platform/browser/form.ts'
import { TextField } from '#platform/browser/ui/Field.tsx'
import { useToday } from '#features/institution/portal/settings.ts'
import { paymentMessages as text } from '../rules/messages.ts'
import type { SlipForm, SlipReason } from '../rules/slip.ts'

export type SlipField = keyof SlipForm

/** What the cashier compares with the picture: bank, branch, number, day and amount as the slip says. */
export function SlipFields({ form }: { readonly form: Form<SlipField, SlipReason> }) {
  const say = useSay()
  const today = useToday()
  const field = (name: SlipField) => {
    const reason = form.shown[name]
    return {
      id: `slip-${name}`,
      value: form.values[name],
      error: reason && say(text[reason]),
      onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
      onBlur: () => form.blur(name),
    }
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...field('bank')} label={say(text.bank)} autoComplete="off" />
      <TextField {...field('branch')} label={say(text.branch)} optional autoComplete="off" />
      <TextField {...field('number')} label={say(text['slip-number'])} autoComplete="off" />
      <TextField {...field('day')} label={say(text['slip-day'])} type="date" max={today} />
      <TextField
        {...field('amount')}
        label={say(text['slip-amount'])}
        inputMode="decimal"
        autoComplete="off"
      />
    </div>
  )
}
