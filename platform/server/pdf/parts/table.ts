import { drawLine } from './frame.ts'
import { ink, type Sheet } from './sheet.ts'
import { linesOf } from './paragraph.ts'
import { drawText } from '../text.ts'

const size = 9.75
/** Size and line height of a text that is wrapped instead of shrunk further. */
const least = 7
const lineHeight = 9

type Table = {
  /** Left end of each column; a text ends before the next one. */
  readonly columns: readonly number[]
  readonly head: readonly string[]
  /** As many cells as columns; '-' where there is nothing. */
  readonly rows: readonly (readonly string[])[]
  readonly left: number
  readonly right: number
  readonly top: number
  /** Points of a row of one line; the default is 17. */
  readonly rowHeight?: number
}

/** A table between hairlines, texts smaller where they would not fit, and in lines where too small; gives the y below it. */
export function drawTable(
  sheet: Sheet,
  { columns, head, rows, left, right, top, rowHeight = 17 }: Table,
): number {
  let y = top
  const rule = () => drawLine(sheet, { from: [left, y], to: [right, y], color: ink.hairline })
  rule()
  for (const [index, cells] of [head, ...rows].entries()) {
    const baseline = y + rowHeight * 0.68
    const counts = columns.map((x, column) => {
      const width = (columns[column + 1] ?? right) - 6 - x
      const text = cells[column] ?? ''
      if (index === 0) {
        drawText(sheet, text, { x, y: baseline, size, weight: 'semibold', color: ink.muted })
        return 1
      }
      const cell = linesOf(sheet, text === '' ? '-' : text, { size, width, least })
      cell.lines.forEach((line, at) =>
        drawText(sheet, line, { x, y: baseline + at * lineHeight, size: cell.size }),
      )
      return cell.lines.length
    })
    y += rowHeight + (Math.max(...counts) - 1) * lineHeight
    rule()
  }
  return y
}
