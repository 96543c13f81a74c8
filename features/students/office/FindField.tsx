import './students.css'
import { Search } from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect } from 'react'
import { useKeys } from '#features/desk/office/shortcuts/keys.ts'

type Props = ComponentProps<'input'> & {
  readonly field: RefObject<HTMLInputElement | null>
  readonly label: string
}

/** The field that finds students; it has the focus at first, and again with F. */
export function FindField({ field, label, ...input }: Props) {
  useEffect(() => field.current?.focus(), [field])
  useKeys({ f: () => field.current?.focus() })
  return (
    <label className="scan-field">
      <Search className="icon" aria-hidden />
      <span className="sr-only">{label}</span>
      <input {...input} ref={field} type="search" />
    </label>
  )
}
