import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { aSlip, anApplicant, type Applicant } from '#testing/applicant.ts'
import { importAs, statementCsv } from '#testing/bank-statements-in-tests.ts'
import type { Answer, Person } from '#testing/person.ts'
import { type TestServer, todayOf } from '#testing/test-server.ts'
import type { Reconciliation } from '../wire/reconciliation.ts'

type Voucher = { readonly number: string; readonly amount?: number; readonly day?: Day }

/** Sends a voucher of this number, paid two days ago. */
export async function sendVoucher(
  at: TestServer,
  { uploadVoucher }: Pick<Applicant, 'uploadVoucher'>,
  { number, amount = 1_500, day = addDays(todayOf(at), -2) }: Voucher,
): Promise<number> {
  const sent = await uploadVoucher(aSlip(), {
    bank: 'Nepal Bank',
    voucher_no: number,
    voucher_date: day,
    payamt: amount,
  })
  if (sent.status !== 200 || sent.body['isError'] === true)
    throw new Error(`No voucher: ${sent.text}`)
  const { c_payment_id } = await at.database.kysely
    .selectFrom('voucher')
    .select('c_payment_id')
    .orderBy('c_payment_id', 'desc')
    .executeTakeFirstOrThrow()
  return c_payment_id
}

let lines = 0

/** Imports a statement with one line, and gives the id of the line. */
export async function importLine(
  at: TestServer,
  importer: Person,
  {
    number,
    amount = 1_500,
    day = addDays(todayOf(at), -2),
    remarks = '',
  }: Voucher & { readonly remarks?: string },
): Promise<number> {
  const csv = statementCsv(`${day},${number},${amount},${remarks}`)
  const imported = await importAs(importer, csv, { name: `line-${lines++}.csv` })
  if (imported.body['isError'] !== false) throw new Error(`No statement: ${imported.text}`)
  const { bank_statement_line_id } = await at.database.kysely
    .selectFrom('bank_statement_line')
    .select('bank_statement_line_id')
    .orderBy('bank_statement_line_id', 'desc')
    .executeTakeFirstOrThrow()
  return bank_statement_line_id
}

/** A voucher whose number differs by one digit from the line that the importer brought. */
export async function aPuzzle(at: TestServer, importer: Person, number: number) {
  const applicant = await anApplicant(at)
  const paymentId = await sendVoucher(at, applicant, { number: `V-${number}1` })
  const lineId = await importLine(at, importer, { number: `V-${number}2` })
  return { applicant, paymentId, lineId }
}

export function linkAs(
  who: Person,
  { lineId, paymentId }: { readonly lineId: number; readonly paymentId: number },
  more: object = {},
): Promise<Answer> {
  return who.post(processPath('reconciliation_link'), {
    bank_statement_line_ID: lineId,
    c_payment_ID: paymentId,
    bank_amount: 1_500,
    portal_amount: 1_500,
    reason: 'One digit differs.',
    ...more,
  })
}

/** The lists of the last days. */
export async function readLists(
  at: TestServer,
  who: Person,
  facts: object = {},
): Promise<Reconciliation> {
  const today = todayOf(at)
  const { body } = await who.post(processPath('reconciliation'), {
    first_day: addDays(today, -20),
    last_day: today,
    ...facts,
  })
  return (body['data'] as { reconciliation: Reconciliation }).reconciliation
}
