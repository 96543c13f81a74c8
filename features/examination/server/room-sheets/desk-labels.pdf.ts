import { dayNumber } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { a4, describeSheet, ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawFitted, drawText } from '#platform/server/pdf/text.ts'
import { roomSheetMessages as texts } from '../../rules/room-sheet-messages.ts'
import type { RoomCandidate, RoomSheetData } from './room-sheet.ts'

const columns = 3
const rows = 8
const margin = 24
const width = (a4.width - 2 * margin) / columns
const height = (a4.height - 2 * margin) / rows

/** @public found by its name in a thread. */
export function drawDeskLabels(sheet: Sheet, data: RoomSheetData): void {
  const { institution, code, room, slot } = data
  describeSheet(sheet, {
    title: `${texts.labels.en}, ${code}, ${room}`,
    author: institution.name.en,
    issuedMs: dayNumber(slot.day) * 86_400_000,
  })
  data.candidates.forEach((candidate, at) => {
    const x = margin + (at % columns) * width
    const y = margin + Math.floor(at / columns) * height
    drawLabel(sheet, candidate, { data, x, y })
  })
}

type LabelPlace = { readonly data: RoomSheetData; readonly x: number; readonly y: number }

function drawLabel(
  sheet: Sheet,
  { seat, symbolNumber, name }: RoomCandidate,
  { data: { code, room, slot }, x, y }: LabelPlace,
): void {
  sheet.pdf.rect(x, y, width, height).lineWidth(0.5).dash(2, { space: 2 }).stroke(ink.line).undash()
  const [from, end] = [x + 10, x + width - 10]
  const line = { x: from, end }
  drawText(sheet, String(seat), { x: from, y: y + 34, size: 30, weight: 'semibold' })
  drawText(sheet, symbolNumber, {
    x: end,
    y: y + 30,
    size: 15,
    weight: 'semibold',
    align: 'right',
    color: ink.institution,
  })
  drawFitted(sheet, [{ text: name.en, size: 11 }], { ...line, y: y + 54 })
  drawFitted(sheet, [{ text: name.ne, size: 11 }], { ...line, y: y + 69 })
  const paper = `${code} · ${room} · ${formatDay(slot.day, 'en')}, ${slot.from}`
  drawFitted(sheet, [{ text: paper, size: 8.5, color: ink.muted }], { ...line, y: y + 86 })
}
