import { type Message, sayInBoth } from '#platform/pure/message.ts'
import {
  type CarriedGrade,
  type Grading,
  readCarried,
  sheetOutcomes,
  tableOf,
} from '#features/results/rules/facts.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { carriedMessages } from '#features/imports/rules/carried-messages.ts'
import { cellMessages as text } from '#features/imports/rules/cell-messages.ts'
import { type CellValue, optionKey } from '#features/imports/rules/read-cell.ts'
import {
  changedRow,
  equalRow,
  newRow,
  refusedRow,
  type RowPlan,
  type RowProblem,
} from '#features/imports/rules/row-plan.ts'
import {
  carriedCourseColumns,
  carriedSemesterColumns,
} from '#features/imports/wire/carried-columns.ts'
import { type CellNames, namesByColumn } from '../register-names.ts'
import type { ImportContext, OpenTarget, RowValues } from '../target.ts'
import { carriedByPlace, type KnownCarried, knownPlaces } from './known-carried.ts'

type CarriedValues = Readonly<Record<string, CellValue>>

/**
 * Compares rows with the results of before that there are; grades are by the table of the level of the student's programme.
 * `hasCourse`: of courses; otherwise averages of semesters.
 */
export async function openCarried(
  { dictionary, hasCourse }: { readonly dictionary: Dictionary; readonly hasCourse: boolean },
  { transaction }: ImportContext,
): Promise<OpenTarget> {
  const named = await carriedNames(dictionary, transaction)
  const tables = await findSettingValue(transaction, 'grading')
  const places = await knownPlaces(transaction)
  const carriedOf = carriedByPlace(transaction)
  const planned = new Set<string>()
  return {
    options: new Map([...named].map(([column, { options }]) => [column, options])),
    cells: new Map([...named].map(([column, { cells }]) => [column, cells])),
    async planRow({ student, ...typed }) {
      const place = places.get(optionKey(String(student)))
      if (place === undefined) return refusedRow([unknownStudent(String(student))])
      const missing = missingIn(typed, hasCourse ? carriedCourseColumns : carriedSemesterColumns)
      if (missing.length > 0) return refusedRow(missing)
      const grading = tableOf(place.levelId, tables)
      const read = hasCourse ? readCourse(typed, grading) : readAverage(typed, grading)
      if ('problem' in read) return refusedRow([read.problem])
      const { values } = read
      const key = [place.enrollmentId, values['n_sem_year_id'], values['n_course_id']].join(' ')
      if (planned.has(key))
        return refusedRow([{ column: 'student', message: carriedMessages.repeated }])
      planned.add(key)
      const known = (await carriedOf(place.enrollmentId)).find(
        (each) =>
          each.n_sem_year_id === values['n_sem_year_id'] &&
          each.n_course_id === (values['n_course_id'] ?? null),
      )
      const { enrollmentId: n_program_enroll_id, partnerId: c_bpartner_id } = place
      return known === undefined
        ? newRow({ ...values, n_program_enroll_id, c_bpartner_id })
        : changeOf(values, known)
    },
  }
}

/** Values that the cells of a row may name, by column. */
export async function carriedNames(
  dictionary: Dictionary,
  transaction: Transaction,
): Promise<ReadonlyMap<string, CellNames>> {
  const references = ['n_sem_year', 'n_course'].map((to) => ({
    name: `${to}_id`,
    label: { en: to, ne: to },
    type: { is: 'reference', to } as const,
  }))
  const outcome = {
    name: 'outcome',
    label: carriedCourseColumns.outcome.label,
    type: { is: 'list', values: sheetOutcomes } as const,
  }
  const named = new Map(await namesByColumn([...references, outcome], dictionary, transaction))
  const listed = named.get('outcome')
  if (listed !== undefined)
    named.set('outcome', { ...listed, options: new Map([...listed.options, ...outcomeWords]) })
  return named
}

const outcomeWords = [
  ['pass', 'PASS'],
  ['p', 'PASS'],
  ['fail', 'FAIL'],
  ['failed', 'FAIL'],
] as const

function unknownStudent(value: string): RowProblem {
  const { label } = carriedCourseColumns.student
  return { column: 'student', message: sayInBoth(text.unknown, { label, value }) }
}

function missingIn(
  typed: RowValues,
  columns: typeof carriedCourseColumns | typeof carriedSemesterColumns,
): readonly RowProblem[] {
  return Object.entries(columns)
    .filter(
      ([name, { isRequired }]) => isRequired && name !== 'student' && typed[name] === undefined,
    )
    .map(([column, { label }]) => ({ column, message: sayInBoth(text.empty, { label }) }))
}

type Reading = { readonly values: CarriedValues } | { readonly problem: RowProblem }

const columnOf = {
  obtained: 'total_om',
  full: 'total_fm',
  grade: 'grade',
  point: 'grade_point',
} as const

/** A course with the grade that counts. */
function readCourse(typed: RowValues, grading: Grading): Reading {
  const number = (name: string) => {
    const value = typed[name]
    return typeof value === 'number' ? value : null
  }
  const outcome = typed['outcome']
  const read = readCarried(
    {
      obtained: number('total_om'),
      full: number('total_fm'),
      grade: typed['grade'] === undefined ? null : String(typed['grade']),
      point: number('grade_point'),
      isPassed: outcome === undefined ? null : outcome === 'PASS',
    },
    grading,
  )
  if ('reason' in read) return problemOf(columnOf[read.of], carriedMessages[read.reason])
  const outside = numberProblem(typed, { credit_hour: 30, total_fm: 9_999 })
  return outside ?? { values: { ...typed, ...gradeValues(read) } }
}

function gradeValues({ grade, point, outcome }: CarriedGrade): CarriedValues {
  return { grade, grade_point: point, outcome }
}

/** The average of a semester. */
function readAverage(typed: RowValues, grading: Grading): Reading {
  const best = grading.grades[0]?.point ?? 0
  const outside = numberProblem(typed, { sgpa: best, credit_hour: 60 })
  return outside ?? { values: typed }
}

/** A number that is below 0, or above the most that its column may have; credits are more than 0. */
function numberProblem(
  typed: RowValues,
  most: Readonly<Record<string, number>>,
): { readonly problem: RowProblem } | null {
  for (const [name, limit] of Object.entries(most)) {
    const value = typed[name]
    if (typeof value !== 'number') continue
    if (value < 0 || value > limit || (name === 'credit_hour' && value === 0))
      return problemOf(name, sayInBoth(carriedMessages.outside, { n: limit }))
  }
  return null
}

function problemOf(column: string, message: Message): { readonly problem: RowProblem } {
  return { problem: { column, message } }
}

/** A file corrects what is stored; an empty cell changes nothing. */
function changeOf(values: CarriedValues, known: KnownCarried): RowPlan {
  const { id, version } = known
  const now: CarriedValues = known
  const changed = Object.keys(values).filter(
    (name) => values[name] !== null && values[name] !== (now[name] ?? null),
  )
  if (changed.length === 0) return equalRow({ id, version })
  return changedRow({ id, version }, changed, { now, typed: values })
}
