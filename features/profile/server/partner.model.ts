import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import { columnsReadBy, registryReads } from '#features/roles/server/staff-access.ts'
import { genders } from '#features/auth/rules/facts.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { generalColumns } from '../wire/general.ts'
import { imageColumns } from '../wire/image.ts'
import { completeAfterWrite } from './complete-registration.ts'
import { generalHook } from './general.hook.ts'
import { maskedNumberSql } from './masked-number.ts'

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
    column.text('Phone2', { en: "Guardian's Phone", ne: 'अभिभावकको फोन' }),
    column.date('dob_ad', { en: 'Date of Birth (A.D.)', ne: 'जन्म मिति (ई.सं.)' }, readOnly),
    column.text('dob_bs', { en: 'Date of Birth (B.S.)', ne: 'जन्म मिति (वि.सं.)' }, readOnly),
    column.list('gender', common.gender, { values: genders, ...readOnly }),
    column.text('nationality', common.nationality),
    column.text('religion', { en: 'Religion', ne: 'धर्म' }),
    column.text('mother_tongue', { en: 'Mother Tongue', ne: 'मातृभाषा' }),
    column.text('cast_ethinicity', { en: 'Caste/Ethnicity', ne: 'जात/जातीयता' }),
    column.text('citizen_no', common.citizenshipNo, { masked: maskedNumberSql('t.citizen_no') }),
    column.text('father_name', { en: "Father's Name", ne: 'बुबाको नाम' }),
    column.text('mother_name', { en: "Mother's Name", ne: 'आमाको नाम' }),
    column.text('grand_father_name', { en: "Grandfather's Name", ne: 'हजुरबुबाको नाम' }),
    column.text('grand_mother_name', { en: "Grandmother's Name", ne: 'हजुरआमाको नाम' }),
    column.text(
      'marital_status',
      { en: 'Marital Status', ne: 'वैवाहिक स्थिति' },
      { aliases: ['maritial_status'] },
    ),
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
