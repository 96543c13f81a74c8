import type { Selectable } from 'kysely'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { RowState } from '../../rules/row-state.ts'
import type { ImportTable } from '../tables.ts'

/** An import as it is stored. */
export type StoredImport = {
  readonly id: number
  readonly target: string
  readonly fileName: string
  readonly bytes: number
  readonly sha256: string | null
  readonly created: Date
  readonly createdBy: number
  /** Headings of the file; null until all of it has arrived. */
  readonly head: readonly string[] | null
  /** For each column of the file the column it goes to; '' for none. */
  readonly mapping: readonly string[]
  readonly key: readonly string[]
  readonly planned: Date | null
  readonly committed: Date | null
  readonly undone: Date | null
}

/** Null: there is none with the id. */
export async function findImport(reader: Reader, id: number): Promise<StoredImport | null> {
  const row = await importsIn(reader).where('import_id', '=', id).executeTakeFirst()
  return row === undefined ? null : importOf(row)
}

/** The same, locked. */
export async function lockImport(
  transaction: Transaction,
  id: number,
): Promise<StoredImport | null> {
  const row = await importsIn(transaction)
    .where('import_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? null : importOf(row)
}

/** Latest imports of some targets, the newest first. */
export async function latestImports(
  reader: Reader,
  targets: readonly string[],
): Promise<readonly StoredImport[]> {
  const rows = await importsIn(reader)
    .where('target', 'in', [...targets, ''])
    .where('head', 'is not', null)
    .orderBy('import_id', 'desc')
    .limit(20)
    .execute()
  return rows.map(importOf)
}

const importsIn = (reader: Reader) => reader.selectFrom('import').selectAll()

function importOf(row: Selectable<ImportTable>): StoredImport {
  return {
    id: row.import_id,
    target: row.target,
    fileName: row.file_name,
    bytes: row.bytes,
    sha256: row.sha256,
    created: row.created,
    createdBy: row.createdby,
    head: row.head === null ? null : JSON.parse(row.head),
    mapping: JSON.parse(row.mapping ?? '[]'),
    key: JSON.parse(row.key_columns ?? '[]'),
    planned: row.planned,
    committed: row.committed,
    undone: row.undone,
  }
}

export type StateCounts = Readonly<Record<RowState, number>>

/** Number of rows by state; of rows without a plan none. */
export async function countRows(reader: Reader, importId: number): Promise<StateCounts> {
  const rows = await reader
    .selectFrom('import_row')
    .select(({ fn }) => ['state', fn.countAll<string>().as('n')])
    .where('import_id', '=', importId)
    .groupBy('state')
    .execute()
  const countOf = (state: RowState) => Number(rows.find((row) => row.state === state)?.n ?? 0)
  return {
    new: countOf('new'),
    changed: countOf('changed'),
    equal: countOf('equal'),
    refused: countOf('refused'),
    'left-out': countOf('left-out'),
  }
}

/** Number of all rows, also of those without a plan. */
export async function countAllRows(reader: Reader, importId: number): Promise<number> {
  const { n } = await reader
    .selectFrom('import_row')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  return Number(n)
}
