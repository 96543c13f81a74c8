import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
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
    column.text('Name', common.name, readOnly),
    column.text('fullname', pageLabels.fullName, { sql: 't.name' }),
    column.text('EMail', common.email, readOnly),
    partnerReference,
  ],
}
