import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote, SelectField } from '#platform/browser/ui/form/Field.tsx'
import { settingsText as text } from '../rules/screen-messages.ts'
import type { Draft, SettingTables } from '../rules/setting.ts'
import { type TableInForm, tablesIn } from '../rules/setting-fields.ts'
import { withoutTable, withTable } from '../rules/table-draft.ts'
import type { SettingNow } from '../wire/setting.ts'
import { SettingInput } from './SettingInput.tsx'
import { SettingRowsInput } from './SettingRowsInput.tsx'

type Props = {
  readonly tables: SettingTables
  readonly draft: Draft
  readonly wrong: readonly string[]
  readonly onDraft: (draft: Draft) => void
  readonly records: SettingNow['records']
}

/** Tables of single records: each begins as a copy of the table of all others, and any of them is removed. */
export function SettingTablesInput(props: Props) {
  const { tables, draft, wrong, onDraft } = props
  const say = useSay()
  const add = useRef<HTMLButtonElement>(null)
  const remove = (at: number) => {
    onDraft(withoutTable(tables, draft, at))
    add.current?.focus() // the button that was pressed goes with its table
  }
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="font-strong">{say(tables.label)}</legend>
      <p className="small text-muted">{say(tables.help)}</p>
      {tablesIn(tables, draft).map((table, at) => (
        <TableInput key={table.path} {...props} table={table} onRemove={() => remove(at)} />
      ))}
      <FieldNote
        id={`setting-${tables.path}-note`}
        error={wrong.includes(tables.path) ? say(tables.needs) : undefined}
      />
      <div>
        <Button ref={add} icon={Plus} onClick={() => onDraft(withTable(tables, draft))}>
          {say(tables.text.add)}
        </Button>
      </div>
    </fieldset>
  )
}

type TableProps = Props & { readonly table: TableInForm; readonly onRemove: () => void }

function TableInput({ table, onRemove, ...props }: TableProps) {
  const { tables, draft, wrong, onDraft, records } = props
  const say = useSay()
  const chosen = records.find(({ id }) => String(id) === draft[table.record.path])
  const title = chosen ? say(tables.text.of, { name: chosen.name }) : say(table.record.label)
  return (
    <fieldset className="card flex flex-col gap-4 p-4">
      <legend className="font-strong px-2">{title}</legend>
      <RecordInput {...props} table={table} />
      {chosen?.isActive === false && <p className="small">{say(tables.text.inactive)}</p>}
      {table.parts.map((part) =>
        part.is === 'rows' ? (
          <SettingRowsInput key={part.path} rows={part} {...{ draft, wrong, onDraft }} />
        ) : (
          <SettingInput
            key={part.path}
            field={part}
            typed={draft[part.path]}
            isWrong={wrong.includes(part.path)}
            onType={(typed) => onDraft({ ...draft, [part.path]: typed })}
          />
        ),
      )}
      <div>
        <Button
          icon={Trash2}
          aria-label={`${say(tables.text.remove)}: ${title}`}
          onClick={onRemove}
        >
          {say(tables.text.remove)}
        </Button>
      </div>
    </fieldset>
  )
}

/** Offers active records that have no other table, and the one that is chosen. */
function RecordInput({
  tables,
  draft,
  wrong,
  onDraft,
  records,
  table,
}: Omit<TableProps, 'onRemove'>) {
  const say = useSay()
  const { path, label, needs } = table.record
  const taken = tablesIn(tables, draft).map(({ record }) => draft[record.path])
  const offered = records.filter(
    ({ id, isActive }) => String(id) === draft[path] || (isActive && !taken.includes(String(id))),
  )
  return (
    <SelectField
      id={`setting-${path}`}
      label={say(label)}
      error={wrong.includes(path) ? say(needs) : undefined}
      value={String(draft[path] ?? '')}
      onChange={({ target }) => onDraft({ ...draft, [path]: target.value })}
    >
      <option value="">{say(text['choose-record'])}</option>
      {offered.map(({ id, name }) => (
        <option key={id} value={id}>
          {say(name)}
        </option>
      ))}
    </SelectField>
  )
}
