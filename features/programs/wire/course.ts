import {
  idOf,
  listValueOf,
  numberOf,
  textOf,
  value,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'

export const courseColumn = 'n_course_ID'

/** Columns that an offered course and a registered one are read with. */
export const courseColumns = [
  courseColumn,
  'course_type',
  'CREDIT_HOUR',
  'INTERNAL_FM',
  'INTERNAL_PM',
] as const

/** The course a line is about; null without one. */
export function courseNameFromWire(record: WireRecord) {
  const courseId = idOf(record, courseColumn)
  return courseId === null
    ? null
    : { courseId, ...codeAndName(value(record, courseColumn), courseId) }
}

/** Fields that an offered course and a registered one share on the wire; null without a course. */
export function courseFromWire(record: WireRecord) {
  const course = courseNameFromWire(record)
  if (course === null) return null
  return {
    ...course,
    type: listValueOf(record, 'course_type') ?? '',
    creditHours: numberOf(record, 'CREDIT_HOUR') ?? 0,
    internalFullMarks: numberOf(record, 'INTERNAL_FM'),
    internalPassMarks: numberOf(record, 'INTERNAL_PM'),
  }
}

/**
 * `CSC101_Programming in C` is a course's identifier, beside its Name; the code is the rest of it. A plain id has
 * neither (READINGS R-54): then the id is used as the name.
 */
function codeAndName(
  reference: unknown,
  courseId: number,
): { readonly code: string; readonly name: string } {
  const whole = typeof reference === 'object' && reference !== null ? { ...reference } : {}
  const name = textOf(whole, 'Name')
  const shown = textOf(whole, 'Name_ne') || name
  const identifier = textOf(whole, 'identifier')
  if (name === '' && identifier === '') return { code: '', name: String(courseId) }
  const [code = '', ...rest] = identifier.split('_')
  if (rest.length === 0) return { code: name === identifier ? '' : code, name: shown || identifier }
  return { code, name: shown || rest.join('_') }
}
