import { PencilLine } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { TypedSheet } from '#features/marking/office/TypedSheet.tsx'
import { marksEnter, marksEnterEarly } from '../../wire/processes.ts'
import { EarlyEntry, isEntryOpen } from '#features/first-day/office/EarlyEntry.tsx'
import type { GridColumn } from '#features/marking/office/grid.ts'
import { twoEntriesText } from '#features/marking/rules/two-entries-messages.ts'
import { useDesk, useMay } from '#features/staff/office/session.ts'
import { isWrongEntry, readEntry } from '#features/results/rules/marks/entry.ts'
import {
  entryProblems,
  sheetDeskText as text,
} from '#features/results/rules/marks/sheet-desk-messages.ts'
import type { MarkSheet } from '#features/results/wire/office.ts'
import { ChangeDialog } from '../ChangeDialog.tsx'
import { type MarkGridRow, markRows } from './mark-rows.tsx'
import { type SheetKey, useReadAgain } from '../results.queries.ts'

type Props = { readonly sheet: SheetKey; readonly marks: MarkSheet }

/** The grid of a sheet: one's own entry, checked by the rules the server uses, and how far each mark is. */
export function EnterMarks({ sheet, marks }: Props) {
  const say = useSay()
  const desk = useDesk()
  const readAgain = useReadAgain()
  const [isChanging, setChanging] = useState(false)
  const mayEnter = useMay('mark.enter')
  const columns = useColumns(marks)
  const isOpen = mayEnter && isEntryOpen(marks.firstDay)
  const rows = useMemo(() => markRows(marks, { say, mayEnter: isOpen }), [marks, say, isOpen])
  const check = useCallback(
    ({ schema }: MarkGridRow, values: Readonly<Record<string, string>>) => {
      const { external = '', practical = '', attendance = '' } = values
      const entry = readEntry({ external, practical, attendance }, schema)
      return isWrongEntry(entry) ? say(entryProblems[entry.reason], { ...entry.facts }) : undefined
    },
    [say],
  )
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="small flex-1 text-muted">
          {say(mayEnter ? twoEntriesText.blind : text['not-enterer'])}
        </p>
        {mayEnter && (
          <Button icon={PencilLine} onClick={() => setChanging(true)}>
            {say(text.change)}
          </Button>
        )}
      </div>
      <EarlyEntry
        first={marks.firstDay}
        mayPropose={mayEnter}
        process={marksEnterEarly}
        sheet={sheet}
        onDone={readAgain}
      />
      {columns.length === 1 && <p className="font-strong text-turn">{say(text['no-terms'])}</p>}
      <TypedSheet
        key={`${sheet.n_exam_master_ID}:${sheet.n_course_ID}`}
        page={`marks:${desk?.userId ?? 0}:${sheet.n_exam_master_ID}:${sheet.n_course_ID}`}
        label={say(text.sheet, { code: marks.course.code })}
        numberName={say(text.candidate)}
        numberColumn="erollno"
        fileName={`${marks.course.code}.csv`}
        factNames={[say(text.internal)]}
        columns={columns}
        rows={rows}
        check={check}
        slug={marksEnter.slug}
        sheet={sheet}
        onSaved={readAgain}
      />
      {isChanging && (
        <ChangeDialog sheet={sheet} rows={marks.rows} onClose={() => setChanging(false)} />
      )}
    </>
  )
}

/** The parts that any course of this sheet has, and the attendance. */
function useColumns({ rows }: MarkSheet): readonly GridColumn[] {
  const say = useSay()
  return useMemo(() => {
    const partColumn = (part: 'external' | 'practical'): readonly GridColumn[] => {
      const all = rows.flatMap(({ schema }) => schema[part] ?? [])
      const [first] = all
      if (first === undefined) return []
      const isOne = all.every(({ full, pass }) => full === first.full && pass === first.pass)
      return [
        {
          id: part,
          name: say(text[part]),
          ...(isOne && { note: say(text['full-pass'], first) }),
        },
      ]
    }
    const absent = { id: 'attendance', name: say(text.absent), tick: 'absent', none: 'present' }
    return [...partColumn('external'), ...partColumn('practical'), absent]
  }, [rows, say])
}
