import type { Say } from '#platform/browser/language.ts'
import { SignMark } from '#features/desk/office/evidence/SignMark.tsx'
import { isEntryOpen } from '#features/first-day/office/EarlyEntry.tsx'
import type { GridSheetRow } from '#features/marking/office/grid.ts'
import { scoreDeskText as text } from '../rules/desk-messages.ts'
import type { ScoreRow, ScoreSheet } from '../wire/score-sheet.ts'

/** The rows of a score sheet as the grid shows them; a published one is closed, and so is one before its first day. */
export function scoreRows(
  { rows, published, firstDay }: ScoreSheet,
  say: Say,
): readonly GridSheetRow[] {
  return rows.map((row) => ({
    number: row.erollno,
    isOpen: published === null && isEntryOpen(firstDay) && row.erollno !== '',
    saved: {
      score: row.score === null ? '' : String(row.score),
      attendance: row.attendance === 'absent' ? 'absent' : '',
      selected: row.selected ? 'yes' : '',
    },
    facts: [row.name, row.quotas === '' ? '-' : row.quotas.replaceAll(',', ', ')],
    state: <RowState row={row} say={say} />,
  }))
}

function RowState({ row, say }: { readonly row: ScoreRow; readonly say: Say }) {
  const [sign, word] = signOf(row)
  return (
    <span className={`sign is-${sign}`}>
      <SignMark sign={sign} />
      {say(text[word])}
    </span>
  )
}

function signOf({ erollno, attendance, selected }: ScoreRow) {
  if (erollno === '') return ['block', 'state-unnumbered'] as const
  if (attendance === null) return ['unknown', 'state-empty'] as const
  if (attendance === 'absent') return ['look', 'state-absent'] as const
  return ['agree', selected ? 'state-selected' : 'state-scored'] as const
}
