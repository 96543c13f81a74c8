import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import { activeEnrollment } from '#features/enrollment/server/gates.ts'
import { applicationModel } from '#features/applying/server/application-model.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import { registrationOfficeMessages as text } from '../rules/office-messages.ts'
import { applyHook } from './apply.hook.ts'
import { registrationFormReadySql } from './form-ready.ts'

/** Students' registrations with the university; the number is the university's. */
export const registrationModel = applicationModel({
  table: 'n_noureg',
  label: text.name,
  identifier: ['regrollno'],
  opening: null,
  children: { c_payment: 'n_nou_reg_ID' },
  gate: activeEnrollment,
  formReadySql: registrationFormReadySql,
  apply: { create: applyHook },
  columns: [
    column.reference('n_program_enroll_ID', officeLabels.programEnrollment, {
      to: 'n_program_enroll',
      ...readOnly,
    }),
    column.text('regrollno', common.universityRegNo, readOnly),
  ],
})
