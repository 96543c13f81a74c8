import { addDays, type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { type Money, rupees, toRupees } from '#platform/pure/money/money.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { saveVoucher } from '#features/payments/server/vouchers/save-voucher.ts'
import { slipPicture, type SlipTexts } from './crowd/slip-picture.ts'
import type { Paying } from './demo-fees.ts'
import { importForDemo } from './demo-statement.ts'
import type { DemoPeople } from './load-demo.ts'

export type DemoContext = Parameters<typeof saveVoucher>[2]

const dayMs = 86_400_000

/** A slip as its student typed it; the bank may have written something else. */
type Slip = {
  readonly number: string
  readonly bank: string
  readonly amount: Money
  readonly day: Day
  /** Texts of the picture that differ from it. */
  readonly pictured?: Partial<SlipTexts>
  readonly seed: number
}

export function slipOf({ daysAgo, amount }: Paying, seed: number, { nowMs }: DemoContext): Slip {
  const day = dayInNepal(nowMs() - daysAgo * dayMs)
  return { number: `0093 ${5119 + seed}`, bank: 'Nepal Demo Bank', amount, day, seed }
}

/**
 * Vouchers that wait for the cashier, and a statement of the bank with most of them. Six are wrong, each in its own way;
 * the last ones were paid after the statement was made.
 */
export async function leaveWaiting(
  waiting: readonly Paying[],
  { administratorId }: DemoPeople,
  context: DemoContext & { readonly slip: number },
): Promise<void> {
  const slips = waiting.map((paying, place) => {
    const slip = slipOf(paying, context.slip + place, context)
    return { ...slip, ...wrong(slip)[place] }
  })
  for (const [place, slip] of slips.entries()) {
    const paying = waiting[place]
    if (paying !== undefined) await upload(paying, slip, context)
  }
  const rows = slips.map((slip, place) => ({
    day: slip.day,
    number: slip.pictured?.number ?? slip.number,
    rupees: toRupees(slip.amount),
    name: (waiting[place]?.name ?? 'N THAPA MAGAR').toUpperCase(),
  }))
  const unclaimed = [
    { day: rows[0]?.day, number: '0093 6201', rupees: 2_500, name: 'R KARKI' },
    { day: rows[0]?.day, number: '0093 6204', rupees: 1_500, name: 'CASH DEPOSIT' },
  ].flatMap(({ day, ...row }) => (day === undefined ? [] : [{ day, ...row }]))
  const known = rows.filter((_row, place) => !notInStatement.has(place))
  await importForDemo([...known, ...unclaimed], {
    database: context.database,
    nowMs: context.nowMs(),
    administratorId,
  })
}

/** Places of vouchers that the statement does not have. */
const notInStatement: ReadonlySet<number> = new Set([5, 9, 14, 19])

/** By its place: too little paid, two digits swapped, another bank, an old slip, another's name, another day. */
function wrong({ number, day }: Slip): Readonly<Record<number, Partial<Slip>>> {
  const swapped = number.replace(/(\d)(\d)$/, '$2$1')
  return {
    3: { amount: rupees(1_000) },
    6: { number: swapped, pictured: { number } },
    9: { bank: 'Himal Demo Bank' },
    12: { day: addDays(day, -45) },
    15: { pictured: { depositor: 'Cash, no name' } },
    17: { pictured: { day: addDays(day, -1) } },
  }
}

export async function upload(
  { student, name, target, daysAgo, amount }: Paying,
  { number, bank, day, seed, pictured, ...slip }: Slip,
  context: DemoContext,
): Promise<number> {
  const texts = {
    bank,
    number,
    day,
    depositor: name ?? '',
    amount: formatRs(slip.amount, 'en'),
    account: 'Langtang Technological University',
    ...pictured,
  }
  const picture = await slipPicture(texts, seed)
  const nowMs = context.nowMs() - daysAgo * dayMs
  const body = {
    payamt: amount / 100,
    payment_type: target.type,
    payment_reference_id: target.referenceId,
    filename: 'bank-voucher.jpg',
    filedata: picture.toString('base64'),
    bank,
    branch: 'Dhunche',
    voucher_no: number,
    voucher_date: day,
  }
  const saved = await saveVoucher(body, student, { ...context, nowMs: () => nowMs })
  if (isRefusal(saved)) throw new Error(`Demo voucher refused: ${saved.code}`)
  await context.database.kysely
    .updateTable('c_payment')
    .set({ created: new Date(nowMs) })
    .where('c_payment_id', '=', saved.paymentId)
    .execute()
  return saved.paymentId
}
