import { letterheadOf } from '#features/institution/server/letterhead.ts'
import { type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Money, paisa, remaining } from '#platform/pure/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal } from '#platform/server/model-engine/refusal.ts'
import { findKind } from '../core/payable-kind.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { issueDocument } from '#features/documents/server/register/register.ts'
import { signedCheck } from '#features/documents/server/signed-check.ts'
import { cashSource } from '../ledger/cash-source.ts'
import { putToCredit } from './to-credit.ts'
import type { ReceiptData } from './receipt.ts'
import { feeOf, registeredReceipt, type ReceiptRow } from './receipt-facts.ts'
import { receiptItems } from './receipt-items.ts'

type Reading = { readonly database: Database; readonly kinds: PaymentsContext['kinds'] }
type Preparing = Reading & { readonly printing: Printing; readonly nowMs: number }

/** Enters a receipt in the register and gives the data to draw it with. A reversed one is refused. */
export async function prepareReceipt(
  row: ReceiptRow,
  { database, kinds, printing, nowMs }: Preparing,
): Promise<Refusal | ReceiptData> {
  const document = await issueDocument(registeredReceipt(row), { database, nowMs })
  if (isRefusal(document)) return document
  return {
    ...document.facts.printed,
    institution: await institutionOf(printing, document.issued.issuedOn),
    ...(await statusOf(row, { database, kinds })),
    checkUrl: signedCheck(document.issued, printing).url,
  }
}

async function institutionOf(
  { institution, settings }: Printing,
  issuedOn: Day,
): Promise<ReceiptData['institution']> {
  const { phone } = await settings.get('help-desk')
  return { ...letterheadOf(institution(), issuedOn), phone }
}

/** Items paid for and amount still owed, as of today. */
async function statusOf(
  row: ReceiptRow,
  at: Reading,
): Promise<Pick<ReceiptData, 'items' | 'stillOwed' | 'toCredit'>> {
  const document = await findDocument(row, at)
  const surplus = await toCredit(row, at.database)
  return {
    items: receiptItems(
      { amount: paisa(row.payamt), toCredit: surplus, fee: feeOf(row) },
      document,
    ),
    stillOwed: document === null ? paisa(0) : remaining(document.assessed, document.paid),
    toCredit: surplus,
  }
}

/** Document that was paid for, as of today; null if no kind knows it. */
async function findDocument(row: ReceiptRow, { database, kinds }: Reading) {
  const kind = findKind(kinds, row.payment_type)
  const referenceId = kind && row[kind.referenceColumn]
  if (!kind || !referenceId) return null
  const issuedOn = dayInNepal(row.issued.getTime())
  return kind.read(database.kysely, referenceId, issuedOn)
}

/** Amount that the ledger put aside when this payment arrived, because it was more than owed. */
async function toCredit(row: ReceiptRow, { kysely }: Database): Promise<Money> {
  if (row.tendertype === 'Cash') return putToCredit(kysely, cashSource(row.c_payment_id))
  const attempt = await kysely
    .selectFrom('payment_attempt')
    .select('pidx')
    .where('transaction_id', '=', row.orig_trxid ?? '')
    .executeTakeFirst()
  const source =
    row.tendertype === 'Khalti' ? `khalti:${attempt?.pidx}` : `voucher:${row.c_payment_id}`
  return putToCredit(kysely, source)
}
