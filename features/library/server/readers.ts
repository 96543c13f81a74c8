import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { findActiveEnrollment } from '#features/enrollment/rules/facts.ts'
import { findEnrollments, lockPartner } from '#features/enrollment/server/find-enrollments.ts'
import { deskMessages as text } from '../rules/desk-messages.ts'

/** Books are lent to enrolled students of this university; one student's loans queue up. */
export async function readerRefused(
  transaction: Transaction,
  { partnerId, clientId }: { readonly partnerId: number; readonly clientId: number },
): Promise<Refusal | null> {
  const known = await transaction
    .selectFrom('c_bpartner')
    .select('c_bpartner_id')
    .where('c_bpartner_id', '=', partnerId)
    .where('ad_client_id', '=', clientId)
    .executeTakeFirst()
  if (known === undefined)
    return refusal('rule/reader-unknown', text['reader-unknown'], { status: 404 })
  await lockPartner(transaction, partnerId)
  const enrollment = findActiveEnrollment(await findEnrollments(transaction, partnerId))
  return enrollment === null
    ? refusal('rule/not-enrolled', text['not-enrolled'], { status: 409 })
    : null
}
