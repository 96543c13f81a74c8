import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '#features/results/wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import {
  type FieldError,
  isRefusal,
  type Refusal,
  refusal,
} from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { refuseEarlyEntry } from '#features/first-day/server/early-entry.ts'
import {
  type Entry,
  isSameEntry,
  isWrongEntry,
  readEntry,
  type TypedEntry,
} from '#features/results/rules/marks/entry.ts'
import { marksMessages as text } from '#features/results/rules/office-messages.ts'
import { earlyMarks } from './early-marks.ts'
import { sheetOf, type Sheet } from './mark-sheet.ts'
import { type MarkedPaper, markedPapers } from './marked-papers.ts'
import {
  type ResultOfficeContext,
  inOffice,
  marksOffice,
  oneAfterAnother,
  unknown,
} from '../result-office.ts'
import type { Round } from '#features/marking/rules/two-entries.ts'
import { twoEntriesMessages } from '#features/marking/rules/two-entries-messages.ts'
import { roundFor } from '#features/marking/server/two-entries.ts'
import { rowsWrong } from '#features/marking/server/rows-wrong.ts'
import { sheetLines } from '#features/marking/server/sheet-lines.ts'
import { settle, writeEntry } from './write-marks.ts'

/**
 * Enters one person's marks of a sheet, by symbol number: a file (`erollno,external,practical,attendance`) or one
 * candidate. All or none. Not before the exam paper is over, unless two people agreed. A mark is agreed when another
 * person enters the same.
 */
export const enterMarks = defineProcess({
  ...contracts.marksEnter,
  name: { en: 'Enter marks', ne: 'अङ्क राख्ने' },
  roles: marksOffice,
  run(given, context) {
    const typed = readRows(given)
    if (isRefusal(typed)) return Promise.resolve(typed)
    return inOffice(context, (at) => enter(at, sheetOf(given), typed))
  },
})

type TypedRow = TypedEntry & { readonly row: string; readonly erollno: string }

function readRows(given: Given<typeof contracts.marksEnter>): readonly TypedRow[] | Refusal {
  if (given.file === undefined) {
    const { erollno = '' } = given
    if (erollno === '') return refusal('rule/nothing-typed', text['nothing-typed'], { status: 400 })
    return [rowOf({ ...given, row: erollno })]
  }
  const columns = ['external', 'practical', 'attendance'] as const
  const lines = sheetLines(given.file, {
    number: 'erollno',
    columns,
    needs: { oneOf: ['external', 'practical'] },
  })
  if (lines === null) return refusal('rule/columns-wrong', text['columns-wrong'], { status: 400 })
  if (isRefusal(lines)) return lines
  return lines.map(({ line, number, cells }) => ({ row: String(line), erollno: number, ...cells }))
}

function rowOf(
  cells: { readonly row: string } & Partial<Record<keyof TypedRow, string | undefined>>,
) {
  const { row, erollno = '', external = '', practical = '', attendance = '' } = cells
  return { row, erollno, external, practical, attendance }
}

async function enter(
  at: ResultOfficeContext,
  sheet: Sheet,
  typed: readonly TypedRow[],
): Promise<Refusal | ProcessResult> {
  await oneAfterAnother(at.transaction)
  const papers = await markedPapers(at.transaction, sheet, at.session.clientId)
  const found = await earlyMarks.find(at.transaction, sheet, at.session.clientId)
  if (papers.length === 0 || found === null) return unknown('sheet')
  const early = await refuseEarlyEntry(at.transaction, earlyMarks, {
    sheet,
    found,
    nowMs: at.nowMs,
  })
  if (early !== null) return early
  const bySymbol = new Map(papers.map((paper) => [paper.symbolNumber, paper]))
  const seen = new Set<string>()
  const ready: { paper: MarkedPaper; entry: Entry; round: Round }[] = []
  const wrong: FieldError[] = []
  for (const row of typed) {
    const read = readRow(row, { paper: bySymbol.get(row.erollno), seen, at })
    seen.add(row.erollno)
    if ('problem' in read) wrong.push({ field: row.row, message: read.problem })
    else ready.push(read)
  }
  if (wrong.length > 0) return rowsWrong(wrong)
  let settled = 0
  let differ = 0
  for (const { paper, entry, round } of ready) {
    await writeEntry(at, { paper, entry, round })
    const other = paper.entries[round === 1 ? 1 : 0]
    if (other === null) continue
    if (isSameEntry(entry, other)) {
      await settle(at, { paper, entry, reason: null })
      settled += 1
    } else differ += 1
  }
  const counts = { n: ready.length, settled, differ }
  return { summary: text['marks-entered'], values: counts, data: counts }
}

type Ready = { readonly paper: MarkedPaper; readonly entry: Entry; readonly round: Round }

/** The entry and whose it is to be, or what is wrong with the row. */
function readRow(
  row: TypedRow,
  on: {
    readonly paper: MarkedPaper | undefined
    readonly seen: ReadonlySet<string>
    readonly at: ResultOfficeContext
  },
): Ready | { readonly problem: Message } {
  const { paper, seen, at } = on
  if (paper === undefined || row.erollno === '') return { problem: text['candidate-unknown'] }
  if (seen.has(row.erollno)) return { problem: text['entered-twice'] }
  if (paper.resultAt !== null) return { problem: text['result-scheduled'] }
  if (paper.mark !== null) return { problem: text['settled-already'] }
  const entry = readEntry(row, paper.schema)
  if (isWrongEntry(entry)) return { problem: sayInBoth(text[entry.reason], { ...entry.facts }) }
  const round = roundFor(paper.entries, at.session)
  return round === null ? { problem: twoEntriesMessages['two-entered'] } : { paper, entry, round }
}
