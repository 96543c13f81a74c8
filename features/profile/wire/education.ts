import {
  idOf,
  findKey,
  foundIn,
  textOf,
  value,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import { referenceLabel } from '#platform/pure/reference.ts'
import { type EducationForm } from '../rules/education.ts'
import {
  type EducationFile,
  educationFiles,
  educationLevels,
  findGradingType,
  findLevel,
  fullMarksOf,
  gradingTypes,
} from '../rules/education-lists.ts'
import { latinDigits } from '#platform/pure/text/typed-text.ts'
import type { EducationEntry } from '../rules/profile.ts'

export const educationSavePath = '/nou/academic_record/save'

/** The payload's key of each file. */
export const educationFileKeys = {
  marksheet: 'marksheetfile',
  character: 'characterfile',
  other: 'otherfile',
} as const satisfies Record<EducationFile, string>

/**
 * Body of POST /nou/academic_record/save (SPEC §3 Save payload, READINGS R-27) of a form without problems. Files are
 * base64, with or without a `data:` prefix; those not chosen stay away.
 */
export function educationToWire(
  form: EducationForm,
  at: { partnerId: number; files: Readonly<Partial<Record<EducationFile, string>>> },
): Readonly<Record<string, string | number>> {
  const level = findLevel(form.level)
  const grading = findGradingType(form.gradingType)
  const files = educationFiles.flatMap((file) => {
    const base64 = at.files[file]
    return base64 === undefined ? [] : [[educationFileKeys[file], base64] as const]
  })
  return {
    C_BPartner_ID: at.partnerId,
    institution: form.institution.trim(),
    level: form.level,
    levelname: level === null ? '' : educationLevels[level].en,
    majorSubject: form.majorSubject.trim(),
    endYear: latinDigits(form.endYear.trim()),
    board: form.board,
    gradingType: form.gradingType,
    gradingTypeName: grading === null ? '' : gradingTypes[grading].en,
    fullMarks: grading === null ? '' : String(fullMarksOf[grading]),
    obtainedMarks: latinDigits(form.obtainedMarks.trim()),
    ...Object.fromEntries(files),
  }
}

/** The texts of a save payload; its files are the server's to look at. */
export function educationFormFromWire(
  body: WireRecord,
): Omit<EducationForm, EducationFile | 'startYear'> {
  return {
    level: textOf(body, 'level'),
    board: textOf(body, 'board'),
    institution: textOf(body, 'institution'),
    endYear: textOf(body, 'endYear'),
    majorSubject: textOf(body, 'majorSubject'),
    gradingType: textOf(body, 'gradingType'),
    obtainedMarks: textOf(body, 'obtainedMarks'),
  }
}

/** A saved n_bpaca_info (SPEC §3); null when it has no id. */
export function educationFromWire(record: WireRecord): EducationEntry | null {
  const id = idOf(record, 'id')
  if (id === null) return null
  return {
    id,
    level: foundIn(record, 'Value', (text) => findKey(text, educationLevels)) ?? '',
    levelName: referenceLabel(value(record, 'Value')),
    institution: textOf(record, 'institute'),
    board: textOf(record, 'uni_board'),
    endYear: textOf(record, 'passed_year'),
    majorSubject: textOf(record, 'Description'),
    gradingType: foundIn(record, 'grading_type', (text) => findKey(text, gradingTypes)) ?? '',
    gradingName: referenceLabel(value(record, 'grading_type')),
    obtainedMarks: Number(value(record, 'obtained_marks') ?? 0),
    fullMarks: Number(value(record, 'full_marks') ?? 0),
  }
}

/** Body of POST /nou/attachment/getAttachmentZip for a record's files (SPEC §7); saved as academic_attachment.zip. */
export function educationZipRequest(recordId: number) {
  return { model_name: 'n_bpaca_info', record_id: recordId } as const
}
