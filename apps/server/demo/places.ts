import type { Transaction } from '#platform/server/database/database.ts'
import {
  type Academics,
  langtangProgrammes,
  storeUniversity,
} from '#features/institution/testing/university.factory.ts'
import type { StoredStudent } from '#features/profile/testing/student.factory.ts'
import { nameRegistersInNepali } from './names/nepali-names.ts'
import type { DemoStudentId } from './people.ts'

export type Students = Readonly<Record<DemoStudentId, StoredStudent>>

/** Academic years of the demonstration; those who study now came in the fall and spring of 2082, those who left before. */
const years = ['2078', '2079', '2080', '2081', '2082', '2083'] as const

/** References of a program by its name, for each intake year of a student of the demonstration. */
export type Places = Readonly<
  Record<'2078' | '2080' | '2082-fall' | '2082' | '2083', ReadonlyMap<string, Academics>>
>

export async function storePlaces(transaction: Transaction): Promise<Places> {
  const latest = await storeUniversity(transaction, { years, programmes: langtangProgrammes })
  await nameRegistersInNepali(transaction)
  const inYear = async (year: (typeof years)[number], intake: string) => {
    const ids = await transaction
      .selectFrom(['n_aca_year as y', 'n_intake as i'])
      .select(['y.n_aca_year_id', 'i.n_intake_id'])
      .where('y.name', '=', year)
      .where('i.name', '=', intake)
      .executeTakeFirstOrThrow()
    return new Map([...latest].map(([program, academics]) => [program, { ...academics, ...ids }]))
  }
  return {
    '2078': await inYear('2078', 'Ashwin (fall)'),
    '2080': await inYear('2080', 'Ashwin (fall)'),
    '2082-fall': await inYear('2082', 'Ashwin (fall)'),
    '2082': await inYear('2082', 'Falgun (spring)'),
    '2083': latest,
  }
}
