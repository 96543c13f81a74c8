import { type ChosenFile, factsOf } from '#platform/browser/files/chosen-file.ts'
import type { Values } from '#platform/browser/forms/form.ts'
import {
  blankEducation,
  type EducationForm,
  educationProblems,
  type EducationReason,
} from '#features/profile/rules/education.ts'
import { type EducationFile, educationFiles } from '#features/profile/rules/education-lists.ts'

/** Typed values; files are separate, because drafts may not hold them. */
export const educationTexts = [
  'level',
  'board',
  'institution',
  'majorSubject',
  'startYear',
  'endYear',
  'gradingType',
  'obtainedMarks',
] as const satisfies readonly Exclude<keyof EducationForm, EducationFile>[]
export type EducationText = (typeof educationTexts)[number]
export type EducationValues = Values<EducationText>

export type EducationFileChoices = Readonly<Record<EducationFile, ChosenFile>>
export type EducationField = EducationText | EducationFile

/** In the order of the form. */
export const educationFields: readonly EducationField[] = [...educationTexts, ...educationFiles]

export const blankTexts: EducationValues = Object.fromEntries(
  educationTexts.map((name) => [name, blankEducation[name]]),
) as EducationValues

export function educationForm(values: EducationValues, files: EducationFileChoices): EducationForm {
  const facts = (which: EducationFile) => {
    const { file } = files[which]
    return file === null ? null : factsOf(file)
  }
  return {
    ...values,
    marksheet: facts('marksheet'),
    character: facts('character'),
    other: facts('other'),
  }
}

/** Problems of texts and files together, keyed by the field that shows them. */
export function problemsOf(
  values: EducationValues,
  files: EducationFileChoices,
): Partial<Record<EducationField, EducationReason>> {
  return educationProblems(educationForm(values, files))
}
