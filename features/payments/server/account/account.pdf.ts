import { dayNumber } from '#platform/pure/calendar/day.ts'
import { formatDay, formatShortDay } from '#platform/pure/calendar/format.ts'
import { type Message, say } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import type { Money } from '#platform/pure/money/money.ts'
import { drawLetterhead } from '#platform/server/pdf/parts/letterhead.ts'
import { describeSheet, ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawTable } from '#platform/server/pdf/parts/table.ts'
import { drawFitted, drawText } from '#platform/server/pdf/text.ts'
import { inBoth } from '#features/documents/server/form-document.pdf.ts'
import { accountText as texts } from '../../rules/account/account-messages.ts'
import { entryText } from '../../rules/account/entry-text.ts'
import type { AccountData } from './account-document.ts'

const left = 39
const right = 556.3
const small = 9.75
const heading = { x: left, size: 12, weight: 'semibold' } as const

/** Letterhead, student, sums, dues with their age, and the rows with the balance after each. */
export function drawAccount(sheet: Sheet, data: AccountData): void {
  const { institution, name, registration, asOf, statement } = data
  describeSheet(sheet, {
    title: `${texts.title.en}, ${name.en}`,
    author: institution.name.en,
    issuedMs: dayNumber(asOf) * 86_400_000,
  })
  const office = `${inBoth(texts.office, ' · ')} · ${institution.place}`
  drawLetterhead(sheet, { name: institution.name, office, logo: institution.logo })
  drawText(sheet, inBoth(texts.title, ' · '), { x: left, y: 120, size: 16.5, weight: 'semibold' })
  const bold = { size: 10.5, weight: 'semibold' } as const
  const whose = [inBoth(name, ' · '), registration].filter((part) => part !== '').join(' · ')
  drawFitted(sheet, [{ ...bold, text: whose }], { x: left, y: 140, end: right })
  const until = formatDay(asOf, 'en')
  drawText(sheet, say(texts['as-of'], 'en', { day: until }), {
    x: left,
    y: 155,
    size: 10.5,
    color: ink.muted,
  })
  drawFitted(sheet, [{ ...bold, text: sumsOf(data) }], { x: left, y: 176, end: right })
  const below = drawDues(sheet, data, 198)
  const table = drawRows(sheet, data, below + 22)
  if (statement.rows.some(({ balance }) => balance < 0))
    drawText(sheet, inBoth(texts.negative), {
      x: left,
      y: table + 15,
      size: small,
      color: ink.muted,
    })
}

function sumsOf({ statement: { charged, paid, owed, credit } }: AccountData): string {
  const sums: readonly (readonly [Message, Money])[] = [
    [texts.charged, charged],
    [texts.paid, paid],
    [texts.owed, owed],
    [texts.credit, credit],
  ]
  return sums.map(([label, amount]) => `${inBoth(label)}: ${formatRs(amount)}`).join('   ')
}

/** Dues, or that there are none; gives the y below. */
function drawDues(sheet: Sheet, { statement: { dues } }: AccountData, y: number): number {
  if (dues.length === 0) {
    drawText(sheet, inBoth(texts['none-owed']), { x: left, y, size: small, color: ink.muted })
    return y
  }
  drawText(sheet, inBoth(texts.dues), { ...heading, y })
  return drawTable(sheet, {
    columns: [left, 225, 370, 460],
    head: [texts.fee, texts.since, texts.age, texts.owed].map((label) => inBoth(label)),
    rows: dues.map(({ name, since, days, owed }) => [
      name.en,
      formatDay(since, 'en'),
      say(texts.days, 'en', { n: days }),
      formatRs(owed),
    ]),
    left,
    right,
    top: y + 8,
  })
}

/** The rows, first the balance before them; gives the y below. */
function drawRows(sheet: Sheet, { statement, asOf }: AccountData, top: number): number {
  const { before, rows } = statement
  const earlier =
    before === null ? [] : [['', inBoth(texts.before, ' · '), '', '', formatRs(before)]]
  const cells = rows.map((row) => [
    formatShortDay(row.on, 'en', asOf),
    entryText(row, 'en'),
    row.charged === 0 ? '' : formatRs(row.charged),
    row.paid === 0 ? '' : formatRs(row.paid),
    formatRs(row.balance),
  ])
  return drawTable(sheet, {
    columns: [left, 118, 335, 408, 482],
    head: [texts.date, texts.entry, texts.charged, texts.paid, texts.balance].map((label) =>
      inBoth(label),
    ),
    rows: [...earlier, ...cells],
    left,
    right,
    top,
  })
}
