import { sql } from 'kysely'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { carriedMessages } from '#features/imports/rules/carried-messages.ts'
import { importMessages as text } from '#features/imports/rules/messages.ts'
import {
  carriedCourseColumns,
  carriedSemesterColumns,
} from '#features/imports/wire/carried-columns.ts'
import type {
  ImportColumn,
  ImportContext,
  ImportTarget,
  Obstacle,
  PlannedRow,
  StoredRow,
} from '../target.ts'
import { changeRows } from '../change-rows.ts'
import { versionAt, versionSql } from '../time-version.ts'
import { carriedNames, openCarried } from './carried-plan.ts'
import { allCarried } from './known-carried.ts'

/** Results of before: of courses, and of semesters of which only the average is known. */
export function carriedTargets(dictionary: Dictionary): readonly ImportTarget[] {
  const shared = { unique: [], store, takeBack }
  const open = (hasCourse: boolean) => (context: ImportContext) =>
    openCarried({ dictionary, hasCourse }, context)
  return [
    {
      ...shared,
      id: 'carried-courses',
      label: carriedMessages.courses,
      note: carriedMessages['courses-note'],
      columns: columnsOf(carriedCourseColumns),
      keys: [['student', 'n_sem_year_id', 'n_course_id']],
      open: open(true),
      readAll: (context) => cells(dictionary, Object.keys(carriedCourseColumns), context),
    },
    {
      ...shared,
      id: 'carried-semesters',
      label: carriedMessages.semesters,
      note: carriedMessages['semesters-note'],
      columns: columnsOf(carriedSemesterColumns),
      keys: [['student', 'n_sem_year_id']],
      open: open(false),
      readAll: (context) => cells(dictionary, Object.keys(carriedSemesterColumns), context),
    },
  ]
}

function columnsOf(
  columns: Readonly<Record<string, Omit<ImportColumn, 'name' | 'help'>>>,
): readonly ImportColumn[] {
  return Object.entries(columns).map(([name, column]) => ({ help: null, ...column, name }))
}

/** Stored results as the cells of a file. */
async function cells(
  dictionary: Dictionary,
  names: readonly string[],
  { transaction }: ImportContext,
): Promise<readonly (readonly string[])[]> {
  const named = await carriedNames(dictionary, transaction)
  const rows = await allCarried(transaction, names.includes('n_course_id'))
  return rows.map((row) => {
    const values: Readonly<Record<string, string | number | null>> = row
    return names.map((name) => {
      const value = String(values[name] ?? '')
      return named.get(name)?.cells.get(value) ?? value
    })
  })
}

const results = { table: 'n_carried_result', key: 'n_carried_result_id' } as const
const rowsAtOnce = 1_000

async function store(
  rows: readonly PlannedRow[],
  context: ImportContext,
): Promise<Obstacle | readonly StoredRow[]> {
  const stored: StoredRow[] = []
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce)
    const made = part.filter(({ plan }) => plan.state === 'new')
    const changed = part.filter(({ plan }) => plan.state === 'changed')
    const moved = await findMoved(
      changed.map(({ line, plan: { record } }) => ({ line, id: record?.id ?? 0, ...record })),
      context,
    )
    if (moved !== null) return { line: moved, reason: text['changed-meanwhile'] }
    const created = await create(made, context)
    const missing = made.find(({ line }) => created.every((each) => each.line !== line))
    if (missing !== undefined) return { line: missing.line, reason: text['changed-meanwhile'] }
    stored.push(...created, ...(await changeRows(results, changed, context)))
  }
  return stored
}

type Versioned = { readonly line: number; readonly id: number; readonly version?: number }

/** Locks the rows; the line of one that has another version now. */
async function findMoved(
  rows: readonly Versioned[],
  { transaction }: { readonly transaction: Transaction },
): Promise<number | null> {
  const ids = rows.map(({ id }) => id)
  const { rows: found } = await sql<{ id: number; version: number }>`
    select n_carried_result_id as id, ${versionSql(sql`updated`)} as version
    from n_carried_result where n_carried_result_id = any(${ids}::bigint[])
    order by 1 for update`.execute(transaction)
  const versions = new Map(found.map(({ id, version }) => [id, version]))
  return rows.find(({ id, version }) => versions.get(id) !== version)?.line ?? null
}

/** A row that is there already is left out of the answer. */
async function create(
  rows: readonly PlannedRow[],
  { transaction, session, nowMs }: ImportContext,
): Promise<readonly StoredRow[]> {
  const given = JSON.stringify(rows.map(({ line, plan }) => ({ line, ...plan.values })))
  const now = sql`${new Date(nowMs)}::timestamptz`
  const by = sql`${session.userId}::bigint`
  const { rows: made } = await sql<StoredRow>`
    with given as materialized (
      select g.*, nextval(pg_get_serial_sequence('n_carried_result', 'n_carried_result_id')) as id
      from jsonb_to_recordset(${given}::jsonb) as g(line int, c_bpartner_id bigint,
        n_program_enroll_id bigint, n_sem_year_id bigint, n_course_id bigint, credit_hour numeric,
        total_om numeric, total_fm numeric, grade text, grade_point numeric, outcome text,
        sgpa numeric, source text, source_day date)
    ), made as (
      insert into n_carried_result (n_carried_result_id, c_bpartner_id, n_program_enroll_id,
        n_sem_year_id, n_course_id, credit_hour, total_om, total_fm, grade, grade_point, outcome,
        sgpa, source, source_day, created, createdby, updated, updatedby)
      select id, c_bpartner_id, n_program_enroll_id, n_sem_year_id, n_course_id, credit_hour,
        total_om, total_fm, grade, grade_point, outcome, sgpa, source, source_day,
        ${now}, ${by}, ${now}, ${by} from given
      on conflict do nothing returning n_carried_result_id as id
    )
    select given.line, made.id, ${versionAt(nowMs)}::bigint as version
    from made join given using (id)`.execute(transaction)
  return made
}

/** Not if a result was changed since, or counts in a result that was prepared or published after it. */
async function takeBack(
  rows: readonly (PlannedRow & StoredRow)[],
  context: ImportContext,
): Promise<Obstacle | null> {
  const moved = await findMoved(rows, context)
  if (moved !== null) return { line: moved, reason: text['changed-since'] }
  const counted = await findCounted(rows, context)
  if (counted !== null) return { line: counted, reason: text['carried-counted'] }
  const changed = rows.filter(({ plan }) => plan.state === 'changed')
  await changeRows(
    results,
    changed.map(({ line, plan }) => ({ line, plan: { ...plan, values: plan.before } })),
    context,
  )
  const made = rows.filter(({ plan }) => plan.state === 'new').map(({ id }) => id)
  await sql`delete from n_carried_result
    where n_carried_result_id = any(${made}::bigint[])`.execute(context.transaction)
  return null
}

async function findCounted(
  rows: readonly StoredRow[],
  { transaction }: ImportContext,
): Promise<number | null> {
  const ids = rows.map(({ id }) => id)
  const { rows: found } = await sql<{ id: number }>`
    select r.n_carried_result_id as id from n_carried_result r
    where r.n_carried_result_id = any(${ids}::bigint[]) and exists (
      select from n_exam_result x join n_exam_reg a using (n_exam_reg_id)
      where a.n_program_enroll_id = r.n_program_enroll_id and x.created >= r.updated
    ) limit 1`.execute(transaction)
  return rows.find(({ id }) => id === found[0]?.id)?.line ?? null
}
