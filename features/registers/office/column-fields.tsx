import { Lock } from 'lucide-react'
import type { Language } from '#platform/pure/message.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { setupText as text } from '../rules/screen-messages.ts'
import type { RegisterColumn } from '../wire/processes.ts'
import { datedAmountsShown, datedSharesShown } from './dated-amounts-shown.ts'

/** Id and texts of a field, in the language of the reader. */
export type FieldText = {
  readonly id: string
  readonly label: string
  readonly optional: boolean
  readonly hint: string | undefined
  readonly error: string | undefined
}

type YesNoProps = {
  readonly at: FieldText
  readonly isChecked: boolean
  readonly onCheck: (isChecked: boolean) => void
}

export function YesNoField({ at, isChecked, onCheck }: YesNoProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <Checkbox
        checked={isChecked}
        aria-describedby={at.hint === undefined ? undefined : `${at.id}-hint`}
        onChange={({ target }) => onCheck(target.checked)}
      >
        {at.label}
      </Checkbox>
      {at.hint !== undefined && (
        <p id={`${at.id}-hint`} className="small text-muted">
          {at.hint}
        </p>
      )}
      <FieldNote id={`${at.id}-note`} error={at.error} />
    </div>
  )
}

type LockedProps = {
  readonly at: FieldText
  readonly value: string
  readonly type: RegisterColumn['type']
  readonly reason: string
}

/** A value that may not change any more, with the reason below it. */
export function LockedField({ at: { id, label }, value, type, reason }: LockedProps) {
  const say = useSay()
  const language = useLanguage()
  const shown = shownValue(value, type, language)
  return (
    <div className="flex flex-col gap-1.5">
      <span className="flex justify-between gap-3">
        <label htmlFor={id} className="font-strong">
          {label}
        </label>
        <span className="small flex items-center gap-1 text-muted">
          <Lock className="icon" aria-hidden /> {say(text.locked)}
        </span>
      </span>
      <input id={id} className="input" readOnly value={shown} aria-describedby={`${id}-reason`} />
      <p id={`${id}-reason`} className="small text-muted">
        {reason}
      </p>
    </div>
  )
}

function shownValue(value: string, type: RegisterColumn['type'], language: Language): string {
  if (type === 'dated-amounts') return datedAmountsShown(value, language)
  return type === 'dated-shares' ? datedSharesShown(value, language) : value
}
