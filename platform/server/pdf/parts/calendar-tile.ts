import { toBs, lastAgreedBsYear } from '#platform/pure/calendar/bikram-sambat.ts'
import type { Day } from '#platform/pure/calendar/day.ts'
import { bsMonths, formatAd, weekdayName } from '#platform/pure/calendar/format.ts'
import { drawLine } from './frame.ts'
import type { Box } from './picture.ts'
import { ink, type Sheet } from './sheet.ts'
import { drawText } from '../text.ts'

/**
 * Draws the tear-off calendar tile: BS month in both scripts, the day large, the weekday, and the A.D. date beneath. If
 * the calendars do not agree on the day, the A.D. month and day lead; without a day, a dash.
 */
export function drawCalendarTile(
  sheet: Sheet,
  day: Day | null,
  { x, y, width, height }: Box,
): void {
  sheet.pdf.rect(x, y, width, height).fill(ink.institution)
  const middle = { x: x + width / 2, align: 'center', color: ink.paper } as const
  const { month, date } = day === null ? { month: '', date: '—' } : leading(day)
  drawText(sheet, month, { ...middle, y: y + 21, size: 12, weight: 'semibold' })
  drawText(sheet, date, { ...middle, y: y + 56, size: 33.75, weight: 'semibold' })
  const name = day === null ? '' : `${weekdayName(day, 'en')} ${weekdayName(day, 'ne')}`
  drawText(sheet, name, { ...middle, y: y + 75, size: 10.5 })
  const line = { from: [x + 6.5, y + 84], to: [x + width - 6.5, y + 84] } as const
  drawLine(sheet, { ...line, width: 0.6, color: ink.hairline, dash: [2.2, 1.6] })
  drawText(sheet, day === null ? '—' : formatAd(day), { ...middle, y: y + 98, size: 10.5 })
}

function leading(day: Day): { month: string; date: string } {
  const bs = toBs(day)
  if (bs === null || bs.year > lastAgreedBsYear) {
    const [date = '', month = ''] = formatAd(day).split(' ')
    return { month, date }
  }
  const month = `${bsMonths.ne[bs.month - 1] ?? ''} ${bsMonths.en[bs.month - 1] ?? ''}`
  return { month, date: String(bs.date) }
}
