import { dayNumber } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { type Message, say } from '#platform/pure/message.ts'
import { drawSigningLine } from '#platform/server/pdf/parts/frame.ts'
import { drawLetterhead } from '#platform/server/pdf/parts/letterhead.ts'
import { describeSheet, ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawTable } from '#platform/server/pdf/parts/table.ts'
import { drawFitted, drawText } from '#platform/server/pdf/text.ts'
import { inBoth } from '#features/documents/server/form-document.pdf.ts'
import { examCardMessages } from '../../rules/card-messages.ts'
import { roomSheetMessages as texts } from '../../rules/room-sheet-messages.ts'
import { hoursOf } from '../../rules/slot.ts'
import type { RoomCandidate, RoomSheetData } from './room-sheet.ts'

const [left, right] = [39, 556.3]
const signHeight = 26

/** @public found by its name in a thread. */
export function drawAttendanceSheet(sheet: Sheet, data: RoomSheetData): void {
  const top = drawHead(sheet, data, texts.attendance)
  const blank = ' '
  const below = drawTable(sheet, {
    columns: [left + 4, left + 44, left + 140, left + 320, left + 410],
    head: [texts.seat, texts.number, texts.name, texts.booklet, texts.signature].map(
      ({ en }) => en,
    ),
    rows: data.candidates.map((each) => [...cellsOf(each), blank, blank]),
    left,
    right,
    top,
    rowHeight: signHeight,
  })
  const y = Math.max(below + 22, 786)
  const counts = [texts.present, texts.absent].map(({ en }) => `${en}: ________`).join('     ')
  drawText(sheet, counts, { x: left, y, size: 10.5 })
  drawSigningLine(sheet, { x: 380, y, width: right - 380 }, [inBoth(texts.invigilator, ' · ')])
}

/** @public found by its name in a thread. */
export function drawRoomList(sheet: Sheet, data: RoomSheetData): void {
  drawTable(sheet, {
    columns: [left + 4, left + 60, left + 190],
    head: [texts.seat, texts.number, texts.name].map((each) => inBoth(each, ' · ')),
    rows: data.candidates.map(cellsOf),
    left,
    right,
    top: drawHead(sheet, data, texts.list),
  })
}

function cellsOf({ seat, symbolNumber, name }: RoomCandidate): readonly string[] {
  return [String(seat), symbolNumber, inBoth(name, ' · ')]
}

/** Letterhead, title, and the exam paper with its room in large characters; gives the y below. */
function drawHead(sheet: Sheet, data: RoomSheetData, title: Message): number {
  const { institution, exam, code, course, slot, room, centre, part } = data
  describeSheet(sheet, {
    title: `${title.en}, ${code}, ${room}`,
    author: institution.name.en,
    issuedMs: dayNumber(slot.day) * 86_400_000,
  })
  const office = `${inBoth(examCardMessages.office, ' · ')} · ${institution.place}`
  drawLetterhead(sheet, { name: institution.name, office, logo: institution.logo })
  const heading = { text: inBoth(title, ' · '), size: 14, weight: 'semibold' } as const
  drawFitted(sheet, [heading], { x: left, y: 114, end: 420 })
  const page = say(texts.page, 'en', part)
  drawText(sheet, page, { x: right, y: 114, size: 10.5, align: 'right', color: ink.muted })
  const place = { text: `${room}, ${centre}`, size: 15, weight: 'semibold' } as const
  drawFitted(sheet, [place], { x: left, y: 136, end: right })
  const paper = { text: `${code} ${course.en}`, size: 11, weight: 'semibold' } as const
  const when = `${formatDay(slot.day, 'en')}, ${hoursOf(slot).en}`
  drawFitted(sheet, [paper, { text: `  ${when} · ${exam}`, size: 10.5 }], {
    x: left,
    y: 154,
    end: right,
  })
  return 164
}
