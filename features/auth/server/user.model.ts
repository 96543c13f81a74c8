import { column, readOnly } from '#platform/server/model-engine/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary.ts'
import { partnerReference } from './partner-reference.ts'
import { registryReads } from '#features/roles/server/staff-access.ts'

/** A person who can sign in; a student sees only themself and only these columns (SECURITY T05). */
export const userModel: Model = {
  table: 'ad_user',
  label: { en: 'User', ne: 'प्रयोगकर्ता' },
  identifier: ['Name'],
  owner: { is: 'user', column: 'AD_User_ID' },
  access: { ...registryReads, student: { read: 'own' } },
  columns: [
    column.text('Name', { en: 'Name', ne: 'नाम' }, readOnly),
    column.text('fullname', { en: 'Full name', ne: 'पूरा नाम' }, { sql: 't.name' }),
    column.text('EMail', { en: 'Email', ne: 'इमेल' }, readOnly),
    partnerReference,
  ],
}
