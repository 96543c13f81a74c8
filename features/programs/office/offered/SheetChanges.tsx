import { useSay } from '#platform/browser/language.ts'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import type { ChangedRow } from '#features/marking/office/TypedSheet.tsx'
import { offeredText as text } from '../../rules/offered/messages.ts'
import { courseColumns, type CourseGridRow } from './sheet-rows.tsx'

type Props = {
  readonly changed: readonly ChangedRow<CourseGridRow>[]
  readonly onType: (number: string, column: string, value: string) => void
}

type Cell = {
  readonly code: string
  readonly column: string
  readonly name: string
  readonly before: string
  readonly after: string
  readonly registered: number
}

/** Each cell that is changed and not saved, with the students it touches; taken back one by one. */
export function SheetChanges({ changed, onType }: Props) {
  const say = useSay()
  const names = new Map(courseColumns(say).map(({ id, name }) => [id, name]))
  const cells = changed.flatMap(({ row, values }): readonly Cell[] =>
    Object.entries(values).flatMap(([column, after]) => {
      const before = row.saved[column] ?? ''
      if (after === before) return []
      const { code, registered } = row.course
      return [{ code, column, name: names.get(column) ?? column, before, after, registered }]
    }),
  )
  if (cells.length === 0) return null
  const shown = ({ column }: Cell, value: string) =>
    column === 'offered' ? say(text[value === '' ? 'is-offered' : 'not-offered']) : value || '-'
  return (
    <section className="flex flex-col gap-2" aria-labelledby="sheet-changes">
      <h2 id="sheet-changes">{say(text.changes)}</h2>
      <OfficeTable
        download="never"
        label={say(text.changes)}
        rows={cells}
        rowKey={({ code, column }) => `${code} ${column}`}
        empty={null}
        columns={[
          { id: 'course', head: say(text.course), kind: 'code', render: ({ code }) => code },
          { id: 'change', head: say(text.change), render: ({ name }) => name },
          { id: 'before', head: say(text.before), render: (cell) => shown(cell, cell.before) },
          {
            id: 'after',
            head: say(text.after),
            render: (cell) => <b>{shown(cell, cell.after)}</b>,
          },
          {
            id: 'touches',
            head: say(text.touches),
            render: ({ registered: n }) =>
              n === 0 ? say(text['none-yet']) : say(text['n-registered'], { n }),
          },
          {
            id: 'back',
            head: say(text['take-back']),
            render: ({ code, column, name, before }) => (
              <button
                type="button"
                className="link-button"
                aria-label={say(text['take-back-of'], { what: name, code })}
                onClick={() => onType(code, column, before)}
              >
                {say(text['take-back'])}
              </button>
            ),
          },
        ]}
      />
    </section>
  )
}
