import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { parseFilter } from '#platform/pure/rest-dialect/parse-filter.ts'
import { columnsAsked, columnsRead } from '#platform/testing/columns-read.ts'
import { applicationFromWire, applicationToWire, ownApplications } from './program-application.ts'
import { openingFromWire, openOnFilter } from './program-opening.ts'

const record = {
  id: 7,
  Name: 'CS & AI II',
  n_aca_year_ID: { id: 1, identifier: '2083' },
  n_program_ID: { id: 5, identifier: 'B.Tech CS & AI' },
  n_sem_year_ID: { id: 1_000_001, identifier: 'II' },
  DateFrom: '2026-11-10',
  DateTo: '2026-11-20',
  semyearfee: 28500,
  libraryfee: '1200',
  labfee: 2500,
  min_credit: 14,
  seats: 60,
  seats_left: 3,
  n_batch_course: [
    {
      id: 1,
      n_course_ID: { id: 31, identifier: 'CSC151_Object-Oriented_Programming' },
      course_type: 'CO',
      CREDIT_HOUR: 4,
      internal_fm: 40,
      internal_pm: 20,
      n_prerequisite_ID: {
        id: 21,
        identifier: 'CSC101_Programming in C',
        Name: 'Programming in C',
      },
    },
    { id: 2, n_course_ID: 32, course_type: { id: 'EL' }, credit_hour: '3.0', seats: 5 },
    { id: 3, course_type: 'EL' },
  ],
}

describe('an opening on the wire', () => {
  it('becomes money, days, places and courses', () => {
    expect(openingFromWire(record)).toEqual({
      id: 7,
      name: 'CS & AI II',
      academics: {
        year: { id: 1, name: '2083' },
        intake: null,
        faculty: null,
        level: null,
        program: { id: 5, name: 'B.Tech CS & AI' },
        subject: null,
      },
      semester: { id: 1_000_001, name: 'II' },
      window: { from: '2026-11-10', to: '2026-11-20' },
      fees: { admission: 0, semester: 2_850_000, library: 120_000, practical: 0, lab: 250_000 },
      minimumCredits: 14,
      maximumCredits: null,
      seats: { total: 60, left: 3 },
      courses: [
        {
          courseId: 31,
          code: 'CSC151',
          name: 'Object-Oriented_Programming',
          type: 'CO',
          creditHours: 4,
          internalFullMarks: 40,
          internalPassMarks: 20,
          prerequisite: { courseId: 21, name: 'Programming in C' },
          seats: null,
        },
        {
          courseId: 32,
          code: '',
          name: '32',
          type: 'EL',
          creditHours: 3,
          internalFullMarks: null,
          internalPassMarks: null,
          prerequisite: null,
          seats: { total: 5, left: 5 },
        },
      ],
      unreadable: ['3'],
    })
    expect(openingFromWire({ Name: 'no id' })).toBeNull()
  })

  it.each(['admission', 'course-registration'] as const)(
    'of %s is asked for with filters the dialect reads',
    (kind) => {
      expect(() => parseFilter(openOnFilter(kind, day('2026-11-20')))).not.toThrow()
      expect(() => parseFilter(ownApplications(7, kind).$filter)).not.toThrow()
    },
  )
})

describe('an application on the wire', () => {
  it('is sent with fees the server only compares and the ids of its courses alone', () => {
    const opening = openingFromWire(record)
    if (opening === null) throw new Error('it was given an id')
    const user = { clientId: 1000000, adOrgId: 1000000, cBpartnerId: 9 }
    expect(applicationToWire({ opening, user, enrollmentId: 44, chosen: [31, 32] })).toEqual({
      AD_Client_ID: 1000000,
      AD_Org_ID: 1000000,
      n_program_cregopen_ID: 7,
      C_BPartner_ID: 9,
      n_aca_year_ID: 1,
      n_program_ID: 5,
      n_sem_year_ID: 1_000_001,
      n_program_enroll_ID: 44,
      admissionfee: 0,
      libraryfee: 1200,
      practicalfee: 0,
      semyearfee: 28500,
      totalfee: 29700,
      feepaid: 0,
      n_program_cregdetails: [{ n_course_ID: 31 }, { n_course_ID: 32 }],
    })
    expect(applicationToWire({ opening, user, enrollmentId: null, chosen: [] })).not.toHaveProperty(
      'n_program_enroll_ID',
    )
  })

  it('comes back with its courses, in either spelling, and its payments', () => {
    const read = applicationFromWire({
      id: 21,
      n_program_cregopen_ID: { id: 7, identifier: 'CS & AI II' },
      n_sem_year_ID: { id: 1_000_001 },
      n_program_enroll_ID: 44,
      Created: '2026-11-20T10:00:00+05:45',
      totalfee: 29700,
      feepaid: 700,
      DocStatus: { id: 'DR' },
      C_Payment: [{ id: 1, PayAmt: 700, n_program_creg_ID: { id: 21 } }],
      n_program_cregdetails: [
        { n_course_ID: 31, course_type: 'CO', credit_hour: 4, INTERNAL_FM: 40, internal_om: 17.5 },
        { n_course_ID: 32, CREDIT_HOUR: 3, internal_fm: 40, INTERNAL_PM: '20' },
      ],
    })
    expect(read).toMatchObject({
      openingId: 7,
      semesterId: 1_000_001,
      enrollmentId: 44,
      appliedOn: '2026-11-20',
      paying: { total: 2_970_000, paid: 70_000 },
      courses: [
        { courseId: 31, creditHours: 4, internalFullMarks: 40, internalMarks: 17.5 },
        { courseId: 32, creditHours: 3, internalPassMarks: 20, internalMarks: null },
      ],
      payments: [{ id: 1, references: { n_program_creg_id: 21 } }],
    })
    expect(applicationFromWire({})).toBeNull()
    expect(applicationFromWire({ id: 1 })).toMatchObject({ id: 1, name: '-' })
  })

  it('is asked for by the columns that are read, and its payments and courses by theirs', () => {
    const record = {
      id: 21,
      n_program_cregopen_ID: 7,
      C_Payment: [{ id: 1 }],
      n_program_cregdetails: [{ n_course_ID: 31 }],
    }
    const asked = columnsAsked(ownApplications(7, 'admission'))
    expect(columnsRead(record, applicationFromWire)).toEqual(asked)
  })
})
