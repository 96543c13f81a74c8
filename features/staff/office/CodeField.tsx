import { latinDigits } from '#platform/pure/text/typed-text.ts'
import { Field } from '#platform/browser/ui/form/Field.tsx'

type Props = {
  readonly label: string
  readonly hint: string
  readonly error: string | undefined
  readonly value: string
  readonly onType: (digits: string) => void
  /** Hears the sixth digit, where the code is sent without a button. */
  readonly onFull?: (code: string) => void
}

/** One field for six digits; pasting works. */
export function CodeField({ label, hint, error, value, onType, onFull }: Props) {
  return (
    <Field label={label} hint={hint} error={error} id="code">
      {(control) => (
        <input
          {...control}
          className="input code-input"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          // The one thing to do on this page.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          maxLength={9}
          value={value}
          onChange={(event) => {
            const digits = latinDigits(event.target.value).replaceAll(/\D/g, '').slice(0, 6)
            onType(digits)
            if (digits.length === 6 && digits !== value) onFull?.(digits)
          }}
        />
      )}
    </Field>
  )
}
