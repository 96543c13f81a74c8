import { invariant } from '#platform/pure/invariant.ts'
import {
  type UploadFacts,
  type UploadReason,
  uploadProblem,
} from '#features/documents/rules/facts.ts'
import { latinDigits } from '#platform/pure/text/typed-text.ts'
import {
  type EducationLevel,
  type EducationBoard,
  type GradingType,
  fullMarksOf,
  type EducationFile,
  findLevel,
  findBoard,
  findGradingType,
} from './education-lists.ts'
import { educationFileTypes } from './education-files.ts'
import { tidyText } from './general.ts'

/** Values of the form; '' and null if not entered. `startYear` is never sent (READINGS R-26). */
export type EducationForm = {
  readonly level: string
  readonly board: string
  readonly institution: string
  readonly startYear: string
  readonly endYear: string
  readonly majorSubject: string
  readonly gradingType: string
  readonly obtainedMarks: string
} & Readonly<Record<EducationFile, UploadFacts | null>>

/** The blank record the form starts with and goes back to after saving (SPEC §4). */
export const blankEducation: EducationForm = {
  level: '',
  board: '',
  institution: '',
  startYear: '',
  endYear: '',
  majorSubject: '',
  gradingType: '',
  obtainedMarks: '',
  marksheet: null,
  character: null,
  other: null,
}

export type EducationReason =
  | 'level-required'
  | 'board-required'
  | 'institution-required'
  | 'year-required'
  | 'year-invalid'
  | 'subject-required'
  | 'grading-required'
  | 'marks-required'
  | 'marks-invalid'
  | 'gpa-too-high'
  | 'percentage-too-high'
  | 'marksheet-required'
  | 'education-text-too-long'
  | UploadReason

export type EducationProblems = Partial<Record<keyof EducationForm, EducationReason>>

export const educationTextMaxLength = 120

/** Problems by field, in the order of the specification; empty if the record may be saved. */
export function educationProblems(form: EducationForm): EducationProblems {
  const problems: Partial<Record<keyof EducationForm, EducationReason | null>> = {
    level: findLevel(form.level) !== null ? null : 'level-required',
    board: findBoard(form.board) !== null ? null : 'board-required',
    institution: textProblem(form.institution, 'institution-required'),
    endYear: yearProblem(form.endYear),
    majorSubject: textProblem(form.majorSubject, 'subject-required'),
    gradingType: findGradingType(form.gradingType) === null ? 'grading-required' : null,
    obtainedMarks: marksProblem(form.obtainedMarks, findGradingType(form.gradingType)),
    marksheet: form.marksheet === null ? 'marksheet-required' : fileProblem(form.marksheet),
    character: fileProblem(form.character),
    other: fileProblem(form.other),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}

/** True if nothing was entered: saving then shows 'No education record to save. …' (READINGS R-25). */
export function isUntouched(form: EducationForm): boolean {
  return Object.values(form).every((value) => value === null || value === '')
}

/** Why a chosen file is refused, or null; null for no file. */
export function educationFileProblem(file: UploadFacts): UploadReason | null {
  return uploadProblem(file, educationFileTypes)
}

function fileProblem(file: UploadFacts | null): UploadReason | null {
  return file === null ? null : educationFileProblem(file)
}

function textProblem(text: string, missing: EducationReason): EducationReason | null {
  const tidy = tidyText(text)
  if (tidy === '') return missing
  return tidy.length > educationTextMaxLength ? 'education-text-too-long' : null
}

/** Four digits from 1900 to 2100, B.S. or A.D. (SPEC §5 hint). */
function yearProblem(text: string): EducationReason | null {
  if (text.trim() === '') return 'year-required'
  const digits = latinDigits(text.trim())
  const year = /^\d{4}$/.test(digits) ? Number(digits) : 0
  return year >= 1900 && year <= 2100 ? null : 'year-invalid'
}

/** Nothing above 4.0 as CGPA, nothing above 100 as percentage (SPEC §5). */
export function marksProblem(text: string, grading: GradingType | null): EducationReason | null {
  if (text.trim() === '') return 'marks-required'
  const marks = findMarks(text)
  if (marks === null) return 'marks-invalid'
  if (grading === 'G' && marks > fullMarksOf.G) return 'gpa-too-high'
  return grading === 'P' && marks > fullMarksOf.P ? 'percentage-too-high' : null
}

/** A number with at most two decimals, in digits of either script, or null. */
export function findMarks(text: string): number | null {
  const digits = latinDigits(text.trim())
  return /^\d{1,4}(\.\d{1,2})?$/.test(digits) ? Number(digits) : null
}

/** A record that may be stored. */
export type EducationRecord = {
  readonly level: EducationLevel
  readonly board: EducationBoard
  readonly institution: string
  readonly endYear: string
  readonly majorSubject: string
  readonly gradingType: GradingType
  readonly obtainedMarks: number
  readonly fullMarks: number
}

/** The record of a form whose `educationProblems` are empty; throws otherwise. */
export function educationRecordOf(form: EducationForm): EducationRecord {
  const level = findLevel(form.level)
  const board = findBoard(form.board)
  const gradingType = findGradingType(form.gradingType)
  const obtainedMarks = findMarks(form.obtainedMarks)
  invariant(
    level !== null && board !== null && gradingType !== null && obtainedMarks !== null,
    'educationRecordOf needs a form without problems',
  )
  return {
    level,
    board,
    institution: tidyText(form.institution),
    endYear: latinDigits(form.endYear.trim()),
    majorSubject: tidyText(form.majorSubject),
    gradingType,
    obtainedMarks,
    fullMarks: fullMarksOf[gradingType],
  }
}
