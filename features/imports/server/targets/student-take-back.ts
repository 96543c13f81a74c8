import { sql } from 'kysely'
import { sayInBoth } from '#platform/pure/message.ts'
import type { Column, Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { importMessages as text } from '../../rules/messages.ts'
import { changeStudents } from './student-store.ts'
import { versionSql } from './time-version.ts'
import type { ImportContext, Obstacle, PlannedRow, StoredRow } from './target.ts'

type Stored = PlannedRow & StoredRow

/** Takes students back on whom nothing was built: no session, application, payment or loan. */
export async function takeStudentsBack(
  dictionary: Dictionary,
  rows: readonly Stored[],
  context: ImportContext,
): Promise<Obstacle | null> {
  const made = rows.filter(({ plan }) => plan.state === 'new')
  const changed = rows.filter(({ plan }) => plan.state === 'changed')
  const obstacle =
    (await findUse(dictionary, made, context)) ??
    (await findChanged(changed, context)) ??
    (await findUsedPlace(dictionary, changed, context)) ??
    (await findSignedIn(made, context))
  if (obstacle !== null) return obstacle
  const before = changed.map(({ line, plan }) => {
    return { line, plan: { ...plan, values: plan.before, before: plan.values } }
  })
  await changeStudents(before, context)
  await removeStudents(
    made.map(({ id }) => id),
    context,
  )
  return null
}

/** Tables with rows that the import itself made for each student. */
const ownTables: ReadonlySet<string> = new Set(['c_bpartner_location', 'ad_user', 'double_person'])

async function findUse(
  dictionary: Dictionary,
  rows: readonly Stored[],
  { transaction }: ImportContext,
): Promise<Obstacle | null> {
  const ids = rows.map(({ id }) => id)
  for (const { table, label, columns } of dictionary.values()) {
    if (ownTables.has(table)) continue
    const names = columns
      .filter(isReferenceTo('c_bpartner'))
      .map(({ name }) => sql.ref(name.toLowerCase()))
    for (const name of names) {
      const most = table === 'n_program_enroll' ? 1 : 0
      const { rows: found } = await sql<{ id: number; n: string }>`
        select ${name} as id, count(*) as n from ${sql.table(table)}
        where ${name} = any(${ids}::bigint[]) group by 1 having count(*) > ${most} limit 1`.execute(
        transaction,
      )
      const [use] = found
      const line = rows.find(({ id }) => id === use?.id)?.line
      if (use !== undefined && line !== undefined)
        return { line, reason: sayInBoth(text['in-use'], { name: label, n: Number(use.n) }) }
    }
  }
  return null
}

/** A place that the import gave a person who was there, with something that refers to it. */
async function findUsedPlace(
  dictionary: Dictionary,
  rows: readonly Stored[],
  { transaction }: ImportContext,
): Promise<Obstacle | null> {
  const admitted = rows.filter(({ plan }) => plan.before['n_program_id'] === null)
  const ids = admitted.map(({ id }) => id)
  for (const { table, label, columns } of dictionary.values())
    for (const { name } of columns.filter(isReferenceTo('n_program_enroll'))) {
      const { rows: found } = await sql<{ id: number }>`
        select e.c_bpartner_id as id from ${sql.table(table)} t
        join n_program_enroll e on e.n_program_enroll_id = t.${sql.ref(name.toLowerCase())}
        where e.c_bpartner_id = any(${ids}::bigint[]) limit 1`.execute(transaction)
      const line = admitted.find(({ id }) => id === found[0]?.id)?.line
      if (line !== undefined)
        return { line, reason: sayInBoth(text['in-use'], { name: label, n: 1 }) }
    }
  return null
}

function isReferenceTo(to: string) {
  return ({ type, sql: derived }: Column): boolean =>
    type.is === 'reference' && type.to === to && derived === undefined
}

async function findSignedIn(
  rows: readonly Stored[],
  { transaction }: ImportContext,
): Promise<Obstacle | null> {
  const found = await transaction
    .selectFrom('ad_user as u')
    .innerJoin('auth_session as s', 's.ad_user_id', 'u.ad_user_id')
    .select('u.c_bpartner_id as id')
    .where('u.c_bpartner_id', '=', sql<number>`any(${rows.map(({ id }) => id)}::bigint[])`)
    .limit(1)
    .executeTakeFirst()
  const line = rows.find(({ id }) => id === found?.id)?.line
  return line === undefined ? null : { line, reason: text['signed-in'] }
}

/** The place's time of change counts too; a student's own change of the profile is one. */
async function findChanged(
  rows: readonly Stored[],
  { transaction }: ImportContext,
): Promise<Obstacle | null> {
  const ids = rows.map(({ id }) => id)
  const { rows: found } = await sql<{ id: number; version: number }>`
    select c_bpartner_id as id, ${versionSql(sql`updated`)} as version
    from c_bpartner where c_bpartner_id = any(${ids}::bigint[]) for update`.execute(transaction)
  const versions = new Map(found.map(({ id, version }) => [id, version]))
  const moved = rows.find(({ id, version }) => versions.get(id) !== version)
  return moved === undefined ? null : { line: moved.line, reason: text['changed-since'] }
}

async function removeStudents(
  ids: readonly number[],
  { transaction }: ImportContext,
): Promise<void> {
  const these = sql`any(${ids}::bigint[])`
  const users = sql`(select ad_user_id from ad_user where c_bpartner_id = ${these})`
  await sql`delete from double_person where earlier_id = ${these} or later_id = ${these}`.execute(
    transaction,
  )
  await sql`delete from n_program_enroll where c_bpartner_id = ${these}`.execute(transaction)
  await sql`delete from ad_user_roles where ad_user_id in ${users}`.execute(transaction)
  await sql`delete from credential where ad_user_id in ${users}`.execute(transaction)
  await sql`delete from ad_user where c_bpartner_id = ${these}`.execute(transaction)
  await sql`delete from c_bpartner_location where c_bpartner_id = ${these}`.execute(transaction)
  await sql`delete from c_bpartner where c_bpartner_id = ${these}`.execute(transaction)
}
