import { sayInBoth } from '#platform/pure/message.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { findMobileNumber, normalEmail } from '#features/auth/rules/facts.ts'
import { birthDateProblem, emailProblem } from '#features/auth/rules/signup.ts'
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
import { studentOptions } from './student-options.ts'
import type { ImportContext, OpenTarget, RowValues } from './target.ts'

type StudentValues = { readonly [Name in StudentColumnName]?: CellValue }

/** Compares rows with the students that there are, and finds people who may be there under another address. */
export async function openStudents(
  dictionary: Dictionary,
  context: ImportContext,
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
      const values = cleaned(raw)
      const problems = [...fieldProblems(values, today)]
      if (staffAddresses.has(String(values.email)))
        problems.push({ column: 'email', message: text['staff-address'] })
      const known = people.by(key, String(values[key as StudentColumnName]))
      const rest =
        known === null
          ? newProblems(values, people)
          : knownProblems(values, known, { people, shown })
      const all = [...problems, ...rest]
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

/** Addresses in lower case, telephone numbers in ten digits, and one day of birth. */
function cleaned({ dob_bs: bsBirth, ...values }: RowValues): StudentValues {
  const { email, phone } = values
  return {
    ...values,
    ...(email !== undefined && { email: normalEmail(String(email)) }),
    ...(phone !== undefined && { phone: findMobileNumber(String(phone)) ?? phone }),
    ...(bsBirth !== undefined && { dob_ad: bsBirth }),
  }
}

function fieldProblems(
  { email, phone, dob_ad: birth }: StudentValues,
  today: ReturnType<typeof dayInNepal>,
): readonly RowProblem[] {
  return [
    email !== undefined && emailProblem(String(email)) !== null
      ? { column: 'email', message: text.email }
      : null,
    phone !== undefined && findMobileNumber(String(phone)) === null
      ? { column: 'phone', message: text.phone }
      : null,
    birth !== undefined && birthDateProblem(String(birth), today) !== null
      ? { column: 'dob_bs', message: text['too-old'] }
      : null,
  ].filter((each) => each !== null)
}

type People = ReturnType<typeof peopleIndex>

function peopleIndex(students: readonly KnownStudent[]) {
  const indexes = new Map<string, Map<string, KnownStudent>>()
  const keyed = (name: string, keyOf: (student: KnownStudent) => string | null) =>
    indexes.set(name, new Map(students.flatMap((each) => [[keyOf(each) ?? '', each] as const])))
  keyed('email', ({ email }) => email)
  keyed('regrollno', ({ regrollno }) => regrollno)
  keyed('urollno', ({ urollno }) => urollno)
  keyed('citizen_no', ({ citizen_no: number }) => plainNumber(number ?? ''))
  keyed('phone', ({ phone, dob_ad: birth }) => (phone && birth ? `${phone} ${birth}` : ''))
  keyed('name', ({ name, dob_ad: birth }) => (birth ? `${name.toLowerCase()} ${birth}` : ''))
  return {
    by: (name: string, value: string): KnownStudent | null =>
      value === '' ? null : (indexes.get(name)?.get(value) ?? null),
  }
}

/** `12-34/5` and `12345` are one citizenship number. */
function plainNumber(written: string): string {
  return written.replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** A new person has all that is needed, and is not there under another address. */
function newProblems(values: StudentValues, people: People): readonly RowProblem[] {
  const empty = emptyOf(values, studentColumnNames)
  const noBirth = (values.dob_ad ?? null) === null ? [emptyIn('dob_bs')] : []
  const birth = String(values.dob_ad ?? '')
  const like = (column: StudentColumnName, index: string, value: string): RowProblem[] => {
    const found = people.by(index, value)
    return found === null ? [] : [samePerson(column, found)]
  }
  const twice = [
    ...like('email', 'email', String(values.email ?? '')),
    ...like('regrollno', 'regrollno', String(values.regrollno ?? '')),
    ...like('urollno', 'urollno', String(values.urollno ?? '')),
    ...like('citizen_no', 'citizen_no', plainNumber(String(values.citizen_no ?? ''))),
    ...like('phone', 'phone', birth && values.phone ? `${values.phone} ${birth}` : ''),
    ...like('name', 'name', birth ? `${String(values.name).toLowerCase()} ${birth}` : ''),
  ]
  return [...empty, ...noBirth, ...twice.slice(0, 1)]
}

/** Required columns among some that a row leaves empty. */
function emptyOf(
  values: StudentValues,
  names: readonly StudentColumnName[],
): readonly RowProblem[] {
  return names
    .filter((name) => studentColumns[name].isRequired && (values[name] ?? null) === null)
    .map(emptyIn)
}

function emptyIn(column: StudentColumnName): RowProblem {
  return { column, message: sayInBoth(text.empty, { label: studentColumns[column].label }) }
}

type ShowValue = (column: string, value: CellValue) => string

function storedValue(known: KnownStudent, name: StudentColumnName): CellValue {
  return name === 'dob_bs' ? known.dob_ad : known[name]
}

/** Values that identify a person are not changed by a file, and a number belongs to one person. */
function knownProblems(
  values: StudentValues,
  known: KnownStudent,
  { people, shown }: { readonly people: People; readonly shown: ShowValue },
): readonly RowProblem[] {
  if (known.hasEnded) return [{ column: 'n_program_id', message: text['has-ended'] }]
  const missing = known.enrollmentId === null ? emptyOf(values, placeColumns) : []
  const wrong = differing(values, known).flatMap((column) => {
    const other = people.by(column, String(values[column]))
    if (other !== null && other.id !== known.id) return [samePerson(column, other)]
    if (!('isFixed' in studentColumns[column]) || !isFilled(storedValue(known, column))) return []
    const value = shown(column, storedValue(known, column))
    return [{ column, message: sayInBoth(text.fixed, { value }) }]
  })
  return [...missing, ...wrong]
}

function samePerson(column: StudentColumnName, { name, email }: KnownStudent): RowProblem {
  const { label } = studentColumns[column]
  return { column, message: sayInBoth(text['same-person'], { name, email, label }) }
}

function differing(values: StudentValues, known: KnownStudent): readonly StudentColumnName[] {
  return studentColumnNames.filter((name) => {
    const [stored, given] = [storedValue(known, name), values[name] ?? null]
    return given !== null && given !== (stored ?? null)
  })
}

function isFilled(value: CellValue): boolean {
  return value !== null && value !== ''
}

function changeOf(values: StudentValues, known: KnownStudent, shown: ShowValue): RowPlan {
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
