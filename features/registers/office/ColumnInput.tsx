import { useState } from 'react'
import { findDay } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import { numberOf, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { DayField } from '#platform/browser/ui/form/DayField.tsx'
import { SelectField, TextAreaField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { setupText as text } from '../rules/screen-messages.ts'
import type { RegisterColumn } from '../wire/processes.ts'
import { DatedAmounts } from './DatedAmounts.tsx'
import { type FieldText, LockedField, YesNoField } from './column-fields.tsx'
import { nameIn } from './record-draft.ts'
import { placeColumn, useOptions } from './registers.queries.ts'

/** Longer texts, in characters, are typed in several lines. */
const inOneLine = 200

type Props = {
  readonly column: RegisterColumn
  readonly typed: string
  /** Name of the record that the stored reference points to. */
  readonly shown: string
  readonly error: Message | undefined
  /** Why the value may not change any more. */
  readonly locked: Message | undefined
  readonly onType: (typed: string) => void
  /** Text of no choice at all. */
  readonly empty?: Message
  /** Beginning of the field's id where a page has two forms of one record. */
  readonly idPrefix?: string
}

/** One column of a record by its type. */
export function ColumnInput(props: Props) {
  const { column, typed, shown, error, locked, onType, idPrefix = 'column' } = props
  const say = useSay()
  const { name, type } = column
  const at = {
    id: `${idPrefix}-${name}`,
    label: say(column.label),
    optional: !column.isRequired && locked === undefined,
    hint: column.help === null ? undefined : say(column.help),
    error: error && say(error),
  }
  if (locked !== undefined)
    return <LockedField at={at} value={shown} type={type} reason={say(locked)} />
  if (type === 'boolean')
    return (
      <YesNoField
        at={at}
        isChecked={typed === 'true'}
        onCheck={(isChecked) => onType(String(isChecked))}
      />
    )
  if (type === 'date')
    return (
      <DayField
        id={at.id}
        label={at.label}
        startsIn="bs"
        value={findDay(typed)}
        error={at.error}
        onChange={(day) => onType(day ?? '')}
      />
    )
  if (type === 'dated-amounts' || type === 'dated-shares')
    return <DatedAmounts {...at} isShare={type === 'dated-shares'} typed={typed} onType={onType} />
  if (type === 'reference') return <ReferenceField {...props} at={at} />
  if (type === 'list')
    return (
      <SelectField {...at} value={typed} onChange={({ target }) => onType(target.value)}>
        <option value="">{say(text.choose)}</option>
        {Object.entries(column.values).map(([value, label]) => (
          <option key={value} value={value}>
            {say(label)}
          </option>
        ))}
      </SelectField>
    )
  if (type === 'text' && column.maxLength > inOneLine)
    return (
      <TextAreaField
        {...at}
        lang={column.isNepali ? 'ne' : undefined}
        maxLength={column.maxLength}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    )
  return (
    <TextField
      {...at}
      lang={column.isNepali ? 'ne' : undefined}
      inputMode={type === 'text' ? undefined : type === 'time' ? 'numeric' : 'decimal'}
      placeholder={type === 'time' ? '10:30' : undefined}
      maxLength={column.maxLength}
      value={typed}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

type ReferenceProps = Props & { readonly at: FieldText }

/** A choice of the active records; where there are more than one page of them, they are searched first. */
function ReferenceField(props: ReferenceProps) {
  const { column, typed, shown, onType, at, empty = text.choose } = props
  const say = useSay()
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const { data, isError, refetch } = useOptions(column.to ?? '', search)
  const placeOf = (record: WireRecord) => numberOf(record, placeColumn) ?? 0
  const records = (data?.records ?? []).toSorted((one, other) => placeOf(one) - placeOf(other))
  const isLong = search !== '' || (data !== undefined && data.total > records.length)
  const isListed = records.some(({ id }) => String(id) === typed)
  return (
    <div className="flex flex-col gap-1.5">
      {isLong && (
        <TextField
          label={say(text['find-in'], { name: at.label })}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <SelectField
        {...at}
        value={typed}
        onFocus={() => isError && void refetch()}
        onChange={({ target }) => onType(target.value)}
      >
        <option value="">{say(empty)}</option>
        {!isListed && typed !== '' && <option value={typed}>{shown || typed}</option>}
        {records.map((record) => (
          <option key={String(record['id'])} value={String(record['id'])}>
            {[textOf(record, 'Value'), nameIn(record, language)].filter(Boolean).join(' · ')}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
