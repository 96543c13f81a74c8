import { dayInNepal } from '#platform/pure/calendar/day.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { formatBs } from '#platform/pure/calendar/format.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Evidence, EvidenceFile } from '#features/desk/wire/evidence.ts'
import { voucherDesk as text } from '#features/payments/rules/slips/voucher-desk-messages.ts'
import type { SlipClaim } from './used/slip-claims.ts'
import { slipOf } from './used/used-slip.ts'
import type { WaitingRow } from './voucher-rows.ts'

export async function slipFile(
  { kysely }: Database,
  record: number,
): Promise<readonly EvidenceFile[]> {
  const rows = await kysely
    .selectFrom('voucher as v')
    .innerJoin('stored_file as f', 'f.stored_file_id', 'v.stored_file_id')
    .innerJoin('c_payment as p', 'p.c_payment_id', 'v.c_payment_id')
    .select(['f.file_name as name', 'f.mime', 'f.bytes', 'p.created'])
    .where('v.c_payment_id', '=', record)
    .execute()
  return rows.map(({ created, ...file }) => ({
    ...file,
    model: 'c_payment',
    record,
    label: text.slip,
    sent: created.toISOString(),
  }))
}

type OtherUse = {
  readonly title: Message
  readonly words: Message
  readonly files: readonly EvidenceFile[]
}

/** The other payments that claim the same slip or one alike, with their slips; their payers are staff's to know, never the student's. */
export function otherUses(
  database: Database,
  claims: readonly SlipClaim[],
  isTaken: boolean,
): Promise<readonly OtherUse[]> {
  return Promise.all(
    claims.slice(0, mostShown).map(async ({ paymentId, clash }) => {
      const other = await slipOf(database.kysely, paymentId).executeTakeFirstOrThrow()
      const title = clash === 'alike' ? 'alike-title' : isTaken ? 'used-title' : 'claimed-title'
      const words = sayInBoth(text[clash === 'alike' ? 'alike-text' : 'used-text'], {
        day: dayWords(other.created),
        what: `${other.name}, ${other.description}`,
        amount: rs(other.payamt),
        state: other.state === 'APPROVED' ? text['state-approved'] : text['state-waits'],
      })
      const slips = await slipFile(database, paymentId)
      const label = text[isTaken && clash === 'same' ? 'earlier-slip' : 'other-slip']
      return {
        title: text[title],
        words,
        files: slips.map((slip) => ({ ...slip, label, isEarlier: true as const })),
      }
    }),
  )
}

const mostShown = 3

/** History of this student's payments of the same payment type, newest first. */
export async function paymentsBefore(
  { kysely }: Database,
  row: WaitingRow,
): Promise<Evidence['history']> {
  const others = await kysely
    .selectFrom('c_payment as p')
    .leftJoin('voucher as v', 'v.c_payment_id', 'p.c_payment_id')
    .select(['p.created', 'p.payamt', 'p.tendertype', 'v.state', 'v.reason', 'v.decided'])
    .select('v.reversed')
    .where('p.c_bpartner_id', '=', row.c_bpartner_id)
    .where('p.payment_type', '=', row.payment_type)
    .where('p.c_payment_id', '<>', row.c_payment_id)
    .orderBy('p.created', 'desc')
    .limit(20)
    .execute()
  const before = others.flatMap((each) => {
    const amount = rs(each.payamt)
    const sent = {
      at: each.created.toISOString(),
      words: sayInBoth(text['sent-before'], { amount }),
    }
    if (each.tendertype === 'Khalti')
      return [{ ...sent, words: sayInBoth(text['paid-by-wallet'], { amount }) }]
    if (each.tendertype === 'Cash')
      return [{ ...sent, words: sayInBoth(text['paid-in-cash'], { amount }) }]
    if (each.decided === null) return [sent]
    const words =
      each.state === 'RETURNED'
        ? sayInBoth(text['returned-before'], { reason: each.reason ?? '' })
        : sayInBoth(text['approved-before'], { amount })
    return [...reversed(each), { at: each.decided.toISOString(), words }, sent]
  })
  return [{ at: row.created.toISOString(), words: text.sent }, ...before]
}

/** Other fees that this student paid and that were credited, the newest first. */
export async function alsoPaid(
  { kysely }: Database,
  row: WaitingRow,
): Promise<NonNullable<Evidence['alsoPaid']>> {
  const others = await kysely
    .selectFrom('c_payment')
    .select(['created', 'payamt', 'tendertype', 'description'])
    .where('c_bpartner_id', '=', row.c_bpartner_id)
    .where('payment_type', '<>', row.payment_type)
    .where('docstatus', 'in', ['AP', 'CO'])
    .orderBy('created', 'desc')
    .limit(5)
    .execute()
  return others.map(({ created, payamt, tendertype, description }) => ({
    at: created.toISOString(),
    words: sayInBoth(text['also-paid'], {
      what: description,
      amount: rs(payamt),
      by: tenderWords[tendertype],
    }),
  }))
}

const tenderWords = {
  Khalti: pageLabels.khalti,
  Voucher: text.slip,
  Cash: { en: 'Cash', ne: 'नगद' },
} as const

function reversed(each: { readonly reversed: Date | null; readonly reason: string | null }) {
  if (each.reversed === null) return []
  const words = sayInBoth(text['reversed-before'], { reason: each.reason ?? '' })
  return [{ at: each.reversed.toISOString(), words }]
}

function rs(amount: number): Message {
  return rsInBoth(paisa(amount))
}

function dayWords(moment: Date): Message {
  const on = dayInNepal(moment.getTime())
  return { en: formatBs(on, 'en') ?? on, ne: formatBs(on, 'ne') ?? on }
}
