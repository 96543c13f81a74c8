import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import { activeEnrollment } from '#features/enrollment/server/gates.ts'
import { applicationReads } from '#features/roles/server/staff-access.ts'
import { applicationModel } from '#features/applying/server/application-model.ts'
import { semesterReference } from '#features/institution/server/academic.models.ts'
import { applicationLineModel } from '#features/programs/server/application.models.ts'
import { readableKeys } from '#platform/server/model-engine/dictionary/readable-keys.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { releasedOutcomeSql } from '#features/results/server/release/released-outcome.ts'
import { cardReadySql } from '#features/examination/server/card/registration.rows.ts'
import { outcomes } from '../rules/exam.ts'
import { applyHook } from './apply.hook.ts'
import { examOpenings, examReference, examTypeColumn } from './opening.models.ts'

const label = pageLabels.examRegistration
const once = { createOnly: true, mandatory: true } as const

/** A student's exam registrations; their numbers are the university's (SECURITY T34). */
export const examApplicationModel: Model = applicationModel({
  table: 'n_exam_reg',
  label,
  identifier: ['n_exam_open_ID'],
  opening: examOpenings,
  children: { n_exam_regdetails: 'n_exam_reg_ID' },
  gate: activeEnrollment,
  apply: { create: applyHook },
  columns: [
    examReference,
    column.reference('n_program_enroll_ID', officeLabels.programEnrollment, {
      to: 'n_program_enroll',
      ...once,
    }),
    semesterReference,
    column.text('erollno', pageLabels.examRollNo, readOnly),
    column.text('urollno', common.rollNo, readOnly),
    column.boolean(
      'card_ready',
      { en: 'Admit card ready', ne: 'प्रवेशपत्र तयार' },
      { sql: cardReadySql },
    ),
  ],
})

/** An exam paper of a registration. Written only together with it; only the university writes marks and results. */
export const paperModel: Model = {
  table: 'n_exam_regdetails',
  label: { en: 'Exam paper', ne: 'परीक्षाको विषय' },
  identifier: ['n_course_ID'],
  owner: { is: 'through', column: 'n_exam_reg_ID' },
  ignoredKeys: readableKeys(applicationLineModel),
  access: { ...applicationReads, student: { read: 'own', gate: activeEnrollment } },
  columns: [
    column.reference('n_exam_reg_ID', label, { to: 'n_exam_reg', ...readOnly }),
    column.reference('n_course_ID', common.course, { to: 'n_course', ...once }),
    examTypeColumn,
    column.number('CREDIT_HOUR', pageLabels.creditHour, readOnly),
    column.number('INTERNAL_FM', pageLabels.internalFm, readOnly),
    column.number('INTERNAL_PM', pageLabels.internalPm, readOnly),
    column.number('internal_om', pageLabels.internalOm, readOnly),
    column.list('outcome', common.result, { values: outcomes, sql: releasedOutcomeSql }),
  ],
}
