import { sayInBoth } from '#platform/pure/message.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { cellMessages as text } from '../../rules/cell-messages.ts'
import type { CellValue } from '../../rules/read-cell.ts'
import {
  equalRow,
  newRow,
  refusedRow,
  type RowPlan,
  type RowProblem,
} from '../../rules/row-plan.ts'
import {
  type StudentColumnName,
  placeColumns,
  studentColumnNames,
  studentColumns,
} from '../../wire/student-columns.ts'
import { type KnownStudent, knownStudents } from './known-students.ts'
import {
  atBirthColumn,
  type BirthColumn,
  birthColumnOf,
  birthText,
  cleanedPerson,
  doubleOf,
  emptyIn,
  isFixedIn,
  otherBirth,
  type People,
  peopleIndex,
  personProblems,
  type PersonValues,
  samePerson,
  storedValue,
} from './people.ts'
import { studentOptions } from './student-options.ts'
import type { ImportContext, OpenTarget } from './target.ts'

/** Compares rows with the students that there are, and finds people who may be there under another address. */
export async function openStudents(
  dictionary: Dictionary,
  { context, mapping }: { readonly context: ImportContext; readonly mapping: readonly string[] },
): Promise<OpenTarget> {
  const named = await studentOptions(dictionary, context.transaction)
  const { students, staffAddresses } = await knownStudents(context.transaction)
  const people = peopleIndex(students)
  const shown = (column: string, value: CellValue) =>
    value === null ? '-' : (named.get(column)?.names.get(String(value)) ?? String(value))
  const today = dayInNepal(context.nowMs)
  return {
    options: new Map([...named].map(([column, { options }]) => [column, options])),
    cells: new Map([...named].map(([column, { cells }]) => [column, cells])),
    planRow(raw, [key = 'email']) {
      const values = cleanedPerson(raw)
      const problems = [...personProblems(values, today)]
      if (staffAddresses.has(String(values.email)))
        problems.push({ column: 'email', message: text['staff-address'] })
      const birthColumn = birthColumnOf(raw, mapping)
      const shownThere = (column: string, value: CellValue) =>
        column === 'dob_ad' ? birthText(value, birthColumn) : shown(column, value)
      const known = people.by(key, String(values[key as StudentColumnName]))
      const rest =
        known === null
          ? newProblems(values, people, birthColumn)
          : knownProblems(values, known, { people, shown: shownThere })
      const all = [...otherBirth(raw), ...atBirthColumn([...problems, ...rest], birthColumn)]
      return Promise.resolve(
        all.length > 0
          ? refusedRow(all)
          : known === null
            ? newRow(values)
            : changeOf(values, known, shown),
      )
    },
  }
}

/** A new person has all that is needed, and is not there under another address. */
function newProblems(
  values: PersonValues,
  people: People,
  birthColumn: BirthColumn,
): readonly RowProblem[] {
  const empty = emptyOf(values, studentColumnNames)
  const noBirth = (values.dob_ad ?? null) === null ? [emptyIn(birthColumn)] : []
  return [...empty, ...noBirth, ...doubleOf(values, people)]
}

/** Required columns among some that a row leaves empty. */
function emptyOf(values: PersonValues, names: readonly StudentColumnName[]): readonly RowProblem[] {
  return names
    .filter((name) => studentColumns[name].isRequired && (values[name] ?? null) === null)
    .map(emptyIn)
}

type ShowValue = (column: string, value: CellValue) => string

/** Values that identify a person are not changed by a file, and a number belongs to one person. */
function knownProblems(
  values: PersonValues,
  known: KnownStudent,
  { people, shown }: { readonly people: People; readonly shown: ShowValue },
): readonly RowProblem[] {
  if (known.hasEnded) return [{ column: 'n_program_id', message: text['has-ended'] }]
  const missing = known.enrollmentId === null ? emptyOf(values, placeColumns) : []
  const wrong = differing(values, known).flatMap((column) => {
    const other = people.by(column, String(values[column]))
    if (other !== null && other.id !== known.id) return [samePerson(column, other)]
    if (!isFixedIn(known, column)) return []
    const value = shown(column, storedValue(known, column))
    return [{ column, message: sayInBoth(text.fixed, { value }) }]
  })
  return [...missing, ...wrong]
}

function differing(values: PersonValues, known: KnownStudent): readonly StudentColumnName[] {
  return studentColumnNames.filter((name) => {
    const [stored, given] = [storedValue(known, name), values[name] ?? null]
    return given !== null && given !== (stored ?? null)
  })
}

function changeOf(values: PersonValues, known: KnownStudent, shown: ShowValue): RowPlan {
  const { id, version } = known
  const names = differing(values, known)
  if (names.length === 0) return equalRow({ id, version })
  const valueOf = (name: StudentColumnName) => values[name] ?? null
  return {
    state: 'changed',
    record: { id, version },
    values: Object.fromEntries(names.map((name) => [name, valueOf(name)])),
    before: Object.fromEntries(names.map((name) => [name, storedValue(known, name)])),
    changes: names.map((column) => ({
      column,
      before: shown(column, storedValue(known, column)),
      after: shown(column, valueOf(column)),
    })),
    problems: [],
  }
}
