import { day, dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import {
  amountLine,
  dayLine,
  linesOf,
  type DocumentFacts,
} from '#features/documents/rules/facts.ts'
import type { RegisteredDocument } from '#features/documents/server/register/register.ts'
import { findDocumentType } from '../../rules/history-messages.ts'
import { feeNames, receiptMessages } from '../../rules/receipt-messages.ts'
import type { ReceiptData } from './receipt.ts'
import { receiptType } from './receipt-type.ts'

/** A credited payment with its receipt, its payer, and who confirmed it; null for a payment without a receipt. */
export async function findReceipt(reader: Reader, paymentId: number) {
  const row = await reader
    .selectFrom('receipt as r')
    .innerJoin('c_payment as p', 'p.c_payment_id', 'r.c_payment_id')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'p.c_bpartner_id')
    .select(['r.number', 'r.issued'])
    .selectAll('p')
    .select(['b.name', 'b.name_nepali'])
    .leftJoin('voucher as v', 'v.c_payment_id', 'p.c_payment_id')
    .leftJoin('cash_receipt as k', 'k.c_payment_id', 'p.c_payment_id')
    .leftJoin('ad_user as u', (on) =>
      on.on(({ eb, ref, fn }) =>
        eb('u.ad_user_id', '=', fn.coalesce(ref('v.decided_by'), ref('k.taken_by'))),
      ),
    )
    .select(['v.bank', 'v.slip_number', 'v.slip_day', 'v.decided', 'u.name as decided_by_name'])
    .where('r.c_payment_id', '=', paymentId)
    .executeTakeFirst()
  return row ?? null
}

export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findReceipt>>>

/** Printed facts of a receipt, which never change. The amount still owed on the day of printing is not one of them. */
type ReceiptFacts = DocumentFacts & {
  readonly printed: Pick<
    ReceiptData,
    'number' | 'issuedOn' | 'amount' | 'payer' | 'forWhat' | 'paidBy' | 'paidOn' | 'confirmed'
  >
}

/** Receipt of a payment as a document in the register. */
export function registeredReceipt({
  c_payment_id,
  c_bpartner_id,
}: ReceiptRow): RegisteredDocument<ReceiptFacts> {
  return {
    documentType: receiptType,
    recordId: c_payment_id,
    partnerId: c_bpartner_id,
    async read(reader) {
      const row = await findReceipt(reader, c_payment_id)
      if (row === null) throw new Error(`The receipt of payment ${c_payment_id} is gone`)
      return receiptFacts(row)
    },
  }
}

function receiptFacts(row: ReceiptRow): ReceiptFacts {
  const fee = feeOf(row)
  const printed = {
    number: row.number,
    issuedOn: dayInNepal(row.issued.getTime()),
    amount: paisa(row.payamt),
    payer: { en: row.name, ne: row.name_nepali },
    forWhat: { en: `${fee.en}, ${row.description}`, ne: fee.ne },
    paidBy: paidBy(row),
    paidOn: day(row.slip_day ?? row.dateacct),
    confirmed: confirmed(row),
  }
  const lines = linesOf([
    [receiptMessages.received, amountLine(printed.amount)],
    [receiptMessages.from, printed.payer],
    [receiptMessages.for, printed.forWhat],
    [receiptMessages['paid-by'], printed.paidBy],
    [receiptMessages['paid-on'], dayLine(printed.paidOn)],
    [receiptMessages.confirmed, printed.confirmed],
  ])
  return { printed, lines, photoId: null }
}

/** Name of the fee in print, in both languages if it has a name of its own. */
export function feeOf({ c_doctype_id }: Pick<ReceiptRow, 'c_doctype_id'>) {
  const type = findDocumentType(c_doctype_id)
  return type === null ? { en: c_doctype_id, ne: '' } : feeNames[type]
}

function paidBy({ tendertype, orig_trxid, slip_number, bank }: ReceiptRow): string {
  if (tendertype === 'Cash') return receiptMessages.cash.en
  if (tendertype === 'Khalti') return [tendertype, orig_trxid ?? ''].filter(Boolean).join(', ')
  const voucher = [receiptMessages.voucher.en, slip_number ?? ''].filter(Boolean).join(' ')
  return [voucher, bank ?? ''].filter(Boolean).join(', ')
}

/** By the cashier who read the slip, or by the wallet's own answer. */
function confirmed({ decided, decided_by_name, issued, tendertype }: ReceiptRow): string {
  const ms = (decided ?? issued).getTime()
  const moment = `${formatDay(dayInNepal(ms), 'en')}, ${timeInNepal(ms)}`
  return [moment, decided_by_name ?? tendertype].join(', ')
}
