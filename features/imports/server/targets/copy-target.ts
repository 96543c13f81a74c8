import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { importMessages as text } from '../../rules/messages.ts'
import { copyColumnNames, copyColumns } from '../../wire/copy-columns.ts'
import { changeRows } from './change-rows.ts'
import { copyCells, openCopies } from './copy-plan.ts'
import { versionAt, versionSql } from './time-version.ts'
import type { ImportContext, ImportTarget, Obstacle, PlannedRow, StoredRow } from './target.ts'

/** Copies of the library, and the loans that are open. */
export const copyTarget: ImportTarget = {
  id: 'library',
  label: text.library,
  note: text['loan-needed'],
  columns: copyColumnNames.map((name) => ({ help: null, ...copyColumns[name], name })),
  keys: [['value']],
  unique: ['value'],
  open: openCopies,
  readAll: copyCells,
  store: storeCopies,
  takeBack: takeCopiesBack,
}

const copies = { table: 'a_asset', key: 'a_asset_id' } as const
const rowsAtOnce = 1_000

async function storeCopies(
  rows: readonly PlannedRow[],
  context: ImportContext,
): Promise<Obstacle | readonly StoredRow[]> {
  const stored: StoredRow[] = []
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce)
    const made = part.filter(({ plan }) => plan.state === 'new')
    const changed = part.filter(({ plan }) => plan.state === 'changed')
    const obstacle = (await findTaken(made, context)) ?? (await findChanged(changed, context))
    if (obstacle !== null) return obstacle
    stored.push(
      ...(await createCopies(made, context)),
      ...(await changeRows(copies, changed, context)),
    )
  }
  return stored
}

async function findTaken(
  rows: readonly PlannedRow[],
  { transaction }: ImportContext,
): Promise<Obstacle | null> {
  const numbers = rows.map(({ plan }) => String(plan.values['value']))
  const found = await sql<{ value: string }>`
    select value from a_asset where value = any(${numbers}::text[]) limit 1`.execute(transaction)
  const line = rows.find(({ plan }) => plan.values['value'] === found.rows[0]?.value)?.line
  return line === undefined ? null : { line, reason: text['changed-meanwhile'] }
}

/** Locks the copies; a row whose copy has another version than was read. */
async function findChanged(
  rows: readonly PlannedRow[],
  { transaction }: ImportContext,
): Promise<Obstacle | null> {
  const versions = await lockedVersions(
    rows.map(({ plan }) => plan.record?.id ?? 0),
    transaction,
  )
  const moved = rows.find(
    ({ plan: { record } }) => versions.get(record?.id ?? 0) !== record?.version,
  )
  return moved === undefined ? null : { line: moved.line, reason: text['changed-meanwhile'] }
}

async function lockedVersions(
  ids: readonly number[],
  transaction: Transaction,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    select a_asset_id as id, ${versionSql(sql`updated`)} as version
    from a_asset where a_asset_id = any(${ids}::bigint[]) order by 1 for update`.execute(
    transaction,
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

async function createCopies(
  rows: readonly PlannedRow[],
  { transaction, session, nowMs }: ImportContext,
): Promise<readonly StoredRow[]> {
  const given = JSON.stringify(rows.map(({ line, plan }) => ({ line, ...plan.values })))
  const now = sql`${new Date(nowMs)}::timestamptz`
  const by = sql`${session.userId}::bigint`
  const { rows: made } = await sql<StoredRow>`
    with given as materialized (
      select g.*, nextval(pg_get_serial_sequence('a_asset', 'a_asset_id')) as id
      from jsonb_to_recordset(${given}::jsonb) as g(line int, value text, name text, author text,
        isbn text, publisher text, borrower bigint, issuedate date, duedate date)
    ), copy as (
      insert into a_asset (a_asset_id, value, name, author, isbn, publisher, c_bpartner_id,
        issuedate, duedate, created, createdby, updated, updatedby)
      select id, value, name, coalesce(author, ''), coalesce(isbn, ''), coalesce(publisher, ''),
        borrower, issuedate, duedate, ${now}, ${by}, ${now}, ${by} from given
    ), loan as (
      insert into library_loan (a_asset_id, c_bpartner_id, issued, due)
      select id, borrower, issuedate, duedate from given where borrower is not null
    )
    select line, id, ${versionAt(nowMs)}::bigint as version from given`.execute(transaction)
  return made
}

/** Not if a copy was changed, issued or returned since: each of these changes its time. */
async function takeCopiesBack(
  rows: readonly (PlannedRow & StoredRow)[],
  context: ImportContext,
): Promise<Obstacle | null> {
  const { transaction } = context
  const versions = await lockedVersions(
    rows.map(({ id }) => id),
    transaction,
  )
  const moved = rows.find(({ id, version }) => versions.get(id) !== version)
  if (moved !== undefined) return { line: moved.line, reason: text['changed-since'] }
  const changed = rows.filter(({ plan }) => plan.state === 'changed')
  await changeRows(
    copies,
    changed.map(({ line, plan }) => ({ line, plan: { ...plan, values: plan.before } })),
    context,
  )
  const made = rows.filter(({ plan }) => plan.state === 'new').map(({ id }) => id)
  await sql`delete from library_loan where a_asset_id = any(${made}::bigint[])`.execute(transaction)
  await sql`delete from a_asset where a_asset_id = any(${made}::bigint[])`.execute(transaction)
  return null
}
