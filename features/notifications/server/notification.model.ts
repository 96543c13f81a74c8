import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'

const read = 'exists (select from ad_note_read r where r.ad_note_id = t.ad_note_id)'

/** A notification to one person in the reader's language; the text is plain and shown as text (SECURITY T30). */
export const notificationModel: Model = {
  table: 'ad_note',
  label: { en: 'Notice', ne: 'सूचना' },
  identifier: ['TextMsg'],
  owner: { is: 'user', column: 'AD_User_ID' },
  access: { student: { read: 'own' }, administrator: { read: 'all' } },
  columns: [
    column.reference('AD_User_ID', { en: 'User', ne: 'प्रयोगकर्ता' }, { to: 'ad_user', ...readOnly }),
    column.text('TextMsg', { en: 'Text', ne: 'पाठ' }, { ...readOnly, nepali: 't.textmsg_ne' }),
    column.boolean('Processed', { en: 'Read', ne: 'पढिएको' }, { sql: read }),
  ],
}
