import { describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { columnsAsked, columnsRead } from '#platform/testing/columns-read.ts'
import { examFromWire } from './own-exam.ts'
import { applicationFromWire, openingFromWire, ownApplications } from './retotaling.ts'

describe('an opening', () => {
  it.each([
    [{ id: 5 }, 5],
    [{ id: 5, n_exam_open_ID: 5 }, 5],
    [{ id: 5, n_exam_open_ID: '7' }, 7],
    [{ id: 5, n_exam_open_ID: { id: 7 } }, null],
    [{ n_exam_open_ID: null }, null],
    [{}, null],
  ])('%j is %s', (record, id) => {
    expect(openingFromWire(record)?.id ?? null).toBe(id)
  })

  it('has its days and its fee', () => {
    const record = { id: 5, RetotalingTo: '2026-12-01', retotalingfee: 500 }
    expect(openingFromWire(record)).toMatchObject({
      window: { from: null, to: '2026-12-01' },
      fee: rupees(500),
    })
  })
})

describe('an application', () => {
  const shared = { id: 1, n_exam_open_ID: { id: 5, identifier: 'Semester II' } }
  it.each(['exam_rtdetails', 'n_exam_rtdetails'])('has its courses under %s', (name) => {
    const course = { n_course_ID: { id: 9, identifier: 'CSC151_Programming' } }
    const read = applicationFromWire({ ...shared, [name]: [course, { n_course_ID: 8 }] })
    expect(read?.courses).toEqual([
      { courseId: 9, code: 'CSC151', name: 'Programming', description: '', outcome: null },
      { courseId: 8, code: '', name: '8', description: '', outcome: null },
    ])
  })

  it('without money and day is 0 of 0 and has none', () => {
    expect(applicationFromWire(shared)).toMatchObject({
      appliedOn: null,
      paying: { total: 0, paid: 0 },
      courses: [],
    })
  })

  it('is asked for by the columns that are read, and its payments and courses by theirs', () => {
    const courses = [{ n_course_ID: 9, outcome: 'RAISED' }]
    const whole = { ...shared, C_Payment: [{ id: 1 }], n_exam_rtdetails: courses }
    const otherName = 'exam_rtdetails' // another server's, which ours is never asked for
    const read = columnsRead(whole, applicationFromWire).filter((name) => name !== otherName)
    expect(read).toEqual(columnsAsked(ownApplications(7, 3)))
  })
})

it('a paper is released once it has an outcome', () => {
  const papers = [
    { n_course_ID: 1, outcome: { id: 'FAIL', identifier: 'Failed' } },
    { n_course_ID: 2, outcome: 'PASS' },
    { n_course_ID: 3 },
  ]
  const read = examFromWire({ id: 4, n_exam_regdetails: papers })
  expect(read?.papers.map(({ isReleased }) => isReleased)).toEqual([true, true, false])
})
