import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { matchHeadings, plainHeading } from '../../rules/headings.ts'
import type { FileTable } from '#platform/server/tables/read-table.ts'
import type { ImportTarget } from '../targets/target.ts'

/** All pieces of a file in their order, and its hash. */
export async function joinPieces(transaction: Transaction, importId: number) {
  const pieces = await transaction
    .selectFrom('import_piece')
    .select('content')
    .where('import_id', '=', importId)
    .orderBy('place')
    .execute()
  const content = Buffer.concat(pieces.map((piece) => piece.content))
  return { content, sha256: createHash('sha256').update(content).digest('hex') }
}

const rowsAtOnce = 2_000

/** Stores the rows of a file, with the columns that its headings name. */
export async function storeTable(
  transaction: Transaction,
  { importId, sha256 }: { readonly importId: number; readonly sha256: string },
  { table: { head, rows }, target }: { readonly table: FileTable; readonly target: ImportTarget },
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows
      .slice(from, from + rowsAtOnce)
      .map(({ line, cells }) => ({ line, cells: JSON.stringify(cells) }))
    await sql`insert into import_row (import_id, line, cells)
      select ${importId}::bigint, line, cells
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as r(line int, cells text)`.execute(
      transaction,
    )
  }
  const remembered = await rememberedHeadings(transaction, target.id)
  const mapping = matchHeadings(head, target.columns, remembered)
  await transaction
    .updateTable('import')
    .set({
      sha256,
      head: JSON.stringify(head),
      mapping: JSON.stringify(mapping),
      key_columns: JSON.stringify(usualKey(mapping, target)),
    })
    .where('import_id', '=', importId)
    .execute()
}

async function rememberedHeadings(
  transaction: Transaction,
  target: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await transaction
    .selectFrom('import_heading')
    .select(['heading', 'column_name'])
    .where('target', '=', target)
    .execute()
  return new Map(rows.map(({ heading, column_name: column }) => [heading, column]))
}

/** Remembers where the headings of a file went, for the next one. */
export async function rememberHeadings(
  transaction: Transaction,
  target: string,
  { head, mapping }: { readonly head: readonly string[]; readonly mapping: readonly string[] },
): Promise<void> {
  const columns = new Map(
    head.flatMap((heading, place) => {
      const column = mapping[place] ?? ''
      return plainHeading(heading) === '' || column === '' ? [] : [[plainHeading(heading), column]]
    }),
  )
  for (const [heading, column] of columns)
    await transaction
      .insertInto('import_heading')
      .values({ target, heading, column_name: column })
      .onConflict((conflict) =>
        conflict.columns(['target', 'heading']).doUpdateSet({ column_name: column }),
      )
      .execute()
}

/** The first key of which the file has a column. */
function usualKey(mapping: readonly string[], { keys }: ImportTarget): readonly string[] {
  return keys.find((key) => key.some((name) => mapping.includes(name))) ?? keys[0] ?? []
}
