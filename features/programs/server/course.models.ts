import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as common from '#platform/pure/labels/common.ts'
import { everyoneReads } from '#features/roles/server/staff-access.ts'
import { openingModel } from '#features/applying/server/opening-model.ts'
import { semesterReference } from '#features/institution/server/academic.models.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Column, Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { summedFeeColumns } from './fee-columns.ts'

const course = common.course
const seats = officeLabels.seats
const seatsLeft = { en: 'Seats left', ne: 'बाँकी सिट' } as const

/** Courses of the university; known by code and name. */
export const courseModel: Model = {
  table: 'n_course',
  label: course,
  identifier: ['Value', 'Name'],
  owner: { is: 'nobody' },
  access: everyoneReads,
  shared: true,
  columns: [
    column.text('Value', common.code, readOnly),
    column.text('Name', common.name, readOnly),
    column.text('name_nepali', officeLabels.nameInNepali, readOnly),
  ],
}

/** Applications that hold a seat: all but closed ones. */
const placesTaken = `(select count(*) from n_program_creg a
  where a.n_program_cregopen_id = t.n_program_cregopen_id and a.docstatus <> 'CL')`
const linesTaken = `(select count(*) from n_program_cregdetails d join n_program_creg a using (n_program_creg_id)
  where a.n_program_cregopen_id = t.n_program_cregopen_id and d.n_course_id = t.n_course_id and a.docstatus <> 'CL')`

/** Counted only where there is a limit; the column is absent elsewhere. */
const left = (taken: string): Column =>
  column.integer('seats_left', seatsLeft, {
    sql: `(case when t.seats is null then null else greatest(0, t.seats - ${taken}) end)`,
  })

/** Open admissions (first semester) and course registrations (later ones). */
export const programOpenings = openingModel({
  table: 'n_program_cregopen',
  label: { en: 'Admission or course registration', ne: 'भर्ना वा विषय दर्ता' },
  children: { n_batch_course: 'n_program_cregopen_ID' },
  columns: [
    semesterReference,
    column.date('DateFrom', { en: 'From', ne: 'देखि' }, readOnly),
    column.date('DateTo', officeLabels.to, readOnly),
    ...summedFeeColumns,
    column.amount('labfee', { en: 'Lab fee', ne: 'प्रयोगशाला शुल्क' }, readOnly),
    column.number('min_credit', { en: 'Minimum credits', ne: 'न्यूनतम क्रेडिट' }, readOnly),
    column.number('max_credit', { en: 'Maximum credits', ne: 'अधिकतम क्रेडिट' }, readOnly),
    column.integer('seats', seats, readOnly),
    left(placesTaken),
  ],
})

/** A course as an opening offers it; marks one may reach, not anybody's. */
export const batchCourseModel: Model = {
  table: 'n_batch_course',
  label: { en: 'Offered course', ne: 'उपलब्ध विषय' },
  identifier: ['n_course_ID'],
  owner: { is: 'nobody' },
  access: everyoneReads,
  columns: [
    column.reference('n_program_cregopen_ID', programOpenings.label, {
      to: 'n_program_cregopen',
      ...readOnly,
    }),
    column.reference('n_course_ID', course, { to: 'n_course', ...readOnly }),
    column.text('course_type', pageLabels.type, readOnly),
    column.number('CREDIT_HOUR', pageLabels.creditHour, { aliases: ['credit_hour'], ...readOnly }),
    column.number('internal_fm', pageLabels.internalFm, { aliases: ['INTERNAL_FM'], ...readOnly }),
    column.number('internal_pm', pageLabels.internalPm, { aliases: ['INTERNAL_PM'], ...readOnly }),
    // SPEC §3 Batch course; empty, as marks belong to a student's registered course.
    column.number('internal_om', pageLabels.internalOm, { aliases: ['INTERNAL_OM'], ...readOnly }),
    column.number('external_fm', { en: 'External FM', ne: 'बाह्य पूर्णाङ्क' }, readOnly),
    column.number('external_pm', { en: 'External PM', ne: 'बाह्य उत्तीर्णाङ्क' }, readOnly),
    column.number('practical_fm', { en: 'Practical FM', ne: 'प्रयोगात्मक पूर्णाङ्क' }, readOnly),
    column.number('practical_pm', { en: 'Practical PM', ne: 'प्रयोगात्मक उत्तीर्णाङ्क' }, readOnly),
    column.reference(
      'n_prerequisite_ID',
      { en: 'Prerequisite', ne: 'पूर्वशर्त' },
      {
        to: 'n_course',
        ...readOnly,
      },
    ),
    column.integer('seats', seats, readOnly),
    left(linesTaken),
  ],
}
