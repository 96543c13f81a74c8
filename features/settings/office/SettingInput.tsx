import { useSay } from '#platform/browser/language.ts'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import {
  FieldNote,
  SelectField,
  TextAreaField,
  TextField,
} from '#platform/browser/ui/form/Field.tsx'
import type { Choice, SettingField, Typed } from '../rules/setting.ts'
import { isAmong } from '../rules/setting-words.ts'

type Props = {
  readonly field: SettingField
  readonly typed: Typed | undefined
  readonly isWrong: boolean
  readonly onType: (typed: Typed) => void
}

/** One field by what it is, with what it must be where it is not. */
export function SettingInput({ field, typed, isWrong, onType }: Props) {
  const say = useSay()
  const label = say(field.label)
  const error = isWrong ? say(field.needs) : undefined
  const id = `setting-${field.path}`
  if (field.is === 'yes-no')
    return (
      <Checkbox checked={typed === true} onChange={(event) => onType(event.target.checked)}>
        {label}
      </Checkbox>
    )
  if (field.is === 'several')
    return <Several {...{ id, label, typed, error, onType }} choices={field.choices} />
  if (field.is === 'names')
    return (
      <TextAreaField
        {...{ id, label, error }}
        hint={say(field.needs)}
        rows={12}
        value={String(typed ?? '')}
        onChange={(event) => onType(event.target.value)}
      />
    )
  if (field.is === 'one')
    return (
      <SelectField
        {...{ id, label, error }}
        value={String(typed ?? '')}
        onChange={(event) => onType(event.target.value)}
      >
        {field.choices.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {say(name)}
          </option>
        ))}
      </SelectField>
    )
  return (
    <TextField
      {...{ id, label, error }}
      lang={field.path.endsWith('.ne') ? 'ne' : undefined}
      inputMode={field.is === 'text' ? undefined : 'decimal'}
      maxLength={512}
      value={String(typed ?? '')}
      onChange={(event) => onType(event.target.value)}
    />
  )
}

type SeveralProps = Pick<Props, 'typed' | 'onType'> & {
  readonly id: string
  readonly label: string
  readonly choices: readonly Choice[]
  readonly error: string | undefined
}

function Several({ id, label, choices, typed, error, onType }: SeveralProps) {
  const say = useSay()
  const withThe = (value: string, isChosen: boolean) =>
    choices
      .map((each) => each.value)
      .filter((each) => (each === value ? isChosen : isAmong(typed, each)))
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-note`}>
      <legend className="font-strong">{label}</legend>
      {choices.map(({ value, label: name }) => (
        <Checkbox
          key={value}
          checked={isAmong(typed, value)}
          onChange={({ target }) => onType(withThe(value, target.checked))}
        >
          {say(name)}
        </Checkbox>
      ))}
      <FieldNote id={`${id}-note`} error={error} />
    </fieldset>
  )
}
