import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import { partnerReference } from '#features/auth/server/partner-reference.ts'
import { applicationReads } from '#features/roles/server/staff-access.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'

const states = {
  valid: { en: 'Valid', ne: 'मान्य' },
  revoked: { en: 'Revoked', ne: 'रद्द' },
  reversed: { en: 'Reversed', ne: 'फिर्ता' },
} as const

/** Register of issued documents, in which staff look up a number; written only by printing and by its processes. */
export const documentModel: Model = {
  table: 'n_issued_paper',
  label: { en: 'Issued document', ne: 'जारी कागजात' },
  identifier: ['number'],
  owner: { is: 'partner', column: 'C_BPartner_ID' },
  access: applicationReads,
  columns: [
    column.text('number', { en: 'Number', ne: 'नम्बर' }, readOnly),
    column.text('Name', { en: 'Document', ne: 'कागजात' }, { ...readOnly, nepali: 't.name_ne' }),
    column.text('sort', pageLabels.type, readOnly),
    partnerReference,
    column.integer('record_id', { en: 'Record', ne: 'अभिलेख' }, readOnly),
    column.integer('version', officeLabels.version, readOnly),
    column.list('state', officeLabels.state, { values: states, sql: `coalesce(t.ended, 'valid')` }),
    column.datetime('ended_at', { en: 'Ended', ne: 'अन्त्य' }, readOnly),
    column.text('reason', pageLabels.reason, readOnly),
  ],
}
