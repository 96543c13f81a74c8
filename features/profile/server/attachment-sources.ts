import { attachedFiles, type AttachmentSource } from '#features/documents/server/attachments.ts'
import { educationFileTypes } from '../rules/education.ts'

/** Marksheet, character certificate and other files of an education record. */
const educationAttachments: AttachmentSource = {
  model: 'n_bpaca_info',
  staff: ['registrar', 'administrator'],
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

/** The proof of a proposed correction. */
const correctionAttachments: AttachmentSource = {
  model: 'n_correction',
  staff: ['registrar', 'administrator'],
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

export const profileAttachments: readonly AttachmentSource[] = [
  educationAttachments,
  correctionAttachments,
]
