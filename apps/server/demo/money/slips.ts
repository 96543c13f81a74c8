import { type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Money, rupees, toRupees } from '#platform/pure/money/money.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { saveVoucher } from '#features/payments/server/vouchers/save-voucher.ts'
import type { DemoPeople } from '../load-demo.ts'
import { slipPicture, type SlipTexts } from '../pictures/slip-picture.ts'
import { momentOn } from '../time/diary.ts'
import { inGroups } from '../time/in-groups.ts'
import type { Paying } from './fees.ts'
import { type Deposit, importForDemo } from './statement.ts'

export type DemoContext = Parameters<typeof saveVoucher>[2]

const dayMs = 86_400_000

/** A slip as its student typed it; the bank may have written something else. */
export type Slip = {
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

/** The line of the bank's statement for a slip. */
export function depositOf({ day, number, amount, pictured }: Slip, name: string): Deposit {
  const ofBank = pictured?.number
  return {
    day,
    number: ofBank ? ofBank : number,
    rupees: toRupees(amount),
    name: name.toUpperCase(),
  }
}

/**
 * Vouchers that wait for the cashier, and a statement of the bank with most of them. Six are wrong, each in its own way;
 * some were paid after the statement was made.
 */
export async function leaveWaiting(
  waiting: readonly Paying[],
  { administratorId }: DemoPeople,
  context: DemoContext & { readonly slip: number; readonly used: string },
): Promise<void> {
  const slips = waiting.map((paying, place) => {
    const slip = slipOf(paying, context.slip + place, context)
    return { ...slip, ...wrong(slip, context.used)[place] }
  })
  await uploadAll(waiting, slips, context)
  const deposits = slips.map((slip, place) =>
    depositOf(slip, remarks[place] ?? waiting[place]?.name ?? ''),
  )
  const day = deposits[0]?.day
  const unclaimed = [
    { number: '0093 6201', rupees: 2_500, name: 'R KARKI' },
    { number: '0093 6204', rupees: 1_500, name: 'CASH DEPOSIT' },
  ].flatMap((line) => (day === undefined ? [] : [{ day, ...line }]))
  const known = deposits.filter((_deposit, place) => !notInStatement.has(place))
  await importForDemo([...known, ...unclaimed], {
    database: context.database,
    nowMs: context.nowMs(),
    administratorId,
  })
}

/** Places of vouchers that the statement does not have. */
const notInStatement: ReadonlySet<number> = new Set([9, 14, 15, 18, 21])

/** Names that the bank has in its remarks for a slip of another person. */
const remarks: Readonly<Record<number, string>> = { 12: 'Gopal Khatri' }

/**
 * By its place: too little paid, two digits swapped, another bank, another depositor, a picture out of focus and one that
 * is cut off, a slip used before, and one without a number.
 */
function wrong({ number }: Slip, used: string): Readonly<Record<number, Partial<Slip>>> {
  const swapped = number.replace(/(\d)(\d)(\d\d)$/, '$2$1$3')
  return {
    3: { amount: rupees(1_000) },
    6: { number: swapped, pictured: { number } },
    9: { bank: 'Himal Demo Bank' },
    12: { pictured: { depositor: 'Gopal Khatri' } },
    14: { pictured: { fault: 'blurred' } },
    15: { number: used },
    17: { pictured: { fault: 'cut' } },
    18: { number: '', pictured: { number: '' } },
  }
}

/** Uploads these slips, one for each payment; their pictures are drawn at once. Gives the ids of the payments. */
export async function uploadAll(
  payments: readonly Paying[],
  slips: readonly Slip[],
  context: DemoContext,
): Promise<readonly number[]> {
  const pictures = await Promise.all(
    slips.map((slip, place) => slipPicture(textsOf(slip, payments[place]?.name ?? ''), slip.seed)),
  )
  const ready = payments.flatMap((paying, place) => {
    const [slip, picture] = [slips[place], pictures[place]]
    return slip === undefined || picture === undefined ? [] : [{ paying, slip, picture }]
  })
  return inGroups(ready, ({ paying, slip, picture }) =>
    upload(paying, { ...slip, picture }, context),
  )
}

function textsOf({ bank, number, day, amount, pictured }: Slip, depositor: string): SlipTexts {
  const account = 'Langtang Technological University'
  return { bank, number, day, depositor, amount, account, ...pictured }
}

async function upload(
  { student, target, daysAgo, amount }: Paying,
  { number, bank, day, picture }: Slip & { readonly picture: Buffer },
  context: DemoContext,
): Promise<number> {
  const nowMs = momentOn(context.database, context.nowMs() - daysAgo * dayMs)
  const body = {
    payamt: amount / 100,
    payment_type: target.type,
    payment_reference_id: target.referenceId,
    filename: 'bank-voucher.jpg',
    filedata: picture.toString('base64'),
    bank,
    branch: 'Dhunche',
    ...(number !== '' && { voucher_no: number }),
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
