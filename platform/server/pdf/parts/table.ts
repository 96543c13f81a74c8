import { drawLine } from './frame.ts'
import { ink, type Sheet } from './sheet.ts'
import { linesOf } from './paragraph.ts'
import { drawText } from '../text.ts'

const usualSize = 9.75
/** Size and line height of a text that is wrapped instead of shrunk further. */
const least = 7
const lineHeight = 9
/** A number is shrunk further: in two lines it would be read as two. */
const leastOfNumber = 4
const gap = 6
const headStyle = { weight: 'semibold', color: ink.muted } as const
const none: ReadonlySet<number> = new Set()

type Table = {
  /** Left end of each column; a text ends before the next one. */
  readonly columns: readonly number[]
  /** Columns of numbers, by their place: these end where the next column begins, and their heads too. */
  readonly ends?: ReadonlySet<number>
  readonly head: readonly string[]
  /** As many cells as columns; '-' where there is nothing. */
  readonly rows: readonly (readonly string[])[]
  readonly left: number
  readonly right: number
  readonly top: number
  /** Points of a row of one line; the default is 17. */
  readonly rowHeight?: number
  /** Points of the texts, which are drawn smaller where they would not fit; the default is 9.75. */
  readonly size?: number
}

/** A table between hairlines, texts smaller where they would not fit, and in lines where too small; gives the y below it. */
export function drawTable(
  sheet: Sheet,
  { columns, ends = none, head, rows, left, right, top, rowHeight = 17, size = usualSize }: Table,
): number {
  let y = top
  const rule = () => drawLine(sheet, { from: [left, y], to: [right, y], color: ink.hairline })
  rule()
  for (const [index, cells] of [head, ...rows].entries()) {
    const baseline = y + rowHeight * 0.68
    const style = index === 0 ? headStyle : {}
    const counts = columns.map((x, column) => {
      const width = (columns[column + 1] ?? right) - gap - x
      const text = cells[column] ?? ''
      const isNumber = ends.has(column) && index > 0
      const smallest = isNumber ? leastOfNumber : least
      const cell = linesOf(sheet, text === '' ? '-' : text, {
        ...style,
        size,
        width,
        least: smallest,
      })
      const place = ends.has(column) ? ({ x: x + width, align: 'right' } as const) : { x }
      cell.lines.forEach((line, at) =>
        drawText(sheet, line, {
          ...style,
          ...place,
          y: baseline + at * lineHeight,
          size: cell.size,
        }),
      )
      return cell.lines.length
    })
    y += rowHeight + (Math.max(...counts) - 1) * lineHeight
    rule()
  }
  return y
}
