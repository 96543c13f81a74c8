import { drawLine } from './frame.ts'
import { ink, type Sheet } from './sheet.ts'
import { drawFitted, drawText } from './text.ts'

const rowHeight = 17
const size = 9.75

type Table = {
  /** Where each column begins, from the left; a text ends before the next one. */
  readonly columns: readonly number[]
  readonly head: readonly string[]
  /** As many cells as columns; '-' where there is nothing. */
  readonly rows: readonly (readonly string[])[]
  readonly left: number
  readonly right: number
  readonly top: number
}

/** A table between hairlines, texts smaller where they would not fit; gives the y below it. */
export function drawTable(sheet: Sheet, { columns, head, rows, left, right, top }: Table): number {
  let y = top
  const rule = () => drawLine(sheet, { from: [left, y], to: [right, y], color: ink.hairline })
  rule()
  for (const [index, cells] of [head, ...rows].entries()) {
    const baseline = y + rowHeight * 0.68
    columns.forEach((x, column) => {
      const end = (columns[column + 1] ?? right) - 6
      const text = cells[column] ?? ''
      if (index === 0)
        drawText(sheet, text, { x, y: baseline, size, weight: 'semibold', color: ink.muted })
      else drawFitted(sheet, [{ text: text === '' ? '-' : text, size }], { x, y: baseline, end })
    })
    y += rowHeight
    rule()
  }
  return y
}
