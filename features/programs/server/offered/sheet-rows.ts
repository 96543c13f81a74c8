import type { Message } from '#platform/pure/message.ts'
import { sayInBoth } from '#platform/pure/message.ts'
import type { FieldError } from '#platform/server/model-engine/refusal.ts'
import type { SheetLine } from '#features/marking/server/sheet-lines.ts'
import { offeredText as text, partText, termsProblemText } from '../../rules/offered/messages.ts'
import {
  type OfferedTerms,
  readTerms,
  type TermsProblem,
  typedTerms,
} from '../../rules/offered/terms.ts'
import type { sheetColumns } from '../../wire/offered-sheet.ts'
import type { OfferedRow } from './sheet-courses.ts'

export type Line = SheetLine<(typeof sheetColumns)[number]>

/** A row of the sheet with the record that it is about. */
export type SheetWork =
  | {
      readonly is: 'add'
      readonly line: number
      readonly courseId: number
      readonly terms: OfferedTerms
    }
  | {
      readonly is: 'change'
      readonly line: number
      readonly row: OfferedRow
      readonly terms: OfferedTerms
    }
  | { readonly is: 'remove'; readonly line: number; readonly row: OfferedRow }

type Compared = { readonly work: readonly SheetWork[]; readonly wrong: readonly FieldError[] }

type Known = {
  readonly rows: readonly OfferedRow[]
  /** Ids of the university's courses by code. */
  readonly courses: ReadonlyMap<string, number>
}

/** Compares each line with what is offered: to add, to change, to remove, the same, or wrong. */
export function compareLines(lines: readonly Line[], { rows, courses }: Known): Compared {
  const byCode = new Map(rows.map((row) => [row.code, row]))
  const seen = new Set<string>()
  const work: SheetWork[] = []
  const wrong: FieldError[] = []
  for (const line of lines) {
    const known = { row: byCode.get(line.number), courseId: courses.get(line.number) }
    const found = seen.has(line.number) ? { problem: text['course-twice'] } : workOf(line, known)
    seen.add(line.number)
    if (found !== null && 'problem' in found)
      wrong.push({ field: String(line.line), message: found.problem })
    else if (found !== null) work.push(found)
  }
  return { work, wrong }
}

/** Null: it is as it was. */
function workOf(
  { line, cells }: Line,
  {
    row,
    courseId,
  }: { readonly row: OfferedRow | undefined; readonly courseId: number | undefined },
): SheetWork | { readonly problem: Message } | null {
  if (courseId === undefined) return { problem: text['course-unknown'] }
  const isOffered = row?.isOffered === true
  if (cells.offered.toLowerCase() === 'no') {
    if (row === undefined || !isOffered) return null
    if (row.registered > 0)
      return { problem: sayInBoth(text['has-registered'], { n: row.registered }) }
    return { is: 'remove', line, row }
  }
  const terms = readTerms(cells)
  if ('problem' in terms) return { problem: termsProblem(terms) }
  if (row === undefined) return { is: 'add', line, courseId, terms }
  return isOffered && isSame(row, terms) ? null : { is: 'change', line, row, terms }
}

function isSame(row: OfferedTerms, terms: OfferedTerms): boolean {
  const [before, after] = [typedTerms(row), typedTerms(terms)]
  return Object.entries(after).every(([name, cell]) => before[name as keyof typeof before] === cell)
}

/** A problem in words, with the part of the marks it is about. */
export function termsProblem(found: TermsProblem): Message {
  const sentence = termsProblemText[found.problem]
  if (!('part' in found)) return sentence
  const { part, ...numbers } = found
  return sayInBoth(sentence, { ...numbers, part: partText[part] })
}
