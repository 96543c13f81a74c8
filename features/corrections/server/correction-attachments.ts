import { staffWith } from '#features/roles/rules/facts.ts'
import { attachedFiles, type AttachmentSource } from '#features/documents/server/attachments.ts'

/** The proof of a proposed correction. */
export const correctionAttachments: AttachmentSource = {
  model: 'n_correction',
  staff: staffWith('registry.read'),
  async find({ kysely }, recordId) {
    const row = await kysely
      .selectFrom('n_correction')
      .select('c_bpartner_id')
      .where('n_correction_id', '=', recordId)
      .executeTakeFirst()
    if (row === undefined) return null
    const files = await attachedFiles(kysely, 'n_correction', recordId)
    return { partnerId: row.c_bpartner_id, removed: false, files }
  },
}
