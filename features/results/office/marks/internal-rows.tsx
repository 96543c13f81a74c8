import type { Say } from '#platform/browser/language.ts'
import { SignMark } from '#features/desk/office/evidence/SignMark.tsx'
import type { GridSheetRow } from '#features/marking/office/grid.ts'
import type { PartTerms } from '#features/results/rules/marks/entry.ts'
import { internalDeskText as text } from '#features/results/rules/marks/internal-desk-messages.ts'
import type { InternalRow, InternalSheet } from '#features/results/wire/office.ts'
import { markText } from './mark-rows.tsx'

export type InternalGridRow = GridSheetRow & { readonly terms: PartTerms | null }

type GridContext = { readonly say: Say; readonly mayEnter: boolean }

/** The rows of an internal sheet as the grid shows them. */
export function internalRows({ rows }: InternalSheet, at: GridContext): readonly InternalGridRow[] {
  return rows.map((row) => ({
    number: row.urollno,
    isOpen: at.mayEnter && row.urollno !== '' && !row.isUsed,
    saved: { internal: markText(row.internal), attendance: markText(row.attendance) },
    facts: [row.name],
    state: <RowState row={row} say={at.say} />,
    terms: row.terms,
  }))
}

function RowState({ row, say }: { readonly row: InternalRow; readonly say: Say }) {
  const { sign, words } = signOf(row, say)
  return (
    <span className={`sign is-${sign}`}>
      <SignMark sign={sign} />
      {words}
    </span>
  )
}

function signOf({ urollno, isUsed, internal, terms }: InternalRow, say: Say) {
  if (urollno === '') return { sign: 'block', words: say(text['state-rollless']) } as const
  if (isUsed) return { sign: 'agree', words: say(text['state-used']) } as const
  if (internal === null) return { sign: 'unknown', words: say(text['state-empty']) } as const
  const pass = terms?.pass ?? 0
  return internal < pass
    ? ({ sign: 'look', words: say(text['state-low'], { pass }) } as const)
    : ({ sign: 'agree', words: say(text['state-entered']) } as const)
}
