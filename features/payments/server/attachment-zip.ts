import { referenceId } from '#platform/pure/reference.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type FileStore, findSha256 } from '#platform/server/files/file-store.ts'
import { zipOf } from '#platform/server/files/zip.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { paymentMessages } from '../rules/messages.ts'

/**
 * The voucher of an own payment as a zip; staff may have anybody's. Another person's record, an unknown one and an
 * unknown model are the same answer (SECURITY T28).
 */
export async function attachmentZip(
  body: Readonly<Record<string, unknown>>,
  { role, partnerId }: Session,
  { database, files }: { database: Database; files: FileStore },
): Promise<Uint8Array | Refusal> {
  const recordId = referenceId(body['record_id'])
  const isPayment =
    typeof body['model_name'] === 'string' && body['model_name'].toLowerCase() === 'c_payment'
  if (!isPayment || recordId === null) return nothingThere()
  const row = await database.kysely
    .selectFrom('voucher as v')
    .innerJoin('c_payment as p', 'p.c_payment_id', 'v.c_payment_id')
    .innerJoin('stored_file as f', 'f.stored_file_id', 'v.stored_file_id')
    .select(['f.sha256', 'f.file_name', 'p.c_bpartner_id'])
    .where('p.c_payment_id', '=', recordId)
    .executeTakeFirst()
  if (row === undefined || (role === 'student' && row.c_bpartner_id !== partnerId))
    return nothingThere()
  const sha256 = findSha256(row.sha256)
  const content = sha256 === null ? null : await files.read(sha256)
  return content === null ? nothingThere() : zipOf([{ name: row.file_name, content }])
}

function nothingThere(): Refusal {
  return refusal('rule/attachment-unknown', paymentMessages['attachment-failed'], { status: 404 })
}
