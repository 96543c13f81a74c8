import { sayInBoth } from '#platform/pure/message.ts'
import { bsText } from '#platform/pure/calendar/bikram-sambat.ts'
import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import { findMobileNumber, normalEmail } from '#features/auth/rules/facts.ts'
import { birthDateProblem, emailProblem } from '#features/auth/rules/signup.ts'
import { cellMessages as text } from '../../rules/cell-messages.ts'
import type { CellValue } from '../../rules/read-cell.ts'
import type { RowProblem } from '../../rules/row-plan.ts'
import { type StudentColumnName, studentColumns } from '../../wire/student-columns.ts'
import type { KnownStudent } from './known-students.ts'
import type { RowValues } from './target.ts'

/** Values of a person in a row of a file. */
export type PersonValues = { readonly [Name in StudentColumnName]?: CellValue }

/** Addresses in lower case, telephone numbers in ten digits, and one day of birth. */
export function cleanedPerson({ dob_bs: bsBirth, ...values }: RowValues): PersonValues {
  const { email, phone } = values
  return {
    ...values,
    ...(email !== undefined && { email: normalEmail(String(email)) }),
    ...(phone !== undefined && { phone: findMobileNumber(String(phone)) ?? phone }),
    ...(bsBirth !== undefined && { dob_ad: bsBirth }),
  }
}

/** Columns of a file that may have a day of birth. */
const birthColumns = ['dob_bs', 'dob_ad'] as const
export type BirthColumn = (typeof birthColumns)[number]

/** The column of the day of birth that a row fills, else one that the file has: a problem is corrected there. */
export function birthColumnOf(row: RowValues, mapping: readonly string[]): BirthColumn {
  return (
    birthColumns.find((name) => row[name] !== undefined) ??
    birthColumns.find((name) => mapping.includes(name)) ??
    'dob_bs'
  )
}

/** Problems with those of the day of birth at the column that the file has. */
export function atBirthColumn(
  problems: readonly RowProblem[],
  birthColumn: BirthColumn,
): readonly RowProblem[] {
  const isBirth = (column: string) => birthColumns.some((name) => name === column)
  return problems.map((each) => (isBirth(each.column) ? { ...each, column: birthColumn } : each))
}

/** A row that says two days of birth, B.S. and A.D., names none. */
export function otherBirth({ dob_bs: bsBirth, dob_ad: birth }: RowValues): readonly RowProblem[] {
  const both = [bsBirth, birth].map((value) => findDay(String(value ?? '')))
  const [inBs = null, inAd = null] = both
  if (inBs === null || inAd === null || inBs === inAd) return []
  return [{ column: 'dob_ad', message: sayInBoth(text['other-birth'], { day: inBs }) }]
}

/** A day of birth as the column of the file writes it. */
export function birthText(stored: CellValue, birthColumn: BirthColumn): string {
  const birth = findDay(String(stored ?? ''))
  return birthColumn === 'dob_bs' && birth !== null ? bsText(birth) : String(stored ?? '-')
}

/** Values of a person that cannot be right. */
export function personProblems(
  { email, phone, dob_ad: birth }: PersonValues,
  today: Day,
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

export type People = ReturnType<typeof peopleIndex>

/** People by what identifies them. */
export function peopleIndex(students: readonly KnownStudent[]) {
  const indexes = new Map<string, Map<string, KnownStudent>>()
  const keyed = (name: string, keyOf: (student: KnownStudent) => string | null) =>
    indexes.set(name, new Map(students.flatMap((each) => [[keyOf(each) ?? '', each] as const])))
  keyed('email', ({ email }) => email)
  keyed('regrollno', ({ regrollno }) => regrollno)
  keyed('urollno', ({ urollno }) => urollno)
  keyed('citizen_no', ({ citizen_no: number }) => plainCitizenNo(number))
  keyed('phone', ({ phone, dob_ad: birth }) => (phone && birth ? `${phone} ${birth}` : ''))
  keyed('name', ({ name, dob_ad: birth }) => (birth ? `${name.toLowerCase()} ${birth}` : ''))
  return {
    by: (name: string, value: string): KnownStudent | null =>
      value === '' ? null : (indexes.get(name)?.get(value) ?? null),
  }
}

/** `12-34/5` and `12345` are one citizenship number. */
export function plainCitizenNo(written: CellValue | undefined): string {
  return String(written ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** A person who is there and may be this one under another address; at most one problem. */
export function doubleOf(values: PersonValues, people: People): readonly RowProblem[] {
  const birth = String(values.dob_ad ?? '')
  const like = (column: StudentColumnName, index: string, value: string): RowProblem[] => {
    const found = people.by(index, value)
    return found === null ? [] : [samePerson(column, found)]
  }
  const twice = [
    ...like('email', 'email', String(values.email ?? '')),
    ...like('regrollno', 'regrollno', String(values.regrollno ?? '')),
    ...like('urollno', 'urollno', String(values.urollno ?? '')),
    ...like('citizen_no', 'citizen_no', plainCitizenNo(values.citizen_no)),
    ...like('phone', 'phone', birth && values.phone ? `${values.phone} ${birth}` : ''),
    ...like('name', 'name', birth ? `${String(values.name).toLowerCase()} ${birth}` : ''),
  ]
  return twice.slice(0, 1)
}

export function samePerson(column: StudentColumnName, { name, email }: KnownStudent): RowProblem {
  const { label } = studentColumns[column]
  return { column, message: sayInBoth(text['same-person'], { name, email, label }) }
}

export function emptyIn(column: StudentColumnName): RowProblem {
  return { column, message: sayInBoth(text.empty, { label: studentColumns[column].label }) }
}

/** Value of a person that a column is compared with. */
export function storedValue(known: KnownStudent, name: StudentColumnName): CellValue {
  return name === 'dob_bs' ? known.dob_ad : known[name]
}

/** A file does not change this value: the person has one, and the column is fixed. */
export function isFixedIn(known: KnownStudent, column: StudentColumnName): boolean {
  const stored = storedValue(known, column)
  return 'isFixed' in studentColumns[column] && stored !== null && stored !== ''
}
