import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addDays, type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { diskFileStore } from '#platform/server/files/disk-file-store.ts'
import { createPasswords } from '#features/auth/server/passwords/passwords.ts'
import { storeStaff } from '#features/auth/testing/staff.factory.ts'
import { storeLangtang } from '#features/institution/testing/institution.factory.ts'
import {
  langtangProgrammes,
  storeUniversity,
} from '#features/institution/testing/university.factory.ts'
import { loadPlaces } from '#features/profile/server/places/load-places.ts'
import { aStudent, storeStudent } from '#features/profile/testing/student.factory.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'
import type { CrashDatabase } from './crash-server.ts'

export const crashPassword = 'Ghumti-Phul-77'
export const crashCodeSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const students = 10
const usualOpenings = 300
const lines = 3_000

export type CrashPeople = {
  readonly students: readonly { readonly email: string; readonly partnerId: number }[]
  readonly cashier: string
  /** Other cashiers, who confirm what the first proposes: a code of each counts once in half a minute. */
  readonly seconds: readonly string[]
  readonly openings: readonly number[]
  /** Lines of the bank that no payment names, imported by a person who does nothing else; taken from the front. */
  readonly lines: number[]
}

/** An empty database with a university, a few students with complete profiles and many open entrances. */
export async function prepareUniversity(
  { folder, url }: CrashDatabase,
  openings = usualOpenings,
): Promise<CrashPeople> {
  const database = await openDatabase({ url, dataDir: folder })
  await migrate(database, fileURLToPath(new URL('../../', import.meta.url)))
  await loadPlaces(database)
  const files = diskFileStore(join(folder, 'files'))
  const passwordHash = await (await createPasswords()).hash(crashPassword)
  const today = dayInNepal(Date.now())
  const people = await database.transaction(async (transaction) => {
    await storeLangtang(transaction)
    await storeUniversity(transaction, { years: ['2083'], programmes: langtangProgrammes })
    const stored = []
    for (let number = 0; number < students; number++)
      stored.push(
        await storeStudent(transaction, aStudent({ complete: true }), { files, passwordHash }),
      )
    const cashier = 'cashier@staff.example'
    const seconds = Array.from({ length: 20 }, (_, place) => `second${place}@staff.example`)
    for (const email of [cashier, ...seconds])
      await storeStaff(transaction, {
        name: 'Cashier',
        email,
        roles: ['cashier'],
        passwordHash,
        codeSecret: crashCodeSecret,
      })
    const ids = []
    for (let number = 0; number < openings; number++) {
      const row = anEntranceOpening('open', { name: `Entrance ${number}`, today })
      ids.push(await storeOpening(transaction, { ...row, apply_to: addDays(today, 30) }))
    }
    const importer = await storeStaff(transaction, {
      name: 'Importer',
      email: 'importer@staff.example',
      roles: ['cashier'],
      passwordHash,
    })
    const bankLines = await storeLines(transaction, importer, today)
    return { students: stored, cashier, seconds, openings: ids, lines: bankLines }
  })
  await database.close()
  return people
}

/** A statement whose lines have the amount of a fee each. */
async function storeLines(transaction: Transaction, importer: number, on: Day): Promise<number[]> {
  const amount = rupees(1_500)
  const { bank_statement_id } = await transaction
    .insertInto('bank_statement')
    .values({
      file_name: 'month.csv',
      sha256: 'month',
      first_day: on,
      last_day: on,
      lines,
      amount: lines * amount,
      imported_by: importer,
      imported: new Date(),
    })
    .returning('bank_statement_id')
    .executeTakeFirstOrThrow()
  const stored = await transaction
    .insertInto('bank_statement_line')
    .values(
      Array.from({ length: lines }, (_, line) => ({
        bank_statement_id,
        line: line + 1,
        number: `L-${line}`,
        number_key: `L${line}`,
        day: on,
        amount,
        remarks: '',
      })),
    )
    .returning('bank_statement_line_id')
    .execute()
  return stored.map((row) => row.bank_statement_line_id)
}
