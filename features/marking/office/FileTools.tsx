import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { downloadBlob } from '#platform/browser/files/download.ts'
import type { CsvProblem } from '#platform/pure/text/csv.ts'
import { csvProblems } from '#platform/pure/text/csv-messages.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { PickFile } from '#platform/browser/ui/control/PickFile.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { ScrollBox } from '#platform/browser/ui/list/ScrollBox.tsx'
import { leftOutText, sheetText as text } from '../rules/messages.ts'
import {
  type LeftOut,
  type SheetFile,
  sheetFileOf,
  sheetFileText,
  type SheetShape,
} from '../rules/sheet-file.ts'
import { type Typed, type TypedRows, valuesOf } from '../rules/typed.ts'
import type { GridSheetRow } from './grid.ts'
import { useTableFile } from './use-table-file.ts'

type Props<Row extends GridSheetRow> = Pick<SheetShape, 'numberColumn' | 'columns'> & {
  readonly numberName: string
  readonly rows: readonly Row[]
  readonly check: (row: Row, values: Typed) => string | undefined
  readonly fileName: string
  readonly onTake: (rows: TypedRows) => void
}

type Read = {
  readonly name: string
  readonly file: SheetFile | null
  /** Why no row was read; null where the file was read, or has not the columns. */
  readonly problem: CsvProblem | null
}

/** A file read into the sheet as if it had been typed, with every line that is not; and the sheet as a file. */
export function FileTools<Row extends GridSheetRow>({
  numberName,
  rows,
  check,
  fileName,
  onTake,
  ...shape
}: Props<Row>) {
  const say = useSay()
  const [read, setRead] = useState<Read | null>(null)
  const reading = useTableFile((name, table) => {
    if ('wrong' in table) return setRead({ name, file: null, problem: table })
    const file = sheetFileOf(table, { ...shape, rows })
    setRead({ name, file, problem: null })
    if (file !== null) onTake(file.typed)
  })
  const take = async (chosen: File) => {
    setRead(null)
    await reading.read(chosen)
  }
  const write = () => {
    const all = rows.filter(({ number }) => number !== '')
    const lines = all.map((row) => ({ number: row.number, values: row.saved }))
    downloadBlob(new Blob([sheetFileText(shape, lines)], { type: 'text/csv' }), fileName)
  }
  const wrong = rows.filter((row) => {
    const typed = read?.file?.typed.get(row.number)
    return typed !== undefined && check(row, valuesOf(row, typed)) !== undefined
  })
  return (
    <div className="file-tools">
      <div className="flex flex-wrap gap-3">
        <PickFile
          icon={Upload}
          label={say(text['read-file'])}
          accept=".csv,.txt,.xlsx"
          disabled={reading.action.state === 'lost'}
          busy={reading.isReading}
          onPick={(file) => void take(file)}
        />
        <Button icon={Download} onClick={write}>
          {say(text['write-file'])}
        </Button>
      </div>
      <LostAnswer action={reading.action} />
      {reading.error !== null && <FieldNote id="file-note" error={say(reading.error)} />}
      {read !== null && read.problem !== null && (
        <FieldNote
          id="file-note"
          error={say(csvProblems[read.problem.wrong], { line: read.problem.line })}
        />
      )}
      {read?.file === null && read.problem === null && (
        <FieldNote
          id="file-note"
          error={say(text['file-columns'], {
            columns: [shape.numberColumn, ...shape.columns.map(({ id }) => id)].join(', '),
          })}
        />
      )}
      {read?.file && <WhatWasRead name={read.name} file={read.file} wrong={wrong.length} />}
      {read?.file && read.file.leftOut.length > 0 && (
        <LeftOutLines lines={read.file.leftOut} numberName={numberName} />
      )}
    </div>
  )
}

/** Result of reading the file, announced to screen readers. */
function WhatWasRead(props: {
  readonly name: string
  readonly file: SheetFile
  readonly wrong: number
}) {
  const { name, file, wrong } = props
  const { lines, typed, leftOut } = file
  const say = useSay()
  return (
    <p className="small" role="status">
      {say(text['file-read'], { name, lines, taken: typed.size, wrong, left: leftOut.length })}
    </p>
  )
}

function LeftOutLines({
  lines,
  numberName,
}: {
  readonly lines: readonly LeftOut[]
  readonly numberName: string
}) {
  const say = useSay()
  return (
    <ScrollBox className="left-out" label={say(text['left-out'])} role="region">
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{say(text.line)}</th>
            <th scope="col">{numberName}</th>
            <th scope="col">{say(text.problem)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, number, reason }) => (
            <tr key={line}>
              <td className="tabular">{line}</td>
              <td className="tabular">{number === '' ? '-' : number}</td>
              <td>{say(leftOutText[reason])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
