import { findDay } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { formMessages } from '#platform/browser/forms/form-messages.ts'
import { DateOfBirth } from './DateOfBirth.tsx'
import { SelectField, TextField } from './Field.tsx'

type Props = {
  readonly id: string
  /** A day in both calendars, one of few, or a text (in a language of its own). */
  readonly input:
    | { readonly is: 'day' }
    | { readonly is: 'choice'; readonly options: Readonly<Record<string, Message>> }
    | { readonly is: 'text'; readonly lang?: 'ne' }
  readonly label: string
  /** A day as `yyyy-mm-dd`, a choice as its code. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
}

/** A field for one value, chosen by the value's type. */
export function ValueField({ id, input, label, value, onChange, error }: Props) {
  const say = useSay()
  const onInput = (event: { target: { value: string } }) => onChange(event.target.value)
  const shared = { id, label, error }
  if (input.is === 'day')
    return (
      <DateOfBirth {...shared} value={findDay(value)} onChange={(day) => onChange(day ?? '')} />
    )
  if (input.is === 'text')
    return <TextField {...shared} lang={input.lang} value={value} onChange={onInput} />
  return (
    <SelectField {...shared} value={value} onChange={onInput}>
      <option value="">{say(formMessages.choose)}</option>
      {Object.entries(input.options).map(([code, name]) => (
        <option key={code} value={code}>
          {say(name)}
        </option>
      ))}
    </SelectField>
  )
}
