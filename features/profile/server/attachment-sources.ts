import { staffWith } from '#features/roles/rules/facts.ts'
import { attachedFiles, type AttachmentSource } from '#features/documents/server/attachments.ts'
import { educationFileTypes } from '../rules/education-files.ts'

/** Marksheet, character certificate and other files of an education record. */
export const educationAttachments: AttachmentSource = {
  model: 'n_bpaca_info',
  staff: staffWith('registry.read'),
  adding: { model: 'n_bpaca_info', types: educationFileTypes },
  async find({ kysely }, recordId) {
    const row = await kysely
      .selectFrom('n_bpaca_info')
      .select(['c_bpartner_id', 'isactive'])
      .where('n_bpaca_info_id', '=', recordId)
      .executeTakeFirst()
    if (row === undefined) return null
    const files = await attachedFiles(kysely, 'n_bpaca_info', recordId)
    return { partnerId: row.c_bpartner_id, removed: !row.isactive, files }
  },
}

/** Photo and signature, for the desk that judges them; students see theirs in the profile. */
export const portraitAttachments: AttachmentSource = {
  model: 'c_bpartner',
  staff: staffWith('student.portrait'),
  async find({ kysely }, recordId) {
    const partner = await kysely
      .selectFrom('c_bpartner')
      .select(['logo_id', 'signature_id'])
      .where('c_bpartner_id', '=', recordId)
      .executeTakeFirst()
    if (partner === undefined) return null
    const files = await kysely
      .selectFrom('ad_image as i')
      .innerJoin('stored_file as f', 'f.stored_file_id', 'i.stored_file_id')
      .select(['f.sha256', 'f.mime', 'f.file_name as name'])
      .where('i.ad_image_id', 'in', [partner.logo_id ?? 0, partner.signature_id ?? 0])
      .execute()
    return { partnerId: recordId, removed: false, files }
  },
}
