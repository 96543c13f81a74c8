import { type RefObject, useRef, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'

type Required = {
  /** For the form, which has `noValidate`: a browser would speak its own language. */
  readonly form: RefObject<HTMLFormElement | null>
  /** Label of a field that is still empty, or has no value that its kind of field can have. */
  readonly missing: string | undefined
  /** True if all required fields are filled in; else focuses the first that is not and names it. */
  readonly isFilled: () => boolean
}

/** Prevents sending a form while a required field is empty, or what it has is none. */
export function useRequired(): Required {
  const say = useSay()
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<string>()
  const isFilled = () => {
    const empty = firstEmpty(form.current)
    setMissing(empty === undefined ? undefined : say(text['fill-in'], { field: labelOf(empty) }))
    empty?.focus()
    return empty === undefined
  }
  return { form, missing, isFilled }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function firstEmpty(form: HTMLFormElement | null): Control | undefined {
  const all = form?.querySelectorAll<Control>('input, select, textarea') ?? []
  return [...all].find(
    ({ required, value, validity }) => required && (value.trim() === '' || validity.customError),
  )
}

function labelOf({ labels }: Control): string {
  return labels?.[0]?.textContent.trim() ?? ''
}
