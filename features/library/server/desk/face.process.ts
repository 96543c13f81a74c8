import type { Database } from '#platform/server/database/database.ts'
import { findSha256, type FileStore } from '#platform/server/files/file-store.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { findActiveEnrollment } from '#features/enrollment/rules/facts.ts'
import { findEnrollments } from '#features/enrollment/server/find-enrollments.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { deskMessages as text } from '../../rules/desk-messages.ts'
import * as contracts from '../../wire/processes.ts'

/** The photo of an enrolled student, so that the desk issues to the person on the card; of others there is none. */
export const faceProcess = (files: FileStore) =>
  defineProcess({
    ...contracts.libraryFace,
    name: { en: 'Photo of a reader', ne: 'पाठकको फोटो' },
    roles: staffWith('library.desk'),
    shows: 'row-by-row',
    async run(given, { database, session }) {
      const at = { partnerId: given.C_BPartner_ID, clientId: session.clientId }
      const photo = await photoOf(database, at)
      const sha256 = findSha256(photo?.sha256 ?? '')
      const content = sha256 === null ? null : await files.read(sha256)
      if (photo === null || content === null)
        return refusal('rule/no-photo', text['no-photo'], { status: 404 })
      const seen = { table: 'c_bpartner', record: String(at.partnerId) }
      return { summary: text.scanned, seen, file: { name: photo.name, content } }
    },
  })

async function photoOf(
  { kysely }: Database,
  { partnerId, clientId }: { readonly partnerId: number; readonly clientId: number },
) {
  if (findActiveEnrollment(await findEnrollments(kysely, partnerId)) === null) return null
  const row = await kysely
    .selectFrom('c_bpartner as p')
    .innerJoin('ad_image as i', 'i.ad_image_id', 'p.logo_id')
    .innerJoin('stored_file as f', 'f.stored_file_id', 'i.stored_file_id')
    .select(['f.file_name as name', 'f.sha256'])
    .where('p.c_bpartner_id', '=', partnerId)
    .where('p.ad_client_id', '=', clientId)
    .executeTakeFirst()
  return row ?? null
}
