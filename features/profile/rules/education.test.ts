import { describe, expect, it } from 'vitest'
import {
  blankEducation,
  type EducationForm,
  educationProblems,
  educationRecordOf,
  isUntouched,
  marksProblem,
} from './education.ts'
import { educationMessages } from './education-messages.ts'

const pdf = { type: 'application/pdf', bytes: 1_000 }
const form: EducationForm = {
  ...blankEducation,
  level: '2plus_two',
  board: 'NEB',
  institution: ' Rasuwa  School ',
  endYear: '२०८०',
  majorSubject: 'Science',
  gradingType: 'G',
  obtainedMarks: '3.45',
  marksheet: pdf,
}

describe('an education record', () => {
  it('is stored with the full marks of its grading', () => {
    expect(educationProblems(form)).toEqual({})
    expect(educationRecordOf(form)).toEqual({
      level: '2plus_two',
      board: 'NEB',
      institution: 'Rasuwa School',
      endYear: '2080',
      majorSubject: 'Science',
      gradingType: 'G',
      obtainedMarks: 3.45,
      fullMarks: 4,
    })
  })

  it('requires all but the other two files, in the order of the specification', () => {
    const listed = Object.values(educationProblems(blankEducation)).map(
      (reason) => educationMessages[reason].en,
    )
    expect(listed.join(', ')).toBe(
      'Level is required, Board is required, Institution is required, Passed year is required, Major subject is required, Grading type is required, Obtained marks is required, Marksheet file is required',
    )
  })

  it('knows an untouched form from one partly filled', () => {
    expect(isUntouched(blankEducation)).toBe(true)
    expect(isUntouched({ ...blankEducation, board: 'TU' })).toBe(false)
    expect(isUntouched({ ...blankEducation, other: pdf })).toBe(false)
  })

  it.each([
    ['4', 'G', null],
    ['4.0', 'G', null],
    ['4.01', 'G', 'gpa-too-high'],
    ['0', 'G', null],
    ['100', 'P', null],
    ['100.01', 'P', 'percentage-too-high'],
    ['८०.५', 'P', null],
    ['3.456', 'G', 'marks-invalid'],
    ['-1', 'G', 'marks-invalid'],
    ['1e3', 'P', 'marks-invalid'],
    ['A+', 'G', 'marks-invalid'],
    ['', 'G', 'marks-required'],
    ['4.5', null, null],
  ] as const)('with marks %s of %s has the problem %s', (marks, grading, problem) => {
    expect(marksProblem(marks, grading)).toBe(problem)
  })

  it.each([
    ['1899', 'year-invalid'],
    ['1900', undefined],
    ['2100', undefined],
    ['2101', 'year-invalid'],
    ['80', 'year-invalid'],
    ['20801', 'year-invalid'],
    ['abcd', 'year-invalid'],
  ])('passed in %s has the problem %s', (endYear, problem) => {
    expect(educationProblems({ ...form, endYear }).endYear).toBe(problem)
  })

  it('takes PDF and pictures of at most 5 MB', () => {
    const problem = (file: Partial<typeof pdf>) =>
      educationProblems({ ...form, other: { ...pdf, ...file } }).other
    expect(problem({ bytes: 5_242_880 })).toBeUndefined()
    expect(problem({ bytes: 5_242_881 })).toBe('file-too-large')
    expect(problem({ type: 'image/gif' })).toBeUndefined()
    expect(problem({ type: 'image/webp' })).toBe('file-wrong-type')
    expect(problem({ type: '' })).toBe('file-wrong-type')
  })
})
