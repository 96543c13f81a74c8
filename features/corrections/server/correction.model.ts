import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import { partnerReference } from '#features/auth/server/partner-reference.ts'
import { registryReads } from '#features/roles/server/staff-access.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { correctableFields, correctionStates } from '#features/corrections/rules/correction.ts'
import { correctionColumns } from '#features/corrections/wire/correction.ts'
import { maskedNumberSql } from '#features/profile/server/masked-number.ts'

const fields = Object.fromEntries(
  Object.entries(correctionColumns).map(([field, column]) => [
    column,
    correctableFields[field as keyof typeof correctionColumns],
  ]),
)

/** A citizenship number is masked in lists, in a correction of it too. */
function masked(name: string) {
  const value = `t.${name}`
  const isNumber = `t.field_name = '${correctionColumns.citizenshipNumber}'`
  const sql = `(case when ${isNumber} then ${maskedNumberSql(value)} else ${value} end)`
  return { ...readOnly, masked: sql }
}

/** Proposed and entered corrections and their history; written by /nou/profile/correction and the office's processes alone. */
export const correctionModel: Model = {
  table: 'n_correction',
  label: { en: 'Correction', ne: 'सच्याउने अनुरोध' },
  identifier: ['field_name'],
  owner: { is: 'partner', column: 'C_BPartner_ID' },
  access: { ...registryReads, student: { read: 'own' } },
  columns: [
    partnerReference,
    column.list('field_name', officeLabels.field, { values: fields, ...readOnly }),
    column.text('old_value', { en: 'Old value', ne: 'पुरानो' }, masked('old_value')),
    column.text('new_value', { en: 'Proposed value', ne: 'प्रस्तावित' }, masked('new_value')),
    column.list('state', officeLabels.state, { values: correctionStates, ...readOnly }),
    column.text('basis', { en: 'Seen by the office', ne: 'कार्यालयले देखेको' }, readOnly),
    column.text('reason', pageLabels.reason, readOnly),
    column.datetime('decided', { en: 'Decided', ne: 'निर्णय मिति' }, readOnly),
  ],
}
