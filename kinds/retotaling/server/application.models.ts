import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import { activeEnrollment } from '#features/enrollment/server/gates.ts'
import { applicationReads } from '#features/roles/server/staff-access.ts'
import { applicationModel } from '#features/applying/server/application-model.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { retotalingOfficeMessages as text } from '../rules/office-messages.ts'
import { retotalingOutcomes } from '../rules/outcome.ts'
import { applyHook } from './apply.hook.ts'

const created = { createOnly: true } as const
const asked = { createOnly: true, mandatory: true } as const

/** Students' applications for retotaling; fee and numbers are the university's (SECURITY T35). */
export const retotalingModel = applicationModel({
  table: 'n_exam_retotaling',
  label: text.name,
  identifier: ['n_exam_open_ID'],
  opening: { table: 'n_exam_open', label: common.exam },
  children: { n_exam_rtdetails: 'n_exam_retotaling_ID' },
  childAliases: { exam_rtdetails: 'n_exam_rtdetails' },
  gate: activeEnrollment,
  apply: { create: applyHook },
  columns: [
    column.reference('n_exam_reg_ID', pageLabels.examRegistration, {
      to: 'n_exam_reg',
      ...created,
    }),
    column.reference(
      'n_exam_master_ID',
      { en: 'Exam session', ne: 'परीक्षा सत्र' },
      { to: 'n_exam_master', ...readOnly },
    ),
    column.reference('n_program_enroll_ID', officeLabels.programEnrollment, {
      to: 'n_program_enroll',
      ...created,
    }),
    column.text('erollno', pageLabels.examRollNo, readOnly),
    column.text('urollno', common.rollNo, readOnly),
  ],
})

/** A course of an application, with the reason. Written only together with it. */
export const courseModel: Model = {
  table: 'n_exam_rtdetails',
  label: { en: 'Course for retotaling', ne: 'पुनर्योगको विषय' },
  identifier: ['n_course_ID'],
  owner: { is: 'through', column: 'n_exam_retotaling_ID' },
  // Columns of the exam paper as it is read (n_exam_regdetails).
  ignoredKeys: [
    'n_exam_regdetails_ID',
    'n_exam_reg_ID',
    'CREDIT_HOUR',
    'INTERNAL_FM',
    'INTERNAL_PM',
    'internal_om',
  ],
  access: { ...applicationReads, student: { read: 'own', gate: activeEnrollment } },
  columns: [
    column.reference('n_exam_retotaling_ID', text.name, { to: 'n_exam_retotaling', ...readOnly }),
    column.reference('n_course_ID', common.course, { to: 'n_course', ...asked }),
    column.text('examtype', pageLabels.examType, readOnly),
    column.text('description', pageLabels.reason, { ...created, maxLength: 2_000 }),
    column.list('outcome', pageLabels.outcome, { values: retotalingOutcomes, ...readOnly }),
    column.number('former_total', { en: 'Total before', ne: 'पहिलेको जम्मा' }, readOnly),
    column.text('former_grade', { en: 'Grade before', ne: 'पहिलेको ग्रेड' }, readOnly),
    column.number('total_om', common.total, readOnly),
    column.text('grade', pageLabels.grade, readOnly),
    column.datetime('decided', { en: 'Decided', ne: 'निर्णय भएको' }, readOnly),
  ],
}
