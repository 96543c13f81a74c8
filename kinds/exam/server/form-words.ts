import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { examFormMessages as texts } from '../rules/form-messages.ts'
import type { ExamFormData, PaperOnForm } from './exam-form.ts'

/** `Semester III Regular 2083, Mangsir 2083`; the exam alone where its name says both. */
export function sessionOf({ opening, exam }: Pick<ExamFormData, 'opening' | 'exam'>): string {
  return opening.includes(exam) ? opening : `${opening}, ${exam}`
}

/** `29 of 40`; the marks alone where it is not known what they are out of. */
export function marksOf({
  internalMarks,
  internalFullMarks,
}: Pick<PaperOnForm, 'internalMarks' | 'internalFullMarks'>): Message {
  const have = internalMarks ?? 0
  return internalFullMarks === null
    ? { en: String(have), ne: String(have) }
    : sayInBoth(texts['of-marks'], { have, full: internalFullMarks })
}
