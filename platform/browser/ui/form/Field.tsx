import { Info, TriangleAlert } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from 'react'
import { cleanTyped, latinDigits } from '#platform/pure/text/typed-text.ts'
import { useSay } from '#platform/browser/language.ts'
import { formMessages } from '#platform/browser/forms/form-messages.ts'

export type FieldNotes = {
  readonly label: string
  readonly optional?: boolean
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Does not block: shown in the waiting colour with an information sign. */
  readonly warning?: ReactNode
}

type Control = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean | undefined
}

/** Label above, hint, control, then error or warning; wires the ids together. */
export function Field({
  label,
  optional = false,
  hint,
  error,
  warning,
  id,
  children,
}: FieldNotes & {
  readonly id?: string | undefined
  readonly children: (control: Control) => ReactNode
}) {
  const own = useId()
  const say = useSay()
  const at = id ?? own
  const notes = [hint ? `${at}-hint` : '', error || warning ? `${at}-note` : '']
    .filter(Boolean)
    .join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={at} className="font-strong w-fit">
        {label}
        {optional && <span className="font-normal text-muted"> {say(formMessages.optional)}</span>}
      </label>
      {hint && (
        <p id={`${at}-hint`} className="small text-muted">
          {hint}
        </p>
      )}
      {children({
        id: at,
        'aria-describedby': notes === '' ? undefined : notes,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={`${at}-note`} error={error} warning={warning} />
    </div>
  )
}

export function FieldNote({
  id,
  error,
  warning,
}: {
  readonly id: string
  readonly error?: string | undefined
  readonly warning?: ReactNode
}) {
  if (!error && !warning) return null
  const Icon = error ? TriangleAlert : Info
  return (
    <p
      id={id}
      className={`small flex gap-2 ${error ? 'text-error' : 'text-office'}`}
      aria-live="polite"
    >
      <Icon className="icon" aria-hidden />
      <span>{error ?? warning}</span>
    </p>
  )
}

type TextProps = FieldNotes & Omit<ComponentProps<'input'>, 'className'>

export function TextField({ label, optional, hint, error, warning, id, ...input }: TextProps) {
  return (
    <Field {...notes({ label, optional, hint, error, warning })} id={id}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          onChange={readingNumbers(input)}
          className="input"
        />
      )}
    </Field>
  )
}

/** In fields for numbers, turns Nepali digits into plain ones and removes what a chat app puts around a number. */
function readingNumbers({ inputMode, onChange }: ComponentProps<'input'>) {
  if (onChange === undefined || !/^(numeric|decimal|tel)$/.test(inputMode ?? '')) return onChange
  return (event: ChangeEvent<HTMLInputElement>) => {
    const plain = latinDigits(cleanTyped(event.target.value))
    if (plain !== event.target.value) event.target.value = plain
    onChange(event)
  }
}

export function PasswordField({ label, hint, error, id, ...input }: TextProps) {
  const say = useSay()
  const [shown, setShown] = useState(false)
  return (
    <Field {...notes({ label, hint, error })} id={id}>
      {(control) => (
        <span className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className="input pe-20"
          />
          <button
            type="button"
            className="link-button font-strong small absolute inset-y-1 end-1 px-3"
            aria-pressed={shown}
            aria-label={`${say(shown ? formMessages.hide : formMessages.show)}, ${label}`}
            onClick={() => setShown(!shown)}
          >
            {say(shown ? formMessages.hide : formMessages.show)}
          </button>
        </span>
      )}
    </Field>
  )
}

export function SelectField({
  label,
  optional,
  hint,
  error,
  id,
  ...select
}: FieldNotes & Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <Field {...notes({ label, optional, hint, error })} id={id}>
      {(control) => <select {...select} {...control} className="input" />}
    </Field>
  )
}

export function TextAreaField({
  label,
  optional,
  hint,
  error,
  id,
  ...area
}: FieldNotes & Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <Field {...notes({ label, optional, hint, error })} id={id}>
      {(control) => <textarea rows={3} {...area} {...control} className="input" />}
    </Field>
  )
}

/** Drops what is undefined, so that optional properties stay optional. */
function notes(
  all: { [Name in keyof FieldNotes]: FieldNotes[Name] | undefined } & { label: string },
): FieldNotes {
  const { label, optional = false, hint, error, warning } = all
  return { label, optional, hint, error, warning }
}
