import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import type { Draft, SettingRows } from '../rules/setting.ts'
import { rowAt, rowsIn } from '../rules/setting-fields.ts'
import { SettingInput } from './SettingInput.tsx'

type Props = {
  readonly rows: SettingRows
  readonly draft: Draft
  readonly wrong: readonly string[]
  readonly onDraft: (draft: Draft) => void
}

/** A list of a setting, a line each; rows are added and removed at the end. */
export function SettingRowsInput({ rows: list, draft, wrong, onDraft }: Props) {
  const say = useSay()
  const rows = rowsIn(list, draft)
  const add = () => {
    const empty = rowAt(list, rows.length).map(({ path }) => [path, ''] as const)
    onDraft({ ...draft, ...Object.fromEntries(empty) })
  }
  const removeLast = () => {
    const last = rows.at(-1)?.map(({ path }) => path) ?? []
    onDraft(Object.fromEntries(Object.entries(draft).filter(([path]) => !last.includes(path))))
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-strong">{say(list.label)}</legend>
      {rows.map((fields) => (
        <div key={fields[0]?.path} className="grid grid-cols-3 gap-3">
          {fields.map((field) => (
            <SettingInput
              key={field.path}
              field={field}
              typed={draft[field.path]}
              isWrong={wrong.includes(field.path)}
              onType={(typed) => onDraft({ ...draft, [field.path]: typed })}
            />
          ))}
        </div>
      ))}
      <FieldNote
        id={`setting-${list.path}-note`}
        error={wrong.includes(list.path) ? say(list.needs) : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={add}>{say(list.text.add)}</Button>
        <Button disabled={rows.length <= list.fewest} onClick={removeLast}>
          {say(list.text.remove)}
        </Button>
      </div>
    </fieldset>
  )
}
