import type { Message } from '#platform/pure/message.ts'
import type { Say } from '#platform/browser/language.ts'
import { SignMark } from '#features/desk/office/evidence/SignMark.tsx'
import type { GridSheetRow } from '#features/marking/office/grid.ts'
import { twoEntriesText } from '#features/marking/rules/two-entries-messages.ts'
import type { Entry, Schema } from '#features/results/rules/marks/entry.ts'
import { sheetDeskText as text } from '#features/results/rules/marks/sheet-desk-messages.ts'
import type { MarkRow, MarkSheet } from '#features/results/wire/office.ts'

export type MarkGridRow = GridSheetRow & { readonly schema: Schema }

type GridContext = { readonly say: Say; readonly mayEnter: boolean }

/** The rows of a mark sheet as the grid shows them: what one has entered, else what is agreed. */
export function markRows({ rows }: MarkSheet, at: GridContext): readonly MarkGridRow[] {
  return rows.map((row) => ({
    number: row.erollno,
    isOpen: at.mayEnter && isOpen(row),
    saved: typedOf(row.mark ?? row.mine),
    facts: [row.internal?.obtained ?? '-'],
    state: <RowState row={row} say={at.say} />,
    schema: row.schema,
  }))
}

/** An entry can be made until the mark is agreed; the third person has none to make. */
function isOpen({ erollno, mark, resultAt, expelled, state, mine }: MarkRow): boolean {
  if (erollno === '' || mark !== null || resultAt !== null || expelled) return false
  return state !== 'differs' || mine !== null
}

function typedOf(entry: Entry | null) {
  return {
    external: markText(entry?.external),
    practical: markText(entry?.practical),
    attendance: entry?.attendance === 'absent' ? 'absent' : '',
  }
}

export function markText(mark: number | null | undefined): string {
  return mark === null || mark === undefined ? '' : String(mark)
}

function RowState({ row, say }: { readonly row: MarkRow; readonly say: Say }) {
  const [sign, words] = signOf(row)
  const { mark } = row
  return (
    <span className={`sign is-${sign}`}>
      <SignMark sign={sign} />
      {say(words)}
      {mark?.moderated !== null &&
        mark !== null &&
        `, ${say(text.moderated, { n: mark.moderated })}`}
      {mark !== null && mark.grace > 0 && `, ${say(text.grace, { n: mark.grace })}`}
    </span>
  )
}

function signOf(row: MarkRow): readonly ['agree' | 'look' | 'block' | 'unknown', Message] {
  const { erollno, expelled, resultAt, state, mine } = row
  if (erollno === '') return ['block', text['state-unnumbered']]
  if (expelled) return ['look', text['state-expelled']]
  if (resultAt !== null) return ['agree', text['state-scheduled']]
  if (state === 'agreed') return ['agree', twoEntriesText['state-agreed']]
  if (state === 'differs') return ['look', twoEntriesText['state-differs']]
  if (state === 'empty') return ['unknown', twoEntriesText['state-empty']]
  return ['unknown', mine === null ? twoEntriesText['state-once'] : twoEntriesText['state-mine']]
}
