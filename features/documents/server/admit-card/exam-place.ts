import { addMinutes } from '#platform/pure/calendar/clock-time.ts'
import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import { devanagariDigits } from '#platform/pure/text/devanagari-digits.ts'
import { type Message, say } from '#platform/pure/message.ts'
import { admitCardMessages as texts } from '../../rules/admit-card-messages.ts'
import { dayLine } from '../../rules/document.ts'
import type { Printing } from '../printing.ts'

/** When an exam is held; 24-hour times of Nepal such as `11:00`, '' where one is not set. */
export type ExamTimes = {
  readonly day: Day | null
  readonly from: string
  readonly to: string
  readonly gate: string
  readonly reporting: string
}

/** Place of an exam: `seat` is `Block B, Room 204, Seat 17`; either language of the address may be ''. */
export type ExamCentre = { readonly seat: string; readonly address: Message }

/** An exam as tables have it. */
type ExamRow = {
  readonly exam_date: string | null
  readonly exam_time: string | null
  readonly exam_minutes: number | null
  readonly gate_time: string | null
  readonly reporting_time: string | null
}

export function examTimes(row: ExamRow): ExamTimes {
  const from = clock(row.exam_time)
  return {
    day: row.exam_date === null ? null : findDay(row.exam_date),
    from,
    to: from === '' || row.exam_minutes === null ? '' : addMinutes(from, row.exam_minutes),
    gate: clock(row.gate_time),
    reporting: clock(row.reporting_time),
  }
}

function clock(time: string | null): string {
  return (time ?? '').slice(0, 5)
}

type CentreRow = {
  readonly exam_centre: string | null
  readonly exam_address: string | null
  readonly exam_address_ne: string | null
}

/** A centre without an address of its own has the university's; null before a centre is set. */
export function examCentre(
  { exam_centre, exam_address, exam_address_ne }: CentreRow,
  { institution }: Pick<Printing, 'institution'>,
): ExamCentre | null {
  if (exam_centre === null) return null
  const address =
    exam_address === null ? institution().address : { en: exam_address, ne: exam_address_ne ?? '' }
  return { seat: exam_centre, address }
}

/** Day, time, centre and address, as the check page repeats them. */
export function examLines(exam: ExamTimes, centre: ExamCentre | null) {
  return [
    [texts['exam-day'], dayLine(exam.day)],
    [texts.time, hoursOf(exam)],
    [texts.centre, centre && centre.seat],
    [texts.address, centre && centre.address],
  ] as const
}

/** `11:00 to 13:00`; the beginning alone where the end is not known. */
export function hoursOf({ from, to }: ExamTimes): string | Message {
  if (from === '' || to === '') return from
  const nepali = { from: devanagariDigits(from), to: devanagariDigits(to) }
  return { en: say(texts['from-to'], 'en', { from, to }), ne: say(texts['from-to'], 'ne', nepali) }
}
