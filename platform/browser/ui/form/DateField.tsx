import type { ComponentProps } from 'react'
import { formatAd } from '#platform/pure/calendar/format.ts'
import { dayMessages } from '#platform/browser/forms/day-messages.ts'
import { useSay } from '#platform/browser/language.ts'
import { TextField } from './Field.tsx'
import { type TypedDate, useDateTyping } from './use-date-typing.ts'

type Props = Pick<ComponentProps<typeof TextField>, 'id' | 'label' | 'error' | 'required'> &
  TypedDate

/** A day in one field: shown in B.S., typed in B.S. or A.D., with the day in A.D. beside its label. */
export function DateField({ label, error, value, onChange, ...field }: Props) {
  const say = useSay()
  const { day, isWrong, input } = useDateTyping({ value, onChange })
  const beside = day === null ? say(dayMessages.bs) : formatAd(day)
  return (
    <TextField
      {...field}
      {...input}
      label={`${label} (${beside})`}
      error={isWrong ? say(dayMessages.noSuchDate) : error}
    />
  )
}
