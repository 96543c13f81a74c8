import { sql } from 'kysely'
import { placeColumns } from '../../wire/student-columns.ts'
import type { CellValue } from '../../rules/read-cell.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { bsText } from '#platform/pure/calendar/bikram-sambat.ts'
import { findDay } from '#platform/pure/calendar/day.ts'
import { roleIds } from '#features/roles/rules/facts.ts'
import { importMessages as text } from '../../rules/messages.ts'
import type { RowPlan } from '../../rules/row-plan.ts'
import { versionAt, versionSql } from './time-version.ts'
import type { ImportContext, Obstacle, PlannedRow, StoredRow } from './target.ts'

/** Rows a statement stores: so many that none takes long. */
const rowsAtOnce = 500

/** No password matches it: the owner chooses one by 'Forgot password'. */
const noPassword = 'brought-over'

/**
 * Stores students: person, addresses, account and place; or changes those that are there. The university has admitted
 * them, so an incomplete profile does not stop their studies (decision 092).
 */
export async function storeStudents(
  rows: readonly PlannedRow[],
  context: ImportContext,
): Promise<Obstacle | readonly StoredRow[]> {
  const stored: StoredRow[] = []
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce)
    const [made, changed] = [
      part.filter(({ plan }) => plan.state === 'new'),
      part.filter(({ plan }) => plan.state === 'changed'),
    ]
    const taken = (await findTaken(made, context)) ?? (await findMoved(changed, context))
    if (taken !== null) return { line: taken, reason: text['changed-meanwhile'] }
    stored.push(...(await createStudents(made, context)))
    stored.push(...(await changeStudents(changed, context)))
  }
  return stored
}

/** Values of rows for one statement. */
function asJson(rows: readonly PlannedRow[], of: (plan: RowPlan) => object): string {
  return JSON.stringify(rows.map(({ line, plan }) => ({ line, ...of(plan) })))
}

/** Line of a new row whose address or number was given out since; null if there is none. */
async function findTaken(
  rows: readonly PlannedRow[],
  { transaction }: ImportContext,
): Promise<number | null> {
  const given = asJson(rows, ({ values }) => values)
  const { rows: taken } = await sql<{ line: number }>`
    select g.line from jsonb_to_recordset(${given}::jsonb)
      as g(line int, email text, regrollno text, urollno text)
    where exists (select 1 from ad_user u where lower(u.email) = g.email)
      or exists (select 1 from c_bpartner p where p.regrollno = g.regrollno)
      or exists (select 1 from n_program_enroll e where e.urollno = g.urollno)
    order by g.line limit 1`.execute(transaction)
  return taken[0]?.line ?? null
}

/** Locks the records of changed rows. Line of one that was changed since the plan; null if there is none. */
async function findMoved(
  rows: readonly PlannedRow[],
  { transaction }: ImportContext,
): Promise<number | null> {
  const ids = rows.map(({ plan }) => plan.record?.id ?? 0)
  const { rows: found } = await sql<{ id: number; version: number }>`
    select p.c_bpartner_id as id, ${versionSql(sql`greatest(p.updated, (
      select e.updated from n_program_enroll e
      where e.c_bpartner_id = p.c_bpartner_id and not e.ispassedout and not e.isdropout
      order by e.created desc limit 1
    ))`)} as version
    from c_bpartner p where p.c_bpartner_id = any(${ids}::bigint[])
    order by 1 for update of p`.execute(transaction)
  const versions = new Map(found.map(({ id, version }) => [id, version]))
  const moved = rows.find(
    ({ plan: { record } }) => versions.get(record?.id ?? 0) !== record?.version,
  )
  return moved?.line ?? null
}

/** Makes people with an account; without a programme they get no place, and complete their profile themselves. */
export async function createStudents(
  rows: readonly PlannedRow[],
  { transaction, session, nowMs }: ImportContext,
): Promise<readonly StoredRow[]> {
  const given = asJson(rows, ({ values }) => {
    const birth = findDay(String(values['dob_ad'] ?? ''))
    return { ...values, dob_bs: birth === null ? null : bsText(birth) }
  })
  const now = sql`${new Date(nowMs)}::timestamptz`
  const by = sql`${session.userId}::bigint`
  const { rows: made } = await sql<StoredRow>`
    with given as materialized (
      select g.*, nextval(pg_get_serial_sequence('ad_user', 'ad_user_id')) as user_id,
        nextval(pg_get_serial_sequence('c_bpartner', 'c_bpartner_id')) as partner_id
      from jsonb_to_recordset(${given}::jsonb) as g(line int, name text, name_nepali text,
        email text, phone text, dob_ad date, dob_bs text, gender text, citizen_no text,
        regrollno text, n_program_id bigint, n_aca_year_id bigint, n_intake_id bigint,
        n_sem_year_id bigint, urollno text)
    ), person as (
      insert into c_bpartner (c_bpartner_id, name, name_nepali, email, phone, dob_ad, dob_bs, gender,
        citizen_no, regrollno, completedregistration, created, createdby, updated, updatedby)
      select partner_id, name, name_nepali, email, coalesce(phone, ''), dob_ad, dob_bs, gender,
        citizen_no, regrollno, n_program_id is not null, ${now}, ${by}, ${now}, ${by} from given
    ), address as (
      insert into c_bpartner_location (c_bpartner_id, address_type, created, createdby, updated, updatedby)
      select partner_id, t, ${now}, ${by}, ${now}, ${by}
      from given, unnest(array['Permanent', 'Temporary']) t
    ), account as (
      insert into ad_user (ad_user_id, name, email, c_bpartner_id, created, createdby, updated, updatedby)
      select user_id, name, email, partner_id, ${now}, ${by}, ${now}, ${by} from given
    ), password as (
      insert into credential (ad_user_id, password_hash) select user_id, ${noPassword} from given
    ), role as (
      insert into ad_user_roles (ad_user_id, ad_role_id)
      select user_id, ${roleIds.student}::bigint from given
    ), place as (
      insert into n_program_enroll (c_bpartner_id, n_program_id, n_faculty_id, n_level_id,
        n_aca_year_id, n_intake_id, n_sem_year_id, urollstatus, urollno,
        created, createdby, updated, updatedby)
      select g.partner_id, g.n_program_id, p.n_faculty_id, p.n_level_id, g.n_aca_year_id,
        g.n_intake_id, g.n_sem_year_id, true, g.urollno, ${now}, ${by}, ${now}, ${by}
      from given g join n_program p using (n_program_id)
    )
    select line, partner_id as id, ${versionAt(nowMs)}::bigint as version from given`.execute(
    transaction,
  )
  return made
}

const ofPlace: ReadonlySet<string> = new Set(placeColumns)

/**
 * Stores values of persons and of their places; also to give them back what they were. A person without a place gets one,
 * and gives it back.
 */
export async function changeStudents(
  rows: readonly PlannedRow[],
  { transaction, session, nowMs }: ImportContext,
): Promise<readonly StoredRow[]> {
  const stamps = { updated: new Date(nowMs), updatedby: session.userId }
  for (const { plan } of rows) {
    const id = plan.record?.id ?? 0
    const entries = Object.entries(plan.values)
    const place = Object.fromEntries(entries.filter(([name]) => ofPlace.has(name)))
    const person = Object.fromEntries(entries.filter(([name]) => !ofPlace.has(name)))
    const birth = findDay(String(person['dob_ad'] ?? ''))
    const isAdmitted = (place['n_program_id'] ?? null) !== null
    await transaction
      .updateTable('c_bpartner')
      .set({
        ...person,
        ...(birth !== null && { dob_bs: bsText(birth) }),
        ...(isAdmitted && { completedregistration: true }),
        ...stamps,
      })
      .where('c_bpartner_id', '=', id)
      .execute()
    await changePlace(transaction, { id, place, stamps })
  }
  return rows.map(({ line, plan }) => {
    return { line, id: plan.record?.id ?? 0, version: versionAt(nowMs) }
  })
}

type PlaceChange = {
  readonly id: number
  readonly place: Readonly<Record<string, CellValue>>
  readonly stamps: { readonly updated: Date; readonly updatedby: number }
}

async function changePlace(
  transaction: Transaction,
  { id, place, stamps }: PlaceChange,
): Promise<void> {
  if (Object.keys(place).length === 0) return
  const own = sql`c_bpartner_id = ${id}::bigint and not ispassedout and not isdropout`
  if (place['n_program_id'] === null)
    await sql`delete from n_program_enroll where ${own}`.execute(transaction)
  else if (place['n_program_id'] === undefined)
    await transaction
      .updateTable('n_program_enroll')
      .set({ ...place, ...stamps })
      .where(sql<boolean>`${own}`)
      .execute()
  else {
    const { updated, updatedby } = stamps
    const program = await transaction
      .selectFrom('n_program')
      .select(['n_faculty_id', 'n_level_id'])
      .where('n_program_id', '=', Number(place['n_program_id']))
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('n_program_enroll')
      .values({
        ...place,
        ...program,
        ...stamps,
        created: updated,
        createdby: updatedby,
        c_bpartner_id: id,
        urollstatus: true,
      })
      .execute()
  }
}
