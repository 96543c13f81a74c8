import { type Message, sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import {
  type FieldError,
  isRefusal,
  type Refusal,
  refusal,
} from '#platform/server/model-engine/refusal.ts'
import { readGivenTable } from '#platform/server/tables/given-table.ts'
import { selectionMessages } from '#features/selection/rules/messages.ts'
import { type PresenceMark, readMark } from '../../rules/presence/mark.ts'
import { presenceMessages as text } from '../../rules/presence/messages.ts'
import type { PresentApplicant } from './presence.rows.ts'

/** A row of a file of marks. */
export type TypedMark = {
  /** The head of the file is the first. */
  readonly line: number
  readonly number: string
  readonly word: string
}

/** Rows of a file, CSV or XLSX, with a column of symbol numbers and one of words; `by`: a person's id. */
export async function readMarks(
  file: Uint8Array,
  by: number,
): Promise<readonly TypedMark[] | Refusal> {
  const table = await readGivenTable(file, by)
  if (isRefusal(table)) return table
  const head = table.head.map((name) => name.trim().toLowerCase())
  const [number, word] = [head.indexOf('erollno'), head.indexOf('attendance')]
  if (number < 0 || word < 0)
    return refusal('rule/columns-wrong', text['presence-columns'], { status: 400 })
  return table.rows.map(({ line, cells }) => ({
    line,
    number: (cells[number] ?? '').trim(),
    word: (cells[word] ?? '').trim(),
  }))
}

export type GivenMark = { readonly applicant: PresentApplicant; readonly mark: PresenceMark }

type MarkedPlace = {
  readonly routineId: number
  /** The file is of this room alone; null: of the sitting. */
  readonly roomId: number | null
}

/** Marks of a file by applicant, and each row with a problem. */
export function marksOf(
  typed: readonly TypedMark[],
  applicants: readonly PresentApplicant[],
  place: MarkedPlace,
): { readonly given: readonly GivenMark[]; readonly wrong: readonly FieldError[] } {
  const byNumber = new Map(applicants.map((applicant) => [applicant.symbolNumber, applicant]))
  const seen = new Set<string>()
  const given: GivenMark[] = []
  const wrong: FieldError[] = []
  for (const { line, number, word } of typed) {
    const applicant = number === '' ? undefined : byNumber.get(number)
    const mark = readMark(word)
    const problem =
      placeProblem(applicant, place) ??
      (seen.has(number) ? selectionMessages['number-twice'] : null) ??
      (mark === null ? sayInBoth(text['word-unknown'], { word: sameInBoth(word) }) : null)
    seen.add(number)
    if (problem !== null) wrong.push({ field: String(line), message: problem })
    else if (applicant !== undefined && mark !== null) given.push({ applicant, mark })
  }
  return { given, wrong }
}

/** An applicant who is not there, or sits elsewhere: in another sitting, or another room of this one. */
function placeProblem(
  applicant: PresentApplicant | undefined,
  { routineId, roomId }: MarkedPlace,
): Message | null {
  if (applicant === undefined) return text['number-unknown']
  if (applicant.routineId === null) return text['number-seatless']
  const isThere =
    applicant.routineId === routineId && (roomId === null || applicant.roomId === roomId)
  if (isThere) return null
  const place = [applicant.sitting, applicant.room, applicant.centre].join(', ')
  return sayInBoth(text['number-elsewhere'], { place: sameInBoth(place) })
}
