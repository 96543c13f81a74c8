import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as common from '#platform/pure/labels/common.ts'
import { activeEnrollment } from '#features/enrollment/server/gates.ts'
import { applicationModel } from '#features/applying/server/application-model.ts'
import { semesterReference } from '#features/institution/server/academic.models.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import { scholarshipOfficeMessages as text } from '../rules/office-messages.ts'
import { applyHook } from './apply.hook.ts'

/** Students' applications for scholarships; amount, eligibility and the decision are the university's. */
export const scholarshipApplicationModel = applicationModel({
  table: 'n_scholarship_reg',
  label: text.name,
  identifier: ['n_scholarship_open_ID'],
  opening: { table: 'n_scholarship_open', label: common.scholarship },
  gate: activeEnrollment,
  unpaid: true,
  apply: { create: applyHook },
  columns: [
    column.reference('n_program_enroll_ID', officeLabels.programEnrollment, {
      to: 'n_program_enroll',
      createOnly: true,
    }),
    semesterReference,
    column.amount('Amount', pageLabels.amount, readOnly),
    column.boolean('eligible', { en: 'Eligible', ne: 'योग्य' }, readOnly),
    column.text('quotas', { en: 'Quotas', ne: 'कोटा' }, readOnly),
    column.number('cgpa', common.cgpa, readOnly),
    column.number('attendance', officeLabels.attendancePercent, readOnly),
    column.amount('awarded', { en: 'Awarded', ne: 'प्रदान गरिएको' }, readOnly),
    column.amount('set_off', { en: 'Set off against fees', ne: 'शुल्कमा मिलान' }, readOnly),
    column.text('reason', pageLabels.reason, readOnly),
  ],
})
