import { sql } from 'kysely'
import { say } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import { importMessages as text } from '../../rules/messages.ts'
import { readPictureName } from '../../rules/picture-name.ts'
import { zipProblems } from '../../rules/picture-problem.ts'
import { storeTable } from '../plan/receive-file.ts'
import { lockImport, type StoredImport } from '../plan/stored-import.ts'
import type { ImportTarget } from '../targets/target.ts'
import { hashPieces } from './piece-reader.ts'
import { withZip } from './zip-files.ts'

/** A file of a zip without its content. */
type NamedFile = { readonly line: number; readonly path: string }

/** Stores the list of a zip that has arrived whole. Its pieces stay until every picture of it is read. */
export async function receiveZip(
  of: StoredImport,
  target: ImportTarget,
  { database }: Pick<ProcessContext, 'database'>,
) {
  const listed = (await isZip(database, of.id))
    ? await withZip(database.kysely, of, (_zip, files) =>
        Promise.resolve(files.map(({ line, path }) => ({ line, path }))),
      )
    : 'no-zip'
  if (typeof listed === 'string') {
    await database.kysely.deleteFrom('import').where('import_id', '=', of.id).execute()
    return refusal('rule/file-refused', zipProblems[listed])
  }
  const sha256 = await hashPieces(database.kysely, of)
  await database.transaction(async (transaction) => {
    const now = await lockImport(transaction, of.id)
    if (now?.head === null) await storeFiles(transaction, { of, sha256, files: listed }, target)
  })
  return { summary: text.piece, data: { isComplete: true } }
}

/** True if the first piece begins as a zip does; an empty zip begins with its end. */
async function isZip({ kysely }: ProcessContext['database'], importId: number): Promise<boolean> {
  const { rows } = await sql<{ begin: string }>`
    select encode(substring(content from 1 for 2), 'hex') as begin
    from import_piece where import_id = ${importId} and place = 0`.execute(kysely)
  return rows[0]?.begin === '504b'
}

type ListedZip = {
  readonly of: StoredImport
  readonly sha256: string
  readonly files: readonly NamedFile[]
}

async function storeFiles(
  transaction: Transaction,
  { of, sha256, files }: ListedZip,
  target: ImportTarget,
): Promise<void> {
  const rows = files.map(({ line, path }) => ({
    line,
    cells: [path, readPictureName(path)?.number ?? ''],
  }))
  const head = target.columns.map(({ label }) => say(label, 'en'))
  await storeTable(transaction, { importId: of.id, sha256 }, { table: { head, rows }, target })
  const added = files.filter(({ path }) => readPictureName(path) === null).map(({ line }) => line)
  if (added.length === 0) return
  await transaction
    .updateTable('import_row')
    .set({ is_left_out: true })
    .where('import_id', '=', of.id)
    .where('line', 'in', added)
    .execute()
  await transaction
    .insertInto('import_picture')
    .values(added.map((line) => ({ import_id: of.id, line, problem: 'system' })))
    .execute()
}
