import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as common from '#platform/pure/labels/common.ts'
import { registerModel } from '#features/registers/server/register-model.ts'
import { openingModel } from '#features/applying/server/opening-model.ts'
import { openingSemester } from '#features/institution/server/academic.models.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Column, Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { conditionColumns } from '#features/conditions/server/condition-columns.ts'
import { seatShareMessages } from '../rules/seat-share-messages.ts'
import { summedFeeColumns } from './fee-columns.ts'
import { termsInOrder, offeredOnce, offersCourses } from './check-opening.ts'
import { openingCheckMessages as text } from '../rules/opening-check-messages.ts'

const course = common.course
const seats = officeLabels.seats
const credits = { least: 0, most: 60 } as const
const marks = { least: 0, most: 500 } as const
const seatsLeft = { en: 'Seats left', ne: 'बाँकी सिट' } as const

/** Type, credits, marks and seats of a course, in the curriculum and as an opening offers it. */
export const courseTerms: readonly Column[] = [
  column.text('course_type', pageLabels.type, {
    mandatory: true,
    pattern: { matches: /^[A-Z]{2,6}$/, message: text['type-form'] },
    help: text['type-help'],
  }),
  column.number('CREDIT_HOUR', pageLabels.creditHour, {
    aliases: ['credit_hour'],
    mandatory: true,
    least: 0,
    most: 60,
  }),
  column.number('internal_fm', pageLabels.internalFm, { aliases: ['INTERNAL_FM'], ...marks }),
  column.number('internal_pm', pageLabels.internalPm, { aliases: ['INTERNAL_PM'], ...marks }),
  column.number('external_fm', { en: 'External FM', ne: 'बाह्य पूर्णाङ्क' }, marks),
  column.number('external_pm', { en: 'External PM', ne: 'बाह्य उत्तीर्णाङ्क' }, marks),
  column.number('practical_fm', { en: 'Practical FM', ne: 'प्रयोगात्मक पूर्णाङ्क' }, marks),
  column.number('practical_pm', { en: 'Practical PM', ne: 'प्रयोगात्मक उत्तीर्णाङ्क' }, marks),
  column.reference('n_prerequisite_ID', { en: 'Prerequisite', ne: 'पूर्वशर्त' }, { to: 'n_course' }),
  column.integer('seats', seats, { least: 0, most: 100_000 }),
]

/** Courses of the university; known by code and name. */
export const courseModel: Model = registerModel({
  table: 'n_course',
  label: course,
  identifier: ['Value', 'Name'],
  register: { group: 'academic', plural: { en: 'Courses', ne: 'पाठ्यविषयहरू' }, place: 8 },
  columns: [
    column.text('Value', common.code, {
      mandatory: true,
      isUnique: true,
      maxLength: 20,
      lockedBy: { tables: ['n_exam_regdetails'], reason: text['course-code-locked'] },
    }),
    column.text('Name', common.name, { mandatory: true, maxLength: 120 }),
    column.text('name_nepali', officeLabels.nameInNepali, { maxLength: 120 }),
  ],
})

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
  plural: { en: 'Admissions and course registrations', ne: 'भर्ना र विषय दर्ता' },
  place: 2,
  children: { n_batch_course: 'n_program_cregopen_ID' },
  applications: 'n_program_creg',
  daysInOrder: [['DateFrom', 'DateTo']],
  lastDays: ['DateTo'],
  publishable: ['n_program_ID', 'n_aca_year_ID', 'DateFrom', 'DateTo'],
  check: termsInOrder,
  findings: offersCourses,
  columns: [
    { ...openingSemester, mandatory: true, createOnly: true },
    column.date('DateFrom', { en: 'From', ne: 'देखि' }),
    column.date('DateTo', officeLabels.to),
    ...summedFeeColumns,
    column.amount('labfee', { en: 'Lab fee', ne: 'प्रयोगशाला शुल्क' }),
    column.number('min_credit', { en: 'Minimum credits', ne: 'न्यूनतम क्रेडिट' }, credits),
    column.number('max_credit', { en: 'Maximum credits', ne: 'अधिकतम क्रेडिट' }, credits),
    column.integer('seats', seats, { least: 0, most: 100_000 }),
    left(placesTaken),
    column.text('seat_shares', seatShareMessages.shares, {
      maxLength: 200,
      isDatedShares: true,
      help: seatShareMessages['shares-help'],
    }),
    ...conditionColumns,
  ],
})

/** A course as an opening offers it; marks one may reach, not anybody's. */
export const batchCourseModel: Model = registerModel({
  table: 'n_batch_course',
  label: { en: 'Offered course', ne: 'उपलब्ध विषय' },
  identifier: ['n_program_cregopen_ID', 'n_course_ID'],
  register: {
    group: 'openings',
    plural: { en: 'Offered courses', ne: 'उपलब्ध विषयहरू' },
    place: 3,
  },
  permission: 'opening.manage',
  publishedWith: 'n_program_cregopen_ID',
  check: offeredOnce,
  columns: [
    column.reference('n_program_cregopen_ID', programOpenings.label, {
      to: 'n_program_cregopen',
      mandatory: true,
      createOnly: true,
    }),
    column.reference('n_course_ID', course, { to: 'n_course', mandatory: true, createOnly: true }),
    ...courseTerms,
    // SPEC §3 Batch course; empty, as marks belong to a student's registered course.
    column.number('internal_om', pageLabels.internalOm, { aliases: ['INTERNAL_OM'], ...readOnly }),
    left(linesTaken),
  ],
})
