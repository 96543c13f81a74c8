import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { TestClock } from '#platform/testing/clock.ts'
import { createPasswords } from '#features/auth/server/passwords/passwords.ts'
import { storeStaff } from '#features/auth/testing/staff.factory.ts'
import {
  aStudent,
  type StoredStudent,
  storeStudent,
  type StudentPlan,
} from '#features/profile/testing/student.factory.ts'
import { type Role, roleIds } from '#features/roles/rules/facts.ts'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { type Locale, type Person, personAt } from './person.ts'

export const testPassword = 'Ghumti-Phul-77'
/** Secret in the authenticator app of every test member of staff. */
export const testCodeSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export type TestPeople = {
  /** Stores a student, by default with a complete profile. */
  readonly student: (facts?: Partial<StudentPlan>) => Promise<StoredStudent>
  /** Stores a member of staff and signs them in. */
  readonly staff: (role: Role) => Promise<Person>
  /** Signs a person in through the API, as the portal does. */
  readonly signIn: (email: string, password?: string, language?: Locale) => Promise<Person>
}

type University = {
  readonly database: Database
  readonly files: FileStore
  readonly clock: TestClock
  /** The servers that run now: students come to the one, staff to the other. */
  readonly portal: Pick<FastifyInstance, 'inject'>
  readonly office: Pick<FastifyInstance, 'inject'>
}

/** Students and staff of this university, all with the same password. */
export async function testPeople({
  database,
  files,
  clock,
  portal,
  office,
}: University): Promise<TestPeople> {
  const passwordHash = await (await createPasswords()).hash(testPassword)
  let members = 0
  const signIn: TestPeople['signIn'] = async (email, password = testPassword, language) =>
    personAt((await isStudent(database, email)) ? portal : office, {
      email,
      password,
      code: () => codeAt(testCodeSecret, clock.nowMs()),
      freshCode: (userId) => freshCodeOf(userId, { database, clock }),
      ...(language === undefined ? {} : { language }),
    })
  return {
    signIn,
    student: (facts = {}) =>
      database.transaction((transaction) =>
        storeStudent(transaction, aStudent({ complete: true, ...facts }), { files, passwordHash }),
      ),
    async staff(role) {
      const email = `${role}${members++}@staff.example`
      await database.transaction((transaction) =>
        storeStaff(transaction, {
          name: `${role} person`,
          email,
          roles: [role],
          passwordHash,
          codeSecret: testCodeSecret,
        }),
      )
      return signIn(email)
    },
  }
}

async function isStudent({ kysely }: Database, email: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('ad_user as u')
    .innerJoin('ad_user_roles as r', 'r.ad_user_id', 'u.ad_user_id')
    .select('u.ad_user_id')
    .where((where) => where(where.fn('lower', ['u.email']), '=', email.trim().toLowerCase()))
    .where('r.ad_role_id', '=', roleIds.student)
    .executeTakeFirst()
  return row !== undefined
}

/** The code of now, which counts once more: a test need not wait half a minute for the next. */
async function freshCodeOf(
  userId: number,
  { database, clock }: Pick<University, 'database' | 'clock'>,
): Promise<string> {
  await database.kysely
    .updateTable('second_factor')
    .set({ last_step: 0 })
    .where('ad_user_id', '=', userId)
    .execute()
  return codeAt(testCodeSecret, clock.nowMs())
}
