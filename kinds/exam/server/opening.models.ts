import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { activeEnrollment } from '#features/enrollment/server/gates.ts'
import { everyoneReads } from '#features/roles/server/staff-access.ts'
import { openingModel } from '#features/applying/server/opening-model.ts'
import { openingSemester } from '#features/institution/server/academic.models.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { registerModel } from '#features/registers/server/register-model.ts'
import { stepProblems, stepValues } from '#features/late-fee/server/late-steps.ts'
import {
  examOpeningMessages as text,
  examStepMessages as steps,
} from '../rules/opening-messages.ts'
import { examTypes } from '../rules/exam.ts'
import { examFeeSteps } from './fee/fee-steps.ts'

/** Exams are for enrolled students (SPEC §6, SECURITY T38). */

export const examReference = column.reference('n_exam_master_ID', common.exam, {
  to: 'n_exam_master',
  ...readOnly,
})

const chosenExam = column.reference('n_exam_master_ID', common.exam, {
  to: 'n_exam_master',
  mandatory: true,
})

export const examTypeColumn = column.list('examtype', pageLabels.examType, {
  values: examTypes,
  ...readOnly,
})

/** An exam session, which the openings of its programmes and semesters share. */
export const examModel: Model = registerModel({
  table: 'n_exam_master',
  label: common.exam,
  identifier: ['Name'],
  register: {
    group: 'openings',
    plural: { en: 'Exam sessions', ne: 'परीक्षा सत्रहरू' },
    place: 4,
  },
  permission: 'exam-opening.manage',
  mayBeInactive: false,
  access: { ...everyoneReads, student: { read: 'all', gate: activeEnrollment } },
  columns: [
    column.text('Name', common.name, { mandatory: true, isUnique: true, maxLength: 120 }),
    column.text('name_ne', officeLabels.nameInNepali, { maxLength: 120 }),
    column.reference('n_aca_year_ID', common.academicYear, { to: 'n_aca_year', mandatory: true }),
  ],
})

const retotalings = { tables: ['n_exam_retotaling'], reason: text['retotaling-locked'] }

/** Exams one may register for, and later ask for retotaling of. */
export const examOpenings = openingModel({
  table: 'n_exam_open',
  label: { en: 'Open exam', ne: 'खुला परीक्षा' },
  plural: { en: 'Exam openings', ne: 'परीक्षाका आवेदन' },
  place: 5,
  showsKey: true,
  gate: activeEnrollment,
  permission: 'exam-opening.manage',
  applications: 'n_exam_reg',
  daysInOrder: [
    ['DateFrom', 'DateTo'],
    ['RetotalingFrom', 'RetotalingTo'],
    ['DateTo', 'RetotalingFrom'],
  ],
  lastDays: ['DateTo', 'RetotalingTo'],
  publishable: ['n_program_ID', 'n_aca_year_ID', 'DateFrom', 'DateTo'],
  derive: (record, at) => stepValues(examFeeSteps, record, at),
  check: (save) => stepProblems(examFeeSteps, save),
  columns: [
    { ...chosenExam, createOnly: true },
    { ...openingSemester, mandatory: true, createOnly: true },
    column.list('examtype', pageLabels.examType, {
      values: examTypes,
      mandatory: true,
      createOnly: true,
    }),
    column.date('DateFrom', { en: 'From', ne: 'देखि' }),
    column.date('DateTo', officeLabels.to),
    column.amount('examfee', common.examFee),
    column.text('fee_steps', steps.steps, {
      maxLength: 400,
      isDatedAmounts: true,
      help: steps['steps-help'],
    }),
    column.date('RetotalingFrom', { en: 'Retotaling from', ne: 'पुनर्योग देखि' }),
    column.date('RetotalingTo', { en: 'Retotaling to', ne: 'पुनर्योग सम्म' }),
    column.amount(
      'retotalingfee',
      { en: 'Retotaling fee', ne: 'पुनर्योग शुल्क' },
      { lockedBy: retotalings },
    ),
    column.datetime('result_at', { en: 'Results on', ne: 'नतिजा प्रकाशन' }, readOnly),
    column.integer(
      'most_attempts',
      { en: 'Maximum attempts', ne: 'बढीमा पटक' },
      { least: 1, most: 20 },
    ),
    column.number(
      'least_attendance',
      { en: 'Minimum attendance %', ne: 'न्यूनतम हाजिरी प्रतिशत' },
      { least: 0, most: 100 },
    ),
  ],
})
