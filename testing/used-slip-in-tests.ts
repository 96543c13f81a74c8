import { anApplicant, aSlip } from './applicant.ts'
import type { TestServer } from './test-server.ts'
import type { Person } from './person.ts'

let slips = 0

/** A slip that two students sent: the second one's payment is held. */
export async function aSlipSentTwice(at: TestServer) {
  const typed = { bank: 'Nepal Bank', voucher_no: `0093 ${7000 + slips++}`, filename: 'slip.pdf' }
  const [first, second] = [await anApplicant(at), await anApplicant(at)]
  const send = async (by: typeof first) =>
    Number((await by.uploadVoucher(aSlip(), typed)).body['C_Payment_ID'])
  return {
    first,
    second,
    number: typed.voucher_no,
    firstId: await send(first),
    heldId: await send(second),
  }
}

/** A used slip, reported to the registrar by a cashier who returned it; `partnerId` is the second sender. */
export async function aUsedSlip(at: TestServer, cashier: Person | undefined) {
  const { second, heldId } = await aSlipSentTwice(at)
  const body = { c_payment_ID: heldId, reason: 'Used before', tell_registrar: true }
  await cashier?.post('/api/v1/processes/voucher_return', body)
  const { voucher_report_id } = await at.database.kysely
    .selectFrom('voucher_report')
    .select('voucher_report_id')
    .where('c_payment_id', '=', heldId)
    .executeTakeFirstOrThrow()
  return { voucher_report_ID: voucher_report_id, partnerId: second.partnerId }
}
