import { sql } from 'kysely'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type {
  ImportContext,
  ImportTarget,
  Obstacle,
  PlannedRow,
  StoredRow,
} from '#features/imports/server/targets/target.ts'
import type { ImportSource } from '#features/imports/server/targets/targets.ts'
import { takeStudentsBack } from '#features/imports/server/targets/student-take-back.ts'
import { versionSql } from '#features/imports/server/targets/time-version.ts'
import { handedInMessages as text } from '../../rules/handed-in/messages.ts'
import { handedInColumns } from './columns.ts'
import { openHandedIn } from './plan.ts'
import { storeHandedIn } from './store.ts'

/** Entrance applications that people handed in at the office. They wait for their fee as any other (decision 133). */
export const entranceHandedIn: ImportSource = {
  permission: 'student.import',
  target: (dictionary): ImportTarget => ({
    id: 'entrance-handed-in',
    label: text.label,
    note: text.note,
    columns: handedInColumns,
    keys: ['email', 'citizen_no', 'regrollno'].map((column) => [column, 'n_entrance_open_ID']),
    unique: [],
    newPerson: sql<number | null>`(select a.c_bpartner_id from n_entrance_reg a
      where a.n_entrance_reg_id = r.record_id and r.plan::jsonb->'values'->>'brings' = 'true')`,
    open: (context, { mapping }) => openHandedIn(dictionary, { context, mapping }),
    store: storeHandedIn,
    takeBack: (rows, context) => takeBack(dictionary, rows, context),
  }),
}

/** Not if an application was paid, is being paid or was decided, or if its new person has done anything since. */
async function takeBack(
  dictionary: Dictionary,
  rows: readonly (PlannedRow & StoredRow)[],
  context: ImportContext,
): Promise<Obstacle | null> {
  const { transaction } = context
  const ids = rows.map(({ id }) => id)
  const { rows: untouched } = await sql<{ id: number; version: number; person: number }>`
    select n_entrance_reg_id as id, c_bpartner_id as person, ${versionSql(sql`updated`)} as version
    from n_entrance_reg r
    where n_entrance_reg_id = any(${ids}::bigint[])
      and docstatus = 'DR' and feepaid = 0 and not ispaid and not ispending
      and n_application_return_id is null
      and not exists (select from c_payment p where p.n_entrance_reg_id = r.n_entrance_reg_id)
    order by 1 for update of r`.execute(transaction)
  const found = new Map(untouched.map((each) => [each.id, each]))
  const used = rows.find(({ id, version }) => found.get(id)?.version !== version)
  if (used !== undefined) return { line: used.line, reason: text['is-used'] }
  await sql`delete from n_entrance_reg where n_entrance_reg_id = any(${ids}::bigint[])`.execute(
    transaction,
  )
  const people = rows
    .filter(({ plan }) => plan.values['brings'] === true)
    .map((row) => ({ ...row, id: found.get(row.id)?.person ?? 0 }))
  return takeStudentsBack(dictionary, people, context)
}
