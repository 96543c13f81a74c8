import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { activeEnrollment } from '#features/enrollment/server/gates.ts'
import { everyoneReads } from '#features/roles/server/staff-access.ts'
import { openingModel } from '#features/applying/server/opening-model.ts'
import { semesterReference } from '#features/institution/server/academic.models.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { examTypes } from '../rules/exam.ts'

/** Exams are for enrolled students (SPEC §6, SECURITY T38). */

export const examReference = column.reference('n_exam_master_ID', common.exam, {
  to: 'n_exam_master',
  ...readOnly,
})

export const examTypeColumn = column.list('examtype', pageLabels.examType, {
  values: examTypes,
  ...readOnly,
})

/** An exam session, which the openings of its programmes and semesters share. */
export const examModel: Model = {
  table: 'n_exam_master',
  label: common.exam,
  identifier: ['Name'],
  owner: { is: 'nobody' },
  access: { ...everyoneReads, student: { read: 'all', gate: activeEnrollment } },
  shared: true,
  columns: [
    column.text('Name', common.name, readOnly),
    column.reference('n_aca_year_ID', common.academicYear, { to: 'n_aca_year', ...readOnly }),
  ],
}

/** Exams one may register for, and later ask for retotaling of. */
export const examOpenings = openingModel({
  table: 'n_exam_open',
  label: { en: 'Open exam', ne: 'खुला परीक्षा' },
  showsKey: true,
  gate: activeEnrollment,
  columns: [
    examReference,
    semesterReference,
    examTypeColumn,
    column.date('DateFrom', { en: 'From', ne: 'देखि' }, readOnly),
    column.date('DateTo', officeLabels.to, readOnly),
    column.amount('examfee', common.examFee, readOnly),
    column.date('RetotalingFrom', { en: 'Retotaling from', ne: 'पुनर्योग देखि' }, readOnly),
    column.date('RetotalingTo', { en: 'Retotaling to', ne: 'पुनर्योग सम्म' }, readOnly),
    column.amount('retotalingfee', { en: 'Retotaling fee', ne: 'पुनर्योग शुल्क' }, readOnly),
    column.datetime('result_at', { en: 'Results on', ne: 'नतिजा प्रकाशन' }, readOnly),
    column.integer('most_attempts', { en: 'Maximum attempts', ne: 'बढीमा पटक' }, readOnly),
    column.number(
      'least_attendance',
      { en: 'Minimum attendance %', ne: 'न्यूनतम हाजिरी प्रतिशत' },
      readOnly,
    ),
  ],
})
