import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import { applicationReads } from '#features/roles/server/staff-access.ts'
import { applicationModel } from '#features/applying/server/application-model.ts'
import { semesterReference } from '#features/institution/server/academic.models.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import { readableKeys } from '#platform/server/model-engine/dictionary/readable-keys.ts'
import type { CreateHook, Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { batchCourseModel } from './course.models.ts'
import { summedFeeColumns } from './fee-columns.ts'

const label = { en: 'Admission or course registration application', ne: 'भर्ना वा विषय दर्ता आवेदन' }
const once = { createOnly: true, mandatory: true } as const

/** A student's admissions and course registrations; the hook decides by the kind that the opening's semester makes it. */
export function programApplicationModel(apply: CreateHook): Model {
  return applicationModel({
    table: 'n_program_creg',
    label,
    identifier: ['n_program_cregopen_ID'],
    opening: { table: 'n_program_cregopen', label: { en: 'Opening', ne: 'खुला दर्ता' } },
    children: { n_program_cregdetails: 'n_program_creg_ID' },
    apply: { create: apply },
    columns: [
      column.reference('n_program_enroll_ID', officeLabels.programEnrollment, {
        to: 'n_program_enroll',
        ...once,
      }),
      semesterReference,
      ...summedFeeColumns.map((each) => ({ ...each, ...readOnly })),
    ],
  })
}

/** A chosen course. Written only together with its application; marks are the university's. */
export const applicationLineModel: Model = {
  table: 'n_program_cregdetails',
  label: { en: 'Registered course', ne: 'दर्ता भएको विषय' },
  identifier: ['n_course_ID'],
  owner: { is: 'through', column: 'n_program_creg_ID' },
  ignoredKeys: readableKeys(batchCourseModel),
  access: { ...applicationReads, student: { read: 'own' } },
  columns: [
    column.reference('n_program_creg_ID', label, { to: 'n_program_creg', ...readOnly }),
    column.reference('n_course_ID', common.course, { to: 'n_course', ...once }),
    column.text('course_type', pageLabels.type, readOnly),
    column.number('CREDIT_HOUR', pageLabels.creditHour, {
      aliases: ['credit_hour'],
      ...readOnly,
    }),
    column.number('INTERNAL_FM', pageLabels.internalFm, {
      aliases: ['internal_fm'],
      ...readOnly,
    }),
    column.number('INTERNAL_PM', pageLabels.internalPm, {
      aliases: ['internal_pm'],
      ...readOnly,
    }),
    column.number('internal_om', pageLabels.internalOm, {
      aliases: ['INTERNAL_OM'],
      ...readOnly,
    }),
    column.number('attendance', officeLabels.attendancePercent, readOnly),
  ],
}
