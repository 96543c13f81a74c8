import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import { checkMessages as text } from '../../rules/check-messages.ts'
import { dayLine, linesOf, type DocumentLine } from '../../rules/document.ts'

export type CheckLine = DocumentLine & {
  /** A newer version says otherwise. */
  readonly isStruck?: true
}

/** Marks the lines of a replaced version that the newest one does not repeat, such as marks that were corrected. */
export function struckLines(
  lines: readonly DocumentLine[],
  newest: readonly DocumentLine[],
): readonly CheckLine[] {
  const textOf = ({ label, value }: DocumentLine) => JSON.stringify([label.en, value])
  const still = new Set(newest.map(textOf))
  return lines.map((line) => (still.has(textOf(line)) ? line : { ...line, isStruck: true }))
}

/** Lines of a version from the register, with the document's name first. */
export function registeredLines(registered: {
  readonly name: Message
  readonly number: string
  readonly version: number
  readonly issuedOn: Day
  readonly lines: readonly CheckLine[]
  /** '' for the document itself. */
  readonly part: string
}): readonly CheckLine[] {
  return [
    ...linesOf([
      [text.document, registered.name],
      [text.part, partNamed(registered.part)],
      [text.number, registered.number],
      [text.version, String(registered.version)],
      [text.issued, dayLine(registered.issuedOn)],
    ]),
    ...registered.lines,
  ]
}

function partNamed(part: string): Message | null {
  return part === 'stub' ? text.stub : part === 'student' ? text['student-part'] : null
}

const programForm = [
  text.document,
  text.name,
  text['roll-number'],
  text['what-for'],
  text.courses,
  text.amount,
  text.issued,
]

/** Facts in codes from before the register, in their order, by the prefix of the number. */
const labels: Readonly<Record<string, readonly Message[]>> = {
  AC: [text.document, text.name, text.exam, text.day, text.centre, text.part],
  AD: programForm,
  CR: programForm,
  R: [text.document, text.amount, text.name, text['what-for'], text.received],
}

/** Lines of such a code, as it was signed. */
export function earlyLines(facts: readonly string[]): readonly CheckLine[] {
  const own = labels[facts[0]?.split('-')[0] ?? ''] ?? []
  return linesOf(facts.map((fact, index) => [own[index] ?? text.document, shown(fact)] as const))
}

function shown(fact: string): string | Message | null {
  const day = /^\d{4}-\d\d-\d\d$/.test(fact) ? findDay(fact) : null
  return day !== null ? dayLine(day) : fact === 'stub' ? text.stub : fact
}
