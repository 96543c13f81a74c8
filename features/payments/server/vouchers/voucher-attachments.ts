import { staffWith } from '#features/roles/rules/facts.ts'
import type { AttachmentSource } from '#features/documents/server/attachments.ts'

/** The bank slip of a payment (SPEC §7 download attachment). */
export const voucherAttachments: AttachmentSource = {
  model: 'c_payment',
  staff: staffWith('voucher.decide'),
  async find(database, recordId) {
    const row = await database.kysely
      .selectFrom('voucher as v')
      .innerJoin('c_payment as p', 'p.c_payment_id', 'v.c_payment_id')
      .innerJoin('stored_file as f', 'f.stored_file_id', 'v.stored_file_id')
      .select(['f.sha256', 'f.mime', 'f.file_name as name', 'p.c_bpartner_id as partnerId'])
      .where('p.c_payment_id', '=', recordId)
      .executeTakeFirst()
    if (row === undefined) return null
    const { partnerId, ...file } = row
    return { partnerId, removed: false, files: [file] }
  },
}
