import type { ComponentProps } from 'react'
import { findDay } from '#platform/pure/calendar/day.ts'
import { formatBs } from '#platform/pure/calendar/format.ts'
import { useLanguage } from '#platform/browser/language.ts'
import { TextField } from './Field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'value'> & { readonly value: string }

/** A day in the browser's own field, with the day in B.S. beside its label. */
export function DateField({ label, value, ...field }: Props) {
  const language = useLanguage()
  const day = findDay(value)
  const inBs = day === null ? null : formatBs(day, language)
  return (
    <TextField
      {...field}
      type="date"
      label={inBs === null ? label : `${label} ${inBs}`}
      value={value}
    />
  )
}
