import { useSay, type Say } from '#platform/browser/language.ts'
import {
  type Difference,
  Differences as DifferencesTable,
} from '#features/marking/office/Differences.tsx'
import { SettleDialog } from '#features/marking/office/SettleDialog.tsx'
import { sheetDeskText as text } from '#features/results/rules/marks/sheet-desk-messages.ts'
import type { MarkRow, MarkSheet } from '#features/results/wire/office.ts'
import { markSettle } from '../../wire/processes.ts'
import { type SheetKey, useReadAgain } from '../results.queries.ts'
import { markText } from './mark-rows.tsx'

type Props = { readonly sheet: SheetKey; readonly marks: MarkSheet }

type DifferentMark = Difference & Pick<MarkRow, 'schema'>

/** Marks of a sheet that two people entered differently; each is settled from the exam paper. */
export function Differences({ sheet, marks }: Props) {
  const say = useSay()
  const rows = marks.rows.filter(({ state }) => state === 'differs')
  return (
    <DifferencesTable
      rows={rows.map((row) => differenceOf(row, say))}
      renderDialog={(row, onClose) => <Settle sheet={sheet} row={row} onClose={onClose} />}
    />
  )
}

function differenceOf(row: MarkRow, say: Say): DifferentMark {
  return {
    key: row.n_exam_regdetails_ID,
    number: row.erollno,
    part: '',
    entries: row.entries.map((entry) => ({ text: entryText(entry, say), name: entry.name })),
    settled: null,
    maySettle: row.mine === null,
    schema: row.schema,
  }
}

function entryText({ attendance, external, practical }: MarkRow['entries'][number], say: Say) {
  if (attendance === 'absent') return say(text.absent)
  return [markText(external), markText(practical)].filter((each) => each !== '').join(' + ')
}

type SettleProps = {
  readonly sheet: SheetKey
  readonly row: DifferentMark
  readonly onClose: () => void
}

function Settle({ sheet, row: { number, schema }, onClose }: SettleProps) {
  const say = useSay()
  const readAgain = useReadAgain()
  const parts = (['external', 'practical'] as const).filter((part) => schema[part] !== null)
  return (
    <SettleDialog
      number={number}
      marks={parts.map((id) => ({ id, label: say(text[id]) }))}
      mayBeAbsent
      of={markSettle}
      body={(typed, reason) => ({ ...sheet, erollno: number, ...typed, reason })}
      onDone={readAgain}
      onClose={onClose}
    />
  )
}
