import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import { columnsReadBy, registryReads } from '#features/roles/server/staff-access.ts'
import { genders } from '#features/auth/rules/facts.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { type GeneralField, generalFields, profileFields } from '../rules/profile-fields.ts'
import { generalColumns } from '../wire/general.ts'
import { imageColumns } from '../wire/image.ts'
import { completeAfterWrite } from './complete-registration.ts'
import { generalHook } from './general.hook.ts'
import { maskedNumberSql } from './masked-number.ts'

/** The form sends the marital status under a name of its own (SPEC §3); lists mask the citizenship number. */
const options: Partial<Record<GeneralField, Parameters<typeof column.text>[2]>> = {
  maritalStatus: { aliases: ['maritial_status'] },
  citizenshipNumber: { masked: maskedNumberSql('t.citizen_no') },
}

function generalColumnOf(field: GeneralField) {
  const { column: name, label } = profileFields[field]
  return column.text(name, label, options[field])
}

/**
 * The person a portal account belongs to (SPEC §3 Business partner profile). Staff see what their work needs: the
 * registry all of it, others a name and how to reach it, the exam office what an admit card shows. A student sees only themself and writes
 * family, extra detail and the two pictures only (SECURITY T22, T23).
 */
export const partnerModel: Model = {
  table: 'c_bpartner',
  label: officeLabels.businessPartner,
  identifier: ['Name'],
  owner: { is: 'partner', column: 'C_BPartner_ID' },
  access: {
    ...columnsReadBy(['Name', 'name_nepali', 'EMail', 'Phone', 'regrollno'], 'student.contact'),
    ...columnsReadBy(
      ['Name', 'name_nepali', 'dob_ad', 'dob_bs', 'gender', 'Logo_ID', 'Signature_ID', 'regrollno'],
      'student.portrait',
    ),
    ...registryReads,
    student: {
      read: 'own',
      update: [...Object.values(generalColumns), ...Object.values(imageColumns)],
    },
  },
  hooks: {
    update: generalHook,
    afterUpdate: (_record, context) => completeAfterWrite(context.id, context),
  },
  children: { c_bpartner_location: 'C_BPartner_ID', n_bpaca_info: 'C_BPartner_ID' },
  columns: [
    column.text('Name', common.name, readOnly),
    column.text('name_nepali', { en: 'Nepali Name', ne: 'नेपाली नाम' }, readOnly),
    column.text('EMail', common.email, readOnly),
    column.text('Phone', common.phone, readOnly),
    column.date('dob_ad', { en: 'Date of Birth (A.D.)', ne: 'जन्म मिति (ई.सं.)' }, readOnly),
    column.text('dob_bs', { en: 'Date of Birth (B.S.)', ne: 'जन्म मिति (वि.सं.)' }, readOnly),
    column.list('gender', common.gender, { values: genders, ...readOnly }),
    ...generalFields.map(generalColumnOf),
    column.image('Logo_ID', pageLabels.photo),
    column.image('Signature_ID', pageLabels.signature),
    column.boolean(
      'CompletedRegistration',
      { en: 'Profile complete', ne: 'प्रोफाइल पूरा' },
      readOnly,
    ),
    column.text(
      'regrollno',
      { en: 'University Registration No.', ne: 'विश्वविद्यालय दर्ता नं.' },
      readOnly,
    ),
  ],
}
