import { documentPictures } from '#features/institution/server/pictures/pictures.ts'
import type { Day } from '#platform/pure/calendar/day.ts'
import { printedPlace } from '#features/institution/server/institution.ts'
import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Money, paisa, remaining } from '#platform/pure/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { PayableKind } from '../core/payable-kind.ts'
import { roleIds } from '#features/roles/rules/facts.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { issueDocument } from '#features/documents/server/register/register.ts'
import { signedCheck } from '#features/documents/server/signed-check.ts'
import { findPaymentType } from '../../rules/payment-type.ts'
import { receiptMessages } from '../../rules/receipt-messages.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { putToCredit } from './to-credit.ts'
import { type ReceiptData, receiptDocument } from './receipt.ts'
import { feeOf, findReceipt, registeredReceipt, type ReceiptRow } from './receipt-facts.ts'
import { receiptItems } from './receipt-items.ts'

/** The receipt of a credited payment; own ones for students. One that was reversed is not given out any more. */
export function printReceipt(
  printing: Printing,
  { kinds }: Pick<PaymentsContext, 'kinds'>,
): Process {
  return defineProcess({
    ...contracts.paymentReceipt,
    name: { en: 'Payment receipt', ne: 'भुक्तानी रसिद' },
    roles: Object.keys(roleIds),
    shows: [{ table: 'c_payment' }, { table: 'c_bpartner', columns: ['Name', 'name_nepali'] }],
    async run({ c_payment_ID }, { database, session, nowMs }) {
      const row = await findReceipt(database.kysely, c_payment_ID)
      if (row === null || (session.role === 'student' && row.c_bpartner_id !== session.partnerId))
        return refusal('rule/receipt-unknown', receiptMessages['receipt-unknown'], { status: 404 })
      const issuedDocument = await issueDocument(registeredReceipt(row), { database, nowMs })
      if (isRefusal(issuedDocument)) return issuedDocument
      const data: ReceiptData = {
        ...issuedDocument.facts.printed,
        institution: await institutionOf(printing, issuedDocument.issued.issuedOn),
        ...(await statusOf(row, { database, kinds })),
        checkUrl: signedCheck(issuedDocument.issued, printing).url,
      }
      const content = await printing.pdf.renderPdf(receiptDocument, data)
      return {
        summary: receiptMessages['form-made'],
        file: { name: `receipt_${row.number.replaceAll('/', '-')}.pdf`, content },
      }
    },
  })
}

async function institutionOf(
  { institution, settings }: Printing,
  issuedOn: Day,
): Promise<ReceiptData['institution']> {
  const { phone } = await settings.get('help-desk')
  const university = institution()
  const logo = documentPictures(university.pictures, issuedOn).logo
  return { name: university.name, place: printedPlace(university), phone, logo }
}

type Reading = { readonly database: Database; readonly kinds: ReadonlyMap<string, PayableKind> }

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
  const type = findPaymentType(row.payment_type)
  const kind = type === null ? undefined : kinds.get(type)
  const referenceId = kind && row[kind.referenceColumn]
  if (!kind || !referenceId) return null
  const issuedOn = dayInNepal(row.issued.getTime())
  return kind.read(database.kysely, referenceId, issuedOn)
}

/** Amount that the ledger put aside when this payment arrived, because it was more than owed. */
async function toCredit(row: ReceiptRow, { kysely }: Database): Promise<Money> {
  const attempt = await kysely
    .selectFrom('payment_attempt')
    .select('pidx')
    .where('transaction_id', '=', row.orig_trxid ?? '')
    .executeTakeFirst()
  const source =
    row.tendertype === 'Khalti' ? `khalti:${attempt?.pidx}` : `voucher:${row.c_payment_id}`
  return putToCredit(kysely, source)
}
