import { describe, expect, it } from 'vitest'
import type { Day } from '#platform/pure/calendar/day.ts'
import { columnsAsked, columnsRead } from '#platform/testing/columns-read.ts'
import { applicationFromWire, applicationToWire, ownApplications } from './exam-application.ts'
import { examTypeOf, openingFromWire, placeFilter } from './exam-opening.ts'
import { registeredFor } from './registered-courses.ts'

const reference = (id: number, identifier: string) => ({ id, identifier })
const opening = {
  id: 70,
  Name: 'Semester II Back 2083',
  n_exam_master_ID: reference(4, 'Mangsir 2083'),
  n_program_ID: reference(9, 'B.Tech CS & AI'),
  n_sem_year_ID: reference(2, 'II'),
  examtype: { id: 'BACK', identifier: 'Back paper' },
  DateFrom: '2026-11-01',
  DateTo: '2026-11-20',
  examfee: '1500.50',
  most_attempts: '3',
  result_at: '2026-12-10T11:15:00Z',
  RetotalingFrom: '2026-12-11',
  RetotalingTo: '2026-12-18',
}

describe('an exam opening on the wire', () => {
  it('reads its exam, semester, type, window, fee and what comes after', () => {
    expect(openingFromWire(opening)).toMatchObject({
      id: 70,
      exam: { id: 4, name: 'Mangsir 2083' },
      semester: { id: 2, name: 'II' },
      type: 'BACK',
      window: { from: '2026-11-01', to: '2026-11-20' },
      fees: { regularFee: 150_050, lateSteps: [] },
      mostAttempts: 3,
      leastAttendance: null,
      resultAtMs: Date.UTC(2026, 11, 10, 11, 15),
      retotaling: { from: '2026-12-11', to: '2026-12-18' },
    })
  })

  it('is none without an id, and reads missing fields as unknown', () => {
    expect(openingFromWire({ ...opening, id: undefined })).toBeNull()
    expect(openingFromWire({ id: 70 })).toMatchObject({
      exam: null,
      semester: null,
      type: 'REG',
      window: { from: null, to: null },
      fees: { regularFee: 0 },
      mostAttempts: null,
      resultAtMs: null,
      retotaling: { from: null, to: null },
    })
  })

  it.each(['2026-02-30', '20/11/2026', '', 7])('has no last day when it says %j', (DateTo) => {
    expect(openingFromWire({ ...opening, DateTo })?.window.to).toBeNull()
  })

  it.each([
    ['BACK', 'BACK'],
    ['REG', 'REG'],
    [{ id: 'BACK' }, 'BACK'],
    ['back', 'REG'],
    ['valueOf', 'REG'],
    [{ id: 1 }, 'REG'],
    [undefined, 'REG'],
  ] as const)('of the type %j is %s', (examtype, type) => {
    expect(examTypeOf({ examtype })).toBe(type)
  })

  it('is asked for by the whole place, an empty part as empty', () => {
    const place = openingFromWire(opening)?.academics
    if (place === undefined) throw new Error('It has an id')
    expect(placeFilter(place)).toBe(
      'n_aca_year_ID eq null and n_intake_ID eq null and n_faculty_ID eq null and ' +
        'n_level_ID eq null and n_program_ID eq 9 and n_subject_ID eq null',
    )
  })
})

describe('an exam registration on the wire', () => {
  const paper = {
    id: 1,
    n_course_ID: reference(5, 'CSC151_Programming'),
    examtype: 'REG',
    outcome: { id: 'FAIL' },
  }
  const record = {
    id: 12,
    n_exam_open_ID: reference(70, 'Semester II Back 2083'),
    n_program_enroll_ID: reference(3, 'Enrollment'),
    DocStatus: { id: 'AP' },
    erollno: '2083-0331',
    n_exam_regdetails: [paper, { id: 2, n_course_ID: undefined }, { ...paper, outcome: 'FAILED' }],
  }

  it('has the exam papers that name a course, and only known outcomes', () => {
    const papers = applicationFromWire(record)?.papers ?? []
    expect(papers.map(({ code, outcome }) => [code, outcome])).toEqual([
      ['CSC151', 'FAIL'],
      ['CSC151', null],
    ])
  })

  it('has no symbol number and no exam papers until there are some', () => {
    const { erollno: _, n_exam_regdetails: __, ...bare } = record
    expect(applicationFromWire(bare)).toMatchObject({
      symbolNumber: '',
      rollNumber: '',
      papers: [],
      examId: null,
    })
    expect(applicationFromWire({ ...record, id: undefined })).toBeNull()
  })

  it('is asked for by its owner and enrollment', () => {
    expect(ownApplications(7, 3).$filter).toBe('C_BPartner_ID eq 7 and n_program_enroll_ID eq 3')
    expect(registeredFor({ enrollmentId: 3, semesterId: 2 }).$filter).toBe(
      'n_program_enroll_ID eq 3 and n_sem_year_ID eq 2',
    )
  })

  it('requests exactly the columns that are read, also of its payments and exam papers', () => {
    const whole = { ...record, C_Payment: [{ id: 1 }], n_exam_regdetails: [paper] }
    expect(columnsRead(whole, applicationFromWire)).toEqual(columnsAsked(ownApplications(7, 3)))
  })

  it('is sent with the opening’s type for every paper, and only references that are known', () => {
    const read = openingFromWire(opening)
    if (read === null) throw new Error('It has an id')
    const sent = applicationToWire({
      opening: { ...read, semester: null },
      user: { clientId: 1, adOrgId: 2, cBpartnerId: 7 },
      enrollment: { id: 3, rollNumber: '82001' },
      chosen: [5, 6],
      today: '2026-11-01' as Day,
    })
    expect(sent).toMatchObject({
      n_exam_open_ID: 70,
      n_exam_master_ID: 4,
      n_program_enroll_ID: 3,
      urollno: '82001',
      n_program_ID: 9,
      totalfee: 1500.5,
      feepaid: 0,
      n_exam_regdetails: [
        { n_course_ID: 5, examtype: 'BACK' },
        { n_course_ID: 6, examtype: 'BACK' },
      ],
    })
    for (const absent of ['n_sem_year_ID', 'n_aca_year_ID', 'n_subject_ID'])
      expect(sent).not.toHaveProperty(absent)
  })
})
