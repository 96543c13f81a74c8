import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { activeEnrollment } from '#features/enrollment/server/gates.ts'
import { partnerReference } from '#features/auth/server/partner-reference.ts'
import { readBy } from '#features/roles/server/staff-access.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { carriedText as text } from '../../rules/carried-messages.ts'
import { sheetOutcomes } from '../../rules/outcomes.ts'
import { carriedModel as table } from '../../wire/carried.ts'

/** Results of before the university used this system; only an import writes them. */
export const carriedModel: Model = {
  table,
  label: text.result,
  identifier: ['n_sem_year_ID', 'n_course_ID'],
  owner: { is: 'partner', column: 'C_BPartner_ID' },
  access: { ...readBy('result.manage'), student: { read: 'own', gate: activeEnrollment } },
  columns: [
    partnerReference,
    column.reference('n_program_enroll_ID', text.enrollment, {
      to: 'n_program_enroll',
      ...readOnly,
    }),
    column.reference('n_sem_year_ID', text.semester, { to: 'n_sem_year', ...readOnly }),
    column.reference('n_course_ID', common.course, { to: 'n_course', ...readOnly }),
    column.number('CREDIT_HOUR', pageLabels.creditHour, readOnly),
    column.number('total_om', common.total, readOnly),
    column.number('total_fm', text['full-marks'], readOnly),
    column.text('grade', pageLabels.grade, readOnly),
    column.number('grade_point', text.point, readOnly),
    column.list('outcome', common.result, { values: sheetOutcomes, ...readOnly }),
    column.number('sgpa', text.sgpa, readOnly),
    column.text('source', text.source, readOnly),
    column.date('source_day', text['source-day'], readOnly),
  ],
}
