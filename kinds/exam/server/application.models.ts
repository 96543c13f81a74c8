import { activeEnrollment } from '#features/enrollment/server/gates.ts'
import { applicationReads } from '#features/roles/server/staff-access.ts'
import { applicationModel } from '#features/applying/server/application-model.ts'
import { semesterReference } from '#features/institution/server/academic.models.ts'
import { applicationLineModel } from '#features/programs/server/application.models.ts'
import { readableKeys } from '#platform/server/model-engine/readable-keys.ts'
import { column, readOnly } from '#platform/server/model-engine/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary.ts'
import { releasedOutcomeSql } from '#features/results/server/released-outcome.ts'
import { cardReadySql } from '#features/examination/server/card/registration.rows.ts'
import { outcomes } from '../rules/exam.ts'
import { applyHook } from './apply.hook.ts'
import { examOpenings, examReference, examTypeColumn } from './opening.models.ts'

const label = { en: 'Exam registration', ne: 'परीक्षा दर्ता' } as const
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
    column.reference(
      'n_program_enroll_ID',
      { en: 'Program Enrollment', ne: 'कार्यक्रम भर्ना' },
      { to: 'n_program_enroll', ...once },
    ),
    semesterReference,
    column.text('erollno', { en: 'Exam roll no.', ne: 'परीक्षा रोल नं.' }, readOnly),
    column.text('urollno', { en: 'Roll no.', ne: 'रोल नं.' }, readOnly),
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
    column.reference('n_course_ID', { en: 'Course', ne: 'विषय' }, { to: 'n_course', ...once }),
    examTypeColumn,
    column.number('CREDIT_HOUR', { en: 'Credit Hour', ne: 'क्रेडिट घण्टा' }, readOnly),
    column.number('INTERNAL_FM', { en: 'Internal FM', ne: 'आन्तरिक पूर्णाङ्क' }, readOnly),
    column.number('INTERNAL_PM', { en: 'Internal PM', ne: 'आन्तरिक उत्तीर्णाङ्क' }, readOnly),
    column.number('internal_om', { en: 'Internal OM', ne: 'आन्तरिक प्राप्ताङ्क' }, readOnly),
    column.list(
      'outcome',
      { en: 'Result', ne: 'नतिजा' },
      { values: outcomes, sql: releasedOutcomeSql },
    ),
  ],
}
