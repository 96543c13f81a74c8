import type { Day } from '#platform/pure/calendar/day.ts'
import { sayInBoth } from '#platform/pure/message.ts'
import { findGender, genders } from '#features/auth/rules/facts.ts'
import { cellMessages } from '#features/imports/rules/cell-messages.ts'
import { type CellValue, optionKey } from '#features/imports/rules/read-cell.ts'
import type { RowProblem } from '#features/imports/rules/row-plan.ts'
import {
  type KnownStudent,
  knownStudents,
} from '#features/imports/server/targets/known-students.ts'
import {
  atBirthColumn,
  type BirthColumn,
  birthColumnOf,
  birthText,
  cleanedPerson,
  doubleOf,
  emptyIn,
  isFixedIn,
  type People,
  peopleIndex,
  personProblems,
  type PersonValues,
  plainCitizenNo,
  storedValue,
} from '#features/imports/server/targets/people.ts'
import type { ImportContext, RowValues } from '#features/imports/server/targets/target.ts'
import { studentColumns } from '#features/imports/wire/student-columns.ts'
import { handedInMessages as text } from '../../rules/handed-in/messages.ts'
import { neededOfPerson, personColumns } from './columns.ts'

/** Person of a row: one who is there, or one whom the file brings. */
export type HandedInPerson =
  | { readonly is: 'known'; readonly known: KnownStudent }
  | { readonly is: 'new'; readonly values: PersonValues }

type FoundPerson =
  | HandedInPerson
  | { readonly is: 'refused'; readonly problems: readonly RowProblem[] }

type FreshPerson = { readonly line: number; readonly values: PersonValues }

type PeopleOfFile = {
  readonly today: Day
  /** Columns of the file. */
  readonly mapping: readonly string[]
}

/** Finds the person of each row. `bring` remembers a new one for later rows. */
export async function handedInPeople(
  { transaction }: ImportContext,
  { today, mapping }: PeopleOfFile,
) {
  const { students, staffAddresses } = await knownStudents(transaction)
  const people = peopleIndex(students)
  const shared = sharedNumbers(students)
  const fresh = new Map<string, FreshPerson>()
  const freshNumbers = new Map<string, FreshPerson>()

  function findNew(values: PersonValues, birthColumn: BirthColumn): FoundPerson {
    if ((values.regrollno ?? null) !== null) return unknownNumber(values.regrollno)
    const problems = newProblems(values, people, birthColumn)
    if (problems.length > 0) return { is: 'refused', problems }
    const number = plainCitizenNo(values.citizen_no)
    const other = number === '' ? undefined : freshNumbers.get(number)
    if (other !== undefined && other.values.email !== values.email) {
      const message = sayInBoth(text['other-email'], { line: other.line })
      return { is: 'refused', problems: [{ column: 'citizen_no', message }] }
    }
    const earlier = fresh.get(String(values.email))
    const differs = earlier === undefined ? [] : differsInFile(values, earlier, birthColumn)
    return differs.length > 0 ? { is: 'refused', problems: differs } : { is: 'new', values }
  }

  function findBy(row: RowValues, key: readonly string[], birthColumn: BirthColumn): FoundPerson {
    const values = valuesOfPerson(row)
    const problems = [...personProblems(values, today)]
    if (staffAddresses.has(String(values.email)))
      problems.push({ column: 'email', message: cellMessages['staff-address'] })
    if (problems.length > 0) return { is: 'refused', problems }
    const column = keyColumns.find((each) => key.includes(each)) ?? 'email'
    const value = keyValue(column, values)
    if (column === 'citizen_no' && shared.has(value))
      return refused(column, sayInBoth(text['several-people'], { value }))
    const known = people.by(column, value)
    if (known !== null) return knownPerson(row, known, birthColumn)
    return column === 'regrollno' ? unknownNumber(value) : findNew(values, birthColumn)
  }

  return {
    find(row: RowValues, key: readonly string[]): FoundPerson {
      const birthColumn = birthColumnOf(row, mapping)
      const found = findBy(row, key, birthColumn)
      if (found.is !== 'refused') return found
      return { is: 'refused', problems: atBirthColumn(found.problems, birthColumn) }
    },
    /** False if an earlier row brings this person. */
    bring(line: number, values: PersonValues): boolean {
      const email = String(values.email)
      if (fresh.has(email)) return false
      fresh.set(email, { line, values })
      const number = plainCitizenNo(values.citizen_no)
      if (number !== '') freshNumbers.set(number, { line, values })
      return true
    },
  }
}

const keyColumns = ['email', 'citizen_no', 'regrollno'] as const
type KeyColumn = (typeof keyColumns)[number]

function refused(column: string, message: RowProblem['message']): FoundPerson {
  return { is: 'refused', problems: [{ column, message }] }
}

/** Registration numbers are the university's: a new person has none. */
function unknownNumber(value: CellValue | undefined): FoundPerson {
  const { label } = studentColumns.regrollno
  const values = { label, value: String(value ?? '') }
  return refused('regrollno', sayInBoth(cellMessages.unknown, values))
}

function keyValue(column: KeyColumn, values: PersonValues): string {
  return column === 'citizen_no' ? plainCitizenNo(values[column]) : String(values[column] ?? '')
}

function valuesOfPerson(row: RowValues): PersonValues {
  const own = personColumns.filter((name) => row[name] !== undefined)
  return cleanedPerson(Object.fromEntries(own.map((name) => [name, row[name] ?? null])))
}

/** Citizenship numbers that more than one person has. */
function sharedNumbers(students: readonly KnownStudent[]): ReadonlySet<string> {
  const numbers = students.map(({ citizen_no: number }) => plainCitizenNo(number))
  const byNumber = Map.groupBy(numbers, (number) => number)
  return new Set([...byNumber].filter(([, all]) => all.length > 1).map(([number]) => number))
}

/** A person who is not there needs what an account needs, and is not there under another address. */
function newProblems(
  values: PersonValues,
  people: People,
  birthColumn: BirthColumn,
): readonly RowProblem[] {
  const empty = neededOfPerson.filter((name) => (values[name] ?? null) === null).map(emptyIn)
  const noBirth = (values.dob_ad ?? null) === null ? [emptyIn(birthColumn)] : []
  return [...empty, ...noBirth, ...doubleOf(values, people)]
}

const compared = ['name', 'email', 'dob_ad', 'gender', 'citizen_no', 'regrollno'] as const

/** A file of applications changes no person: what identifies one must be as on the record. */
function knownPerson(row: RowValues, known: KnownStudent, birthColumn: BirthColumn): FoundPerson {
  const values = valuesOfPerson(row)
  const problems = compared.flatMap((column) => {
    const stored = storedValue(known, column)
    if ((values[column] ?? null) === null || isAlike(column, values[column], stored)) return []
    if (column !== 'citizen_no' && !isFixedIn(known, column)) return []
    if (column === 'citizen_no' && plainCitizenNo(stored) === '') return []
    return [fixedProblem(column, stored, birthColumn)]
  })
  return problems.length > 0 ? { is: 'refused', problems } : { is: 'known', known }
}

function fixedProblem(column: string, stored: CellValue, birthColumn: BirthColumn): RowProblem {
  const gender = column === 'gender' ? findGender(String(stored)) : null
  const value = column === 'dob_ad' ? birthText(stored, birthColumn) : String(stored)
  return {
    column,
    message: sayInBoth(cellMessages.fixed, { value: gender === null ? value : genders[gender] }),
  }
}

function differsInFile(
  values: PersonValues,
  { line, values: first }: FreshPerson,
  birthColumn: BirthColumn,
) {
  return compared.flatMap((column) =>
    isAlike(column, values[column], first[column])
      ? []
      : [
          {
            column,
            message: sayInBoth(text['differs-in-file'], {
              line,
              value:
                column === 'dob_ad'
                  ? birthText(first[column] ?? null, birthColumn)
                  : String(first[column] ?? '-'),
            }),
          },
        ],
  )
}

function isAlike(
  column: (typeof compared)[number],
  one: CellValue | undefined,
  other: CellValue | undefined,
): boolean {
  const plain = (value: CellValue | undefined) =>
    column === 'citizen_no' ? plainCitizenNo(value) : optionKey(String(value ?? ''))
  return plain(one) === plain(other)
}
