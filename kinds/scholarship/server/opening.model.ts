import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { activeEnrollment } from '#features/enrollment/server/gates.ts'
import { openingModel } from '#features/applying/server/opening-model.ts'
import { semesterReference } from '#features/institution/server/academic.models.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'

/** Scholarships are for enrolled students (SPEC §6). */

/** Scholarships one may apply for, with what the committee looks at. */
export const scholarshipOpenings = openingModel({
  table: 'n_scholarship_open',
  label: { en: 'Open scholarship', ne: 'खुला छात्रवृत्ति' },
  gate: activeEnrollment,
  columns: [
    semesterReference,
    column.date('DateFrom', { en: 'From', ne: 'देखि' }, readOnly),
    column.date('DateTo', officeLabels.to, readOnly),
    column.amount('Amount', pageLabels.amount, readOnly),
    column.integer('seats', officeLabels.seats, readOnly),
    column.text('quotas', { en: 'Quotas', ne: 'कोटा' }, readOnly),
    column.number('least_cgpa', { en: 'Minimum CGPA', ne: 'न्यूनतम सी.जी.पी.ए.' }, readOnly),
    column.number(
      'least_attendance',
      { en: 'Minimum attendance %', ne: 'न्यूनतम हाजिरी प्रतिशत' },
      readOnly,
    ),
    column.amount(
      'most_income',
      { en: 'Maximum yearly family income', ne: 'परिवारको बढीमा वार्षिक आय' },
      readOnly,
    ),
  ],
})
