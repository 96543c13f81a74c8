import { day, dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { type Money, paisa, remaining } from '#platform/pure/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { checkUrl, signFacts } from '#platform/server/pdf/signed-facts.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { PayableKind } from '../payable-kind.ts'
import { roleIds } from '#features/auth/rules/facts.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { findPaymentType } from '../../rules/payment-type.ts'
import { findDocumentType } from '../../rules/history-messages.ts'
import { feeNames, receiptMessages } from '../../rules/receipt-messages.ts'
import type { PaymentsContext } from '../payments.ts'
import { type ReceiptData, receiptDocument } from './receipt.ts'
import { receiptItems } from './receipt-items.ts'

/** The receipt of a credited payment; own ones for students. */
export function printReceipt(
  printing: Printing,
  { kinds }: Pick<PaymentsContext, 'kinds'>,
): Process {
  return {
    slug: 'payment_receipt',
    name: { en: 'Payment receipt', ne: 'भुक्तानी रसिद' },
    parameters: [
      { name: 'c_payment_ID', type: 'integer', mandatory: true },
      { name: 'report_type', type: 'text' },
    ],
    roles: Object.keys(roleIds),
    recordParameter: { table: 'c_payment', parameter: 'c_payment_ID' },
    async run(given, { database, session }) {
      const row = await findReceipt(database, Number(given['c_payment_ID']))
      if (row === null || (session.role === 'student' && row.c_bpartner_id !== session.partnerId))
        return refusal('rule/receipt-unknown', receiptMessages['receipt-unknown'], { status: 404 })
      const data = await receiptData(row, { database, printing, kinds })
      const content = await printing.pdf.renderPdf(receiptDocument, data)
      return {
        summary: receiptMessages['form-made'],
        file: { name: `receipt_${row.number}.pdf`, content },
      }
    },
  }
}

async function findReceipt(database: Database, paymentId: number) {
  const row = await database.kysely
    .selectFrom('receipt as r')
    .innerJoin('c_payment as p', 'p.c_payment_id', 'r.c_payment_id')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'p.c_bpartner_id')
    .select(['r.number', 'r.issued'])
    .selectAll('p')
    .select(['b.name', 'b.name_nepali'])
    .leftJoin('voucher as v', 'v.c_payment_id', 'p.c_payment_id')
    .leftJoin('ad_user as u', 'u.ad_user_id', 'v.decided_by')
    .select(['v.bank', 'v.slip_number', 'v.slip_day', 'v.decided', 'u.name as decided_by_name'])
    .where('r.c_payment_id', '=', paymentId)
    .executeTakeFirst()
  return row ?? null
}

type Row = NonNullable<Awaited<ReturnType<typeof findReceipt>>>

async function receiptData(
  row: Row,
  at: { database: Database; printing: Printing; kinds: PaymentsContext['kinds'] },
): Promise<ReceiptData> {
  const { institution, settings, portalUrl, signingKey } = at.printing
  const { phone } = await settings.get('help-desk')
  const amount = paisa(row.payamt)
  const issuedOn = dayInNepal(row.issued.getTime())
  const type = findDocumentType(row.c_doctype_id)
  const fee = type === null ? { en: row.c_doctype_id, ne: '' } : feeNames[type]
  const forWhat = { en: `${fee.en}, ${row.description}`, ne: fee.ne }
  const facts = [row.number, formatRs(amount), row.name, forWhat.en, issuedOn]
  const document = await findDocument(row, at)
  const surplus = await toCredit(row, at.database)
  return {
    institution: {
      name: { en: institution.name, ne: institution.name_ne },
      place: institution.address,
      phone,
    },
    number: row.number,
    issuedOn,
    amount,
    payer: { en: row.name, ne: row.name_nepali },
    forWhat,
    paidBy: paidBy(row),
    paidOn: day(row.slip_day ?? row.dateacct),
    confirmed: confirmed(row),
    items: receiptItems({ amount, toCredit: surplus, fee }, document),
    stillOwed: document === null ? paisa(0) : remaining(document.assessed, document.paid),
    toCredit: surplus,
    checkUrl: checkUrl(portalUrl, row.number, signFacts(facts, signingKey)),
  }
}

function paidBy({ tendertype, orig_trxid, slip_number, bank }: Row): string {
  if (tendertype === 'Khalti') return [tendertype, orig_trxid ?? ''].filter(Boolean).join(', ')
  const voucher = [receiptMessages.voucher.en, slip_number ?? ''].filter(Boolean).join(' ')
  return [voucher, bank ?? ''].filter(Boolean).join(', ')
}

/** By the cashier who read the slip, or by the wallet's own answer. */
function confirmed({ decided, decided_by_name, issued, tendertype }: Row): string {
  const ms = (decided ?? issued).getTime()
  const moment = `${formatDay(dayInNepal(ms), 'en')}, ${timeInNepal(ms)}`
  return [moment, decided_by_name ?? tendertype].join(', ')
}

/** What was paid for, as it stands today; null for what no kind knows. */
async function findDocument(
  row: Row,
  { database, kinds }: { database: Database; kinds: ReadonlyMap<string, PayableKind> },
) {
  const type = findPaymentType(row.payment_type)
  const kind = type === null ? undefined : kinds.get(type)
  const referenceId = kind && row[kind.referenceColumn]
  if (!kind || !referenceId) return null
  const issuedOn = dayInNepal(row.issued.getTime())
  return kind.read(database.kysely, referenceId, issuedOn)
}

/** What the ledger put aside when this payment arrived, because it was more than owed. */
async function toCredit(row: Row, { kysely }: Database): Promise<Money> {
  const attempt = await kysely
    .selectFrom('payment_attempt')
    .select('pidx')
    .where('transaction_id', '=', row.orig_trxid ?? '')
    .executeTakeFirst()
  const source =
    row.tendertype === 'Khalti' ? `khalti:${attempt?.pidx}` : `voucher:${row.c_payment_id}`
  const aside = await kysely
    .selectFrom('n_suspense')
    .select('amount')
    .where('source', '=', source)
    .executeTakeFirst()
  return paisa(Math.max(0, aside?.amount ?? 0))
}
