import type { Say } from '#platform/browser/language.ts'
import { SignMark } from '#features/desk/office/evidence/SignMark.tsx'
import type { GridSheetRow } from '#features/marking/office/grid.ts'
import { sheetFileText } from '#features/marking/rules/sheet-file.ts'
import { type TypedRows, valuesOf } from '#features/marking/rules/typed.ts'
import { changeSentence } from '../../rules/presence/changes.ts'
import type { PresenceMark } from '../../rules/presence/mark.ts'
import { presenceDeskText as text } from '../../rules/presence/desk-messages.ts'
import type { PresenceRow, PresenceSheet } from '../../wire/presence.ts'

/** Rows of a room as the grid shows them; closed where nothing can be recorded. */
export function presenceRows(
  { rows, closed }: PresenceSheet,
  say: Say,
  momentText: (at: string) => string,
): readonly GridSheetRow[] {
  return rows.map((row) => ({
    number: row.erollno,
    isOpen: closed === null && row.erollno !== '',
    saved: { attendance: row.mark === 'absent' ? 'absent' : '' },
    facts: [
      row.seat,
      row.saved === null
        ? '-'
        : say(text['saved-by'], { name: row.savedBy, at: momentText(row.saved) }),
    ],
    state: <MarkState mark={row.mark} say={say} />,
  }))
}

function MarkState({ mark, say }: { readonly mark: PresenceRow['mark']; readonly say: Say }) {
  const [sign, word] = signOf(mark)
  return (
    <span className={`sign is-${sign}`}>
      <SignMark sign={sign} />
      {say(text[word])}
    </span>
  )
}

function signOf(mark: PresenceRow['mark']) {
  if (mark === null) return ['unknown', 'is-missing'] as const
  return mark === 'present' ? (['agree', 'is-present'] as const) : (['look', 'is-absent'] as const)
}

export type MarkToSave = { readonly row: PresenceRow; readonly mark: PresenceMark }

/** The mark that saving the room gives to each of its applicants. */
export function marksToSave(
  rows: readonly PresenceRow[],
  shown: readonly GridSheetRow[],
  typed: TypedRows,
): readonly MarkToSave[] {
  return shown.flatMap((each, index) => {
    const row = rows[index]
    if (row === undefined || !each.isOpen) return []
    const isAbsent = valuesOf(each, typed.get(each.number))['attendance'] === 'absent'
    return [{ row, mark: isAbsent ? 'absent' : 'present' }]
  })
}

/** Number of marks that differ from those that are recorded. */
export function unsavedOf(marks: readonly MarkToSave[]): number {
  return marks.filter(({ row, mark }) => row.mark !== mark).length
}

/** A sentence for each mark that changes what is recorded. */
export function changesOf(marks: readonly MarkToSave[], say: Say): readonly string[] {
  return marks.flatMap(({ row, mark }) => {
    const change = changeSentence({ number: row.erollno, applicant: row, mark })
    return change === null ? [] : [say(change)]
  })
}

/** Marks as the text of a file. */
export function marksFile(marks: readonly MarkToSave[]): string {
  const shape = { numberColumn: 'erollno', columns: [{ id: 'attendance' }] }
  return sheetFileText(
    shape,
    marks.map(({ row, mark }) => ({ number: row.erollno, values: { attendance: mark } })),
  )
}
