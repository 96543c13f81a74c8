import { describe, expect, it } from 'vitest'
import { columnsAsked, columnsRead } from '#platform/testing/columns-read.ts'
import { ownResults, resultFromWire } from './result.ts'

const line = {
  id: 1,
  n_course_ID: { id: 5, identifier: 'CSC151_Object-Oriented Programming' },
  CREDIT_HOUR: '3.0',
  internal_om: '28.00',
  internal_fm: '40.00',
  internal_pm: '16.00',
  external_om: '34.50',
  external_fm: '60.00',
  external_pm: '24.00',
  grace: '1.50',
  total_om: '62.50',
  total_fm: '100.00',
  grade: 'B',
  grade_point: '3.00',
  outcome: { id: 'PASS', identifier: 'Passed' },
}
const record = {
  id: 900,
  n_exam_reg_ID: { id: 12, identifier: 'Semester II' },
  version: 2,
  visible_from: '2026-11-20T18:15:00Z',
  outcome: { id: 'PASS' },
  promotion: { id: 'promoted' },
  sgpa: '3.00',
  cgpa: '2.85',
  credits_earned: '18.5',
  n_exam_resultdetails: [line],
}

describe('a result on the wire', () => {
  it('reads numbers written as text, and the day of its release time in Nepal', () => {
    const result = resultFromWire(record)
    expect(result).toMatchObject({
      registrationId: 12,
      version: 2,
      publishedOn: '2026-11-21', // past midnight in Nepal
      outcome: 'PASS',
      promotion: 'promoted',
      sgpa: 3,
      cgpa: 2.85,
      creditsEarned: 18.5,
    })
    expect(result?.lines).toEqual([
      {
        courseId: 5,
        code: 'CSC151',
        name: 'Object-Oriented Programming',
        credits: 3,
        parts: [
          { name: 'internal', obtained: 28, full: 40, pass: 16 },
          { name: 'external', obtained: 34.5, full: 60, pass: 24 },
        ],
        grace: 1.5,
        total: 62.5,
        full: 100,
        grade: 'B',
        point: 3,
        outcome: 'PASS',
        formerGrade: '',
        formerTotal: null,
      },
    ])
  })

  it('that was published at once is dated by its making', () => {
    const { visible_from: _, ...atOnce } = record
    const made = { ...atOnce, Created: '2026-11-19' }
    expect(resultFromWire(made)?.publishedOn).toBe('2026-11-19')
    expect(resultFromWire(atOnce)?.publishedOn).toBeNull()
  })

  it('is none without an id or a registration', () => {
    expect(resultFromWire({ ...record, id: undefined })).toBeNull()
    expect(resultFromWire({ ...record, n_exam_reg_ID: undefined })).toBeNull()
    expect(resultFromWire({ ...record, n_exam_reg_ID: 'twelve' })).toBeNull()
  })

  it.each([{ outcome: 'pass' }, { outcome: 'toString' }, { outcome: {} }, { outcome: undefined }])(
    'never calls passed what does not say so (%j)',
    (answer) => {
      expect(resultFromWire({ ...record, ...answer })?.outcome).toBe('FAIL')
      const lines = resultFromWire({ ...record, n_exam_resultdetails: [{ ...line, ...answer }] })
      expect(lines?.lines[0]?.outcome).toBe('FAIL')
    },
  )

  it.each(['constructor', '', 'Promoted'])('does not read “%s” as promoted', (promotion) => {
    expect(resultFromWire({ ...record, promotion })?.promotion).toBe('not-promoted')
  })

  it('leaves out a line without a course and keeps the others', () => {
    const lines = [{ ...line, n_course_ID: undefined }, null, 'line', line]
    expect(resultFromWire({ ...record, n_exam_resultdetails: lines })?.lines).toHaveLength(1)
    expect(resultFromWire({ ...record, n_exam_resultdetails: 'none' })?.lines).toEqual([])
  })

  it('distinguishes a part that was not sat from one that the course has not', () => {
    const [read] =
      resultFromWire({
        ...record,
        n_exam_resultdetails: [
          { ...line, outcome: 'ABSENT', internal_fm: undefined, external_om: undefined },
        ],
      })?.lines ?? []
    expect(read?.parts).toEqual([{ name: 'external', obtained: null, full: 60, pass: 24 }])
    expect(read?.outcome).toBe('ABSENT')
  })

  it('keeps what it was before retotaling', () => {
    const retotaled = { ...line, former_grade: 'B-', former_total: '58.00' }
    const [read] = resultFromWire({ ...record, n_exam_resultdetails: [retotaled] })?.lines ?? []
    expect([read?.formerGrade, read?.formerTotal]).toEqual(['B-', 58])
  })
})

it('asks for every column that is read, and for nothing else of the record', () => {
  const query = ownResults(7)
  expect(query.$filter).toBe('C_BPartner_ID eq 7')
  const whole = {
    ...record,
    visible_from: '', // then the day it was made is read
    n_exam_resultdetails: [{ ...line, practical_fm: 20 }],
  }
  expect(columnsRead(whole, resultFromWire)).toEqual(columnsAsked(query))
})
