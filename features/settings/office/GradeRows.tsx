import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { fieldText } from '../rules/field-messages.ts'
import { settingsText as text } from '../rules/screen-messages.ts'
import { type Draft, gradeCount, gradeFields } from '../rules/setting-fields.ts'
import { SettingInput } from './SettingInput.tsx'

type Props = {
  readonly draft: Draft
  readonly wrong: readonly string[]
  readonly onDraft: (draft: Draft) => void
}

/** The grades from the best down, one line each; the last is the one that is not passed. */
export function GradeRows({ draft, wrong, onDraft }: Props) {
  const say = useSay()
  const rows = Array.from({ length: gradeCount(draft) }, (_, at) => gradeFields(at))
  const add = () => {
    const empty = gradeFields(rows.length).map(({ path }) => [path, ''] as const)
    onDraft({ ...draft, ...Object.fromEntries(empty) })
  }
  const removeLast = () => {
    const last = rows.at(-1)?.map(({ path }) => path) ?? []
    onDraft(Object.fromEntries(Object.entries(draft).filter(([path]) => !last.includes(path))))
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-strong">{say(text.grades)}</legend>
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
        id="setting-grades-note"
        error={wrong.includes('grades') ? say(fieldText['needs-grades']) : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={add}>{say(text['add-grade'])}</Button>
        <Button disabled={rows.length < 3} onClick={removeLast}>
          {say(text['remove-grade'])}
        </Button>
      </div>
    </fieldset>
  )
}
