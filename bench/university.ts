import { fileURLToPath } from 'node:url'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addDays, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { createPasswords } from '#features/auth/server/passwords/passwords.ts'
import { loadSecret } from '#features/auth/server/secrets.ts'
import { createTokens } from '#features/auth/server/tokens.ts'
import { loginSelection } from '#features/auth/wire/login.ts'
import { storeLangtang } from '#features/institution/testing/institution.factory.ts'
import {
  langtangProgrammes,
  storeUniversity,
} from '#features/institution/testing/university.factory.ts'
import { loadPlaces } from '#features/profile/server/places/load-places.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'

export const students = 30_000
const openOpenings = 20
export const closedOpenings = 180
const signedIn = 4_000
export const benchPassword = 'Ghumti-Phul-77'

/** A signed-in student, for the load generator. */
export type BenchStudent = {
  readonly email: string
  readonly partnerId: number
  readonly token: string
}

export type BenchUniversity = {
  readonly people: readonly BenchStudent[]
  /** Open entrances without applications. */
  readonly openings: readonly number[]
  readonly firstPartner: number
  readonly firstOpening: number
}

/**
 * The data PERFORMANCE names: 200 openings with 20 open, 30,000 students, four applications each, with payments. The
 * sessions count as renewed for `renewedMs` from now.
 */
export async function fillUniversity(database: Database, renewedMs = 0): Promise<BenchUniversity> {
  await migrate(database, fileURLToPath(new URL('../', import.meta.url)))
  await loadPlaces(database)
  const passwordHash = await (await createPasswords()).hash(benchPassword)
  const today = dayInNepal(Date.now())
  const openings = await database.transaction(async (transaction) => {
    await storeLangtang(transaction)
    const academics = await storeUniversity(transaction, {
      years: ['2082', '2083'],
      programmes: langtangProgrammes,
    })
    const programmes = [...academics.values()]
    const ids: number[] = []
    for (let number = 0; number < closedOpenings + openOpenings; number++) {
      const state = number < closedOpenings ? 'closed' : 'open'
      const at = programmes[number % programmes.length]
      const row = anEntranceOpening(state, {
        name: `B.Tech CS & AI Entrance ${number}`,
        today: addDays(today, number < closedOpenings ? -number : 0),
        ...(at === undefined ? {} : { academics: at }),
      })
      ids.push(await storeOpening(transaction, row))
    }
    return ids
  })
  const firstOpening = openings[0] ?? 0
  const firstPartner = await database.transaction(async (transaction) => {
    // So many rows at once take longer than any statement of the product may.
    await sql`set local statement_timeout = 0`.execute(transaction)
    await fillStudents(transaction, passwordHash)
    return fillApplications(transaction, firstOpening)
  })
  const people = await signInMany(database, renewedMs)
  await sql`analyze`.execute(database.kysely)
  return { people, openings: openings.slice(closedOpenings), firstPartner, firstOpening }
}

async function fillStudents(kysely: Transaction, passwordHash: string): Promise<void> {
  await sql`insert into c_bpartner (name, name_nepali, email, phone, gender, dob_ad, completedregistration)
    select 'Sita Kumari Shrestha ' || n, 'सीता कुमारी श्रेष्ठ', 'student' || n || '@example.com',
      '98' || lpad(n::text, 8, '0'), 'female',
      date '2007-03-14', true from generate_series(1, ${students}::int) n`.execute(kysely)
  await sql`insert into ad_user (name, email, c_bpartner_id)
    select name, email, c_bpartner_id from c_bpartner order by c_bpartner_id`.execute(kysely)
  await sql`insert into credential (ad_user_id, password_hash)
    select ad_user_id, ${passwordHash}::text from ad_user`.execute(kysely)
  await sql`insert into ad_user_roles (ad_user_id, ad_role_id)
    select ad_user_id, ${loginSelection.roleId}::bigint from ad_user`.execute(kysely)
}

/** Applications for closed openings, each paid in one or two payments. Returns the first partner's id. */
async function fillApplications(kysely: Transaction, firstOpening: number): Promise<number> {
  await sql`insert into n_entrance_reg (c_bpartner_id, n_entrance_open_id, n_program_id, totalfee, feepaid, ispaid,
      selectedquota, docstatus)
    select p.c_bpartner_id, o.n_entrance_open_id, o.n_program_id, 150000, 150000, true, 'Open,Female', 'AP'
    from (select c_bpartner_id, row_number() over (order by c_bpartner_id) as n from c_bpartner) p
    cross join generate_series(0, 3) turn
    join n_entrance_open o on o.n_entrance_open_id = ${firstOpening}::bigint + (p.n * 7 + turn * 45) % ${closedOpenings}::int
    on conflict do nothing`.execute(kysely)
  await sql`insert into c_payment (c_bpartner_id, payment_type, c_doctype_id, tendertype, payamt, dateacct, docstatus,
      description, orig_trxid, n_entrance_reg_id)
    select a.c_bpartner_id, 'ENTRANCE', 'Entrance Fee', case turn when 0 then 'Khalti' else 'Voucher' end, 75000,
      date '2026-07-20', 'AP', 'B.Tech CS & AI Entrance', 'T' || a.n_entrance_reg_id || turn, a.n_entrance_reg_id
    from n_entrance_reg a cross join generate_series(0, 1) turn
    where turn = 0 or a.n_entrance_reg_id % 2 = 0`.execute(kysely)
  const row = await kysely
    .selectFrom('c_bpartner')
    .select((of) => of.fn.min('c_bpartner_id').as('first'))
    .executeTakeFirstOrThrow()
  return row.first
}

async function signInMany(database: Database, renewedMs: number): Promise<BenchStudent[]> {
  const rows = await database.kysely
    .selectFrom('ad_user')
    .select(['ad_user_id', 'email', 'c_bpartner_id'])
    .orderBy('ad_user_id')
    .limit(signedIn)
    .execute()
  return signInAs(
    database,
    rows.map((row) => ({
      userId: row.ad_user_id,
      email: row.email,
      partnerId: row.c_bpartner_id ?? 0,
    })),
    renewedMs,
  )
}

/** Sessions as a login opens them, without hashing two thousand times; their tokens as after renewals for so long. */
export async function signInAs<
  Account extends { readonly userId: number; readonly email: string; readonly partnerId: number },
>(
  database: Database,
  accounts: readonly Account[],
  renewedMs = 0,
): Promise<(Account & { readonly token: string })[]> {
  const tokens = createTokens(await loadSecret(database, 'tokens'))
  const now = Date.now()
  const people: (Account & { readonly token: string })[] = []
  for (const account of accounts) {
    const { userId, email } = account
    const sessionId = randomUUID()
    const session = {
      auth_session_id: sessionId,
      ad_user_id: userId,
      ad_role_id: loginSelection.roleId,
      stage: 'full',
      length: 'remembered',
      language: 'en',
      started: new Date(now),
      last_seen: new Date(now),
    } as const
    const { ad_session_id: sessionNumber } = await database.kysely
      .insertInto('auth_session')
      .values(session)
      .returning('ad_session_id')
      .executeTakeFirstOrThrow()
    const facts = {
      sessionId,
      sessionNumber,
      use: 'access',
      email,
      userId,
      ...loginSelection,
    } as const
    people.push({ ...account, token: await tokens.sign(facts, now + renewedMs) })
  }
  return people
}
