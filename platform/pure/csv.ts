/** A row, and the line of the file on which it begins, from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] }

/**
 * Rows of a comma-separated text (RFC 4180): quoted fields may hold commas, line ends and doubled quotes. A byte-order
 * mark and empty lines are left out. Fields are trimmed.
 */
export function parseCsv(text: string): readonly CsvRow[] {
  const rows: CsvRow[] = []
  let line = 1
  let begins = 1
  let row: string[] = []
  let field = ''
  let quoted = false
  const source = text.replace(/^\uFEFF/, '')
  for (let at = 0; at <= source.length; at++) {
    const character = source[at]
    if (character === '\n') line++
    if (quoted && character !== undefined) {
      if (character !== '"') field += character
      else if (source[at + 1] === '"') {
        field += '"'
        at++
      } else quoted = false
    } else if (character === '"' && field.trim() === '') quoted = true
    else if (character === ',') {
      row.push(field.trim())
      field = ''
    } else if (character === '\n' || character === undefined) {
      row.push(field.trim())
      if (row.some((each) => each !== '')) rows.push({ line: begins, cells: row })
      begins = line
      row = []
      field = ''
    } else if (character !== '\r') field += character
  }
  return rows
}
