import { formatDay } from '#platform/pure/calendar/format.ts'
import { say } from '#platform/pure/message.ts'
import { formatAmount, formatRs } from '#platform/pure/money/format.ts'
import { drawLine } from '#platform/server/pdf/parts/frame.ts'
import { drawLetterhead } from '#platform/server/pdf/parts/letterhead.ts'
import { ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawTable } from '#platform/server/pdf/parts/table.ts'
import { drawFitted, drawText } from '#platform/server/pdf/text.ts'
import { inBoth } from '#features/documents/server/form-document.pdf.ts'
import { transferListText as texts } from '../../rules/refunds/transfer-list-messages.ts'
import type { TransferPageData } from './refund-list-files.ts'

const left = 39
const right = 556.3
const small = 9.75

/** Letterhead, number and day of the list, its transfers, and on the last page the sum and two lines to sign. */
export function drawTransferPage(sheet: Sheet, data: TransferPageData): void {
  const { institution, listId, made, madeBy, page, pages } = data
  const office = `${inBoth(texts.office, ' · ')} · ${institution.place}`
  drawLetterhead(sheet, { name: institution.name, office, logo: institution.logo })
  drawText(sheet, inBoth(texts.title, ' · '), { x: left, y: 120, size: 16.5, weight: 'semibold' })
  const about = [
    say(texts.number, 'en', { n: String(listId) }),
    say(texts.made, 'en', { day: formatDay(made, 'en'), name: madeBy }),
    say(texts.page, 'en', { n: page, of: pages }),
  ]
  drawFitted(sheet, [{ text: about.join('   '), size: 10.5 }], { x: left, y: 140, end: right })
  const below = drawTransfers(sheet, data)
  if (data.total !== null) drawEnd(sheet, data.total, below)
}

/** The rows; gives the y below. */
function drawTransfers(sheet: Sheet, { transfers, first }: TransferPageData): number {
  const heads = ['place', 'reference', 'holder', 'account', 'bank', 'amount'] as const
  return drawTable(sheet, {
    columns: [left, 66, 140, 275, 380, 480],
    ends: new Set([5]),
    head: heads.map((head) => inBoth(texts[head])),
    rows: transfers.map(({ refundId, holder, number, bank, amount }, index) => [
      String(first + index),
      `REFUND-${refundId}`,
      holder,
      number,
      bank,
      formatAmount(amount),
    ]),
    left,
    right,
    top: 156,
  })
}

function drawEnd(
  sheet: Sheet,
  { count, sum }: NonNullable<TransferPageData['total']>,
  below: number,
): void {
  const total = `${inBoth(texts.total)}: ${formatRs(sum)}   ${say(texts.count, 'en', { n: count })}`
  const bold = { size: 12, weight: 'semibold' } as const
  drawFitted(sheet, [{ ...bold, text: total }], { x: left, y: below + 22, end: right })
  const y = below + 78
  for (const [x, label] of [
    [left, texts.prepared],
    [330, texts.approved],
  ] as const) {
    drawLine(sheet, { from: [x, y], to: [x + 200, y], color: ink.line })
    drawText(sheet, inBoth(label), { x, y: y + 14, size: small, color: ink.muted })
  }
}
