import type { Message } from '#platform/pure/message.ts'
import type { Say } from '#platform/browser/language.ts'
import { SignMark } from '#features/desk/office/evidence/SignMark.tsx'
import { isEntryOpen } from '#features/first-day/office/EarlyEntry.tsx'
import type { GridSheetRow } from '#features/marking/office/grid.ts'
import { twoEntriesText } from '#features/marking/rules/two-entries-messages.ts'
import { scoreDeskText as text } from '../rules/desk-messages.ts'
import type { ScoreRow, ScoreSheet, TwiceTypedScore } from '../wire/score-sheet.ts'

export type ScoreGridRow = GridSheetRow & {
  /** Recorded on the day; null: it is not. */
  readonly presence: ScoreRow['presence']
  /** Null: the score is typed once. */
  readonly twice: {
    readonly isAgreed: boolean
    readonly isSettled: boolean
    readonly mayEnter: boolean
  } | null
}

/** The rows of a score sheet as the grid shows them; a published one is closed, and so is one before its first day. */
export function scoreRows(sheet: ScoreSheet, say: Say): readonly ScoreGridRow[] {
  return sheet.rows.map((row) => {
    const { entry, erollno, name, quotas, presence } = row
    const isAgreed = entry !== null && entry.counted !== null
    return {
      number: erollno,
      isOpen: isSheetOpen(sheet, row) && (entry === null || isAgreed || entry.mayEnter),
      saved: savedOf(row),
      facts: [name === '' ? '-' : name, quotas === '' ? '-' : quotas.replaceAll(',', ', ')],
      state: <RowState row={row} say={say} />,
      presence,
      twice: entry && { isAgreed, isSettled: entry.isSettled, mayEnter: entry.mayEnter },
    }
  })
}

/** True where the sheet takes scores of this candidate at all. */
export function isSheetOpen(
  { published, firstDay }: Pick<ScoreSheet, 'published' | 'firstDay'>,
  { erollno }: Pick<ScoreRow, 'erollno'>,
): boolean {
  return published === null && isEntryOpen(firstDay) && erollno !== ''
}

/** The score that counts, else the reader's own entry. */
function savedOf({ score, attendance, selected, entry }: ScoreRow) {
  const shown = entry?.counted ?? entry?.mine ?? { score, attendance }
  return {
    score: shown.score === null ? '' : String(shown.score),
    attendance: shown.attendance === 'absent' ? 'absent' : '',
    selected: selected ? 'yes' : '',
  }
}

function RowState({ row, say }: { readonly row: ScoreRow; readonly say: Say }) {
  const [sign, words] = signOf(row)
  return (
    <span className={`sign is-${sign}`}>
      <SignMark sign={sign} />
      {say(words)}
    </span>
  )
}

type Sign = readonly ['agree' | 'look' | 'block' | 'unknown', Message]

function signOf({ erollno, attendance, selected, entry }: ScoreRow): Sign {
  if (erollno === '') return ['block', text['state-unnumbered']]
  if (entry !== null && (entry.counted === null || !selected)) return signOfEntry(entry)
  if (attendance === null) return ['unknown', text['state-empty']]
  if (attendance === 'absent') return ['look', text['state-absent']]
  return ['agree', text[selected ? 'state-selected' : 'state-scored']]
}

/** Progress of a score that two people type. */
export function signOfEntry({ state, isSettled, mine }: TwiceTypedScore): Sign {
  if (state === 'agreed')
    return ['agree', isSettled ? text['state-settled'] : twoEntriesText['state-agreed']]
  if (state === 'differs') return ['look', twoEntriesText['state-differs']]
  if (state === 'empty') return ['unknown', twoEntriesText['state-empty']]
  return ['unknown', twoEntriesText[mine === null ? 'state-once' : 'state-mine']]
}
