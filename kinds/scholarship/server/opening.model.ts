import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { activeEnrollment } from '#features/enrollment/server/gates.ts'
import { openingModel } from '#features/applying/server/opening-model.ts'
import { openingSemester } from '#features/institution/server/academic.models.ts'
import { findQuotas } from '#features/applying/rules/facts.ts'
import { readQuotas } from '#features/applying/server/quotas.ts'
import type { Save } from '#features/registers/server/check-save.ts'
import { sayInBoth } from '#platform/pure/message.ts'
import type { FieldError } from '#platform/server/model-engine/refusal.ts'
import { scholarshipOpeningMessages as text } from '../rules/opening-messages.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'

/** Scholarships are for enrolled students (SPEC §6). */

/** Scholarships one may apply for, with what the committee looks at. */
export const scholarshipOpenings = openingModel({
  table: 'n_scholarship_open',
  label: { en: 'Open scholarship', ne: 'खुला छात्रवृत्ति' },
  plural: { en: 'Scholarship openings', ne: 'छात्रवृत्तिका आवेदन' },
  place: 6,
  gate: activeEnrollment,
  applications: 'n_scholarship_reg',
  daysInOrder: [['DateFrom', 'DateTo']],
  lastDays: ['DateTo'],
  publishable: ['n_program_ID', 'n_aca_year_ID', 'DateFrom', 'DateTo', 'Amount'],
  check: knownQuotas,
  columns: [
    openingSemester,
    column.date('DateFrom', { en: 'From', ne: 'देखि' }),
    column.date('DateTo', officeLabels.to),
    column.amount('Amount', pageLabels.amount),
    column.integer('seats', officeLabels.seats, { least: 1, most: 100_000 }),
    column.text('quotas', { en: 'Quotas', ne: 'कोटा' }, { help: pageLabels.severalByComma }),
    column.number(
      'least_cgpa',
      { en: 'Minimum CGPA', ne: 'न्यूनतम सी.जी.पी.ए.' },
      { least: 0, most: 4 },
    ),
    column.number(
      'least_attendance',
      { en: 'Minimum attendance %', ne: 'न्यूनतम हाजिरी प्रतिशत' },
      { least: 0, most: 100 },
    ),
    column.amount(
      'most_income',
      {
        en: 'Maximum yearly family income',
        ne: 'परिवारको बढीमा वार्षिक आय',
      },
      { most: 100_000_000, least: 1 },
    ),
  ],
})

/** Each quota by a name that applicants choose; the error lists the names. */
async function knownQuotas({ record, transaction }: Save): Promise<readonly FieldError[]> {
  const { quotas } = record
  if (typeof quotas !== 'string' || quotas === '') return []
  const known = [...(await readQuotas(transaction)).keys()]
  if (findQuotas(quotas, known) !== null) return []
  const message = sayInBoth(text['quota-unknown'], { names: known.join(', ') })
  return [{ field: 'quotas', message }]
}
