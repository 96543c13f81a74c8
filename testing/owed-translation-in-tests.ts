import { anApplicant, aSlip } from './applicant.ts'
import type { TestServer } from './test-server.ts'
import type { Person } from './person.ts'

/** A reason that a cashier gave in English only when returning a voucher; `partnerId` is whose voucher it is. */
export async function anOwedTranslation(at: TestServer, cashier: Person | undefined) {
  const applicant = await anApplicant(at)
  const sent = await applicant.uploadVoucher(aSlip())
  const record = Number(sent.body['C_Payment_ID'])
  await cashier?.post('/api/v1/processes/voucher_return', {
    c_payment_ID: record,
    own_words: 'Blurred',
  })
  const { owed_translation_id } = await at.database.kysely
    .selectFrom('owed_translation')
    .select('owed_translation_id')
    .where('record_id', '=', record)
    .executeTakeFirstOrThrow()
  return { owed_translation_ID: owed_translation_id, partnerId: applicant.partnerId }
}
