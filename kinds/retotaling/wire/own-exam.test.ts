import { expect, it } from 'vitest'
import { examFromWire, ownExam } from './own-exam.ts'

const course = (id: number, code: string) => ({ id, identifier: `${code}_Course ${id}` })
const record = {
  id: 12,
  n_exam_master_ID: { id: 4 },
  erollno: '2083-0331',
  n_exam_regdetails: [
    { id: 1, n_course_ID: course(5, 'CSC151'), examtype: { id: 'REG' }, outcome: { id: 'FAIL' } },
    { id: 2, n_course_ID: course(6, 'MTH151'), examtype: 'BACK' },
    { id: 3, n_course_ID: course(7, 'PHY151'), outcome: '' },
    { id: 4, examtype: 'REG' },
  ],
}

it('a paper is released once it has an outcome; one without a course is none', () => {
  const papers = examFromWire(record)?.papers ?? []
  expect(papers.map(({ code, examType, isReleased }) => [code, examType, isReleased])).toEqual([
    ['CSC151', 'REG', true],
    ['MTH151', 'BACK', false],
    ['PHY151', '', false],
  ])
})

it('a registration without exam papers has none, one without an id is none', () => {
  expect(examFromWire({ id: 12 })).toEqual({
    registrationId: 12,
    examId: null,
    symbolNumber: '',
    rollNumber: '',
    papers: [],
  })
  expect(examFromWire({ ...record, id: '' })).toBeNull()
})

it('the own registration alone is asked for', () => {
  expect(ownExam(7, 70)).toEqual({
    $expand: 'n_exam_regdetails',
    $filter: 'C_BPartner_ID eq 7 and n_exam_open_ID eq 70',
    $top: '1',
  })
})
