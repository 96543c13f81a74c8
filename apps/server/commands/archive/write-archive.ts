import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { batches } from '#platform/server/database/snapshots.ts'
import { findSha256, type FileStore, type Sha256 } from '#platform/server/files/file-store.ts'
import { readme } from './archive-readme.ts'
import { type ArchivedTable, archivedTables } from './archived-tables.ts'

type Archive = {
  readonly database: Database
  readonly files: FileStore
  /** Path of the zip to write; nothing may be there. */
  readonly to: string
}

const rowsAtOnce = 2_000

/**
 * Writes the whole university as one zip that other software can read: a CSV per table as of one moment, a description of
 * the tables, and every uploaded file under its hash. Memory stays flat. The zip is there when it is complete, or not at all.
 */
export async function writeArchive({ database, files, to }: Archive): Promise<string> {
  if (existsSync(to)) throw new Error(`${to} is there already. Name another file.`)
  const part = `${to}.part`
  try {
    const summary = await database.snapshot(async (reader) => {
      const tables = await archivedTables(reader)
      const contents = await storedContents(reader)
      const zip = new ZipFile()
      const counts = new Map<string, number>()
      const stop = new AbortController()
      const from = { reader, counts, signal: stop.signal }
      zip.addBuffer(Buffer.from(readme), 'README.txt')
      zip.addBuffer(Buffer.from(JSON.stringify(tables, null, 2)), 'schema.json')
      for (const table of tables) add(zip, `tables/${table.name}.csv`, () => csvOf(table, from))
      const missing: Sha256[] = []
      for (const content of contents)
        add(zip, `files/${content}`, () => contentOf(files, content, missing))
      zip.end()
      await writeTo(part, zip, stop)
      return summaryOf(counts, contents.length, missing)
    })
    await rename(part, to)
    return `${to}: ${summary}`
  } finally {
    await rm(part, { force: true })
  }
}

function add(zip: ZipFile, name: string, open: () => AsyncGenerator<Uint8Array | string>): void {
  zip.addReadStreamLazy(name, {}, (done) =>
    done(null, Readable.from(open(), { objectMode: false })),
  )
}

/** Writes the zip to a file; what fails, here or in an entry, stops the entries that are not read yet. */
async function writeTo(path: string, zip: ZipFile, stop: AbortController): Promise<void> {
  let failure: unknown = null
  zip.on('error', (error) => {
    failure = error
    stop.abort()
  })
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx' })
  await pipeline(zip.outputStream, file, { signal: stop.signal }).catch((error: unknown) => {
    stop.abort()
    throw failure ?? error
  })
}

type Reading = {
  readonly reader: Transaction
  readonly counts: Map<string, number>
  readonly signal: AbortSignal
}

/** Rows of a table as text, in the order of its key; counts them. */
async function* csvOf(
  { name, columns, primaryKey }: ArchivedTable,
  { reader, counts, signal }: Reading,
): AsyncGenerator<string> {
  if (signal.aborted) return
  yield lineOf(columns.map((column) => column.name))
  const cells = columns.map((column) => sql`${sql.ref(column.name)}::text`)
  const order = primaryKey.length === 0 ? sql`` : sql`order by ${sql.join(primaryKey.map(sql.ref))}`
  const query = sql<{ cells: string }>`
    select json_build_array(${sql.join(cells)})::text as cells from ${sql.table(name)} ${order}`
  counts.set(name, 0)
  for await (const rows of batches(reader, query, rowsAtOnce)) {
    counts.set(name, (counts.get(name) ?? 0) + rows.length)
    yield rows.map((row) => lineOf(JSON.parse(row.cells))).join('')
  }
}

/** A line by RFC 4180. Nothing between two commas is no value, "" is an empty text. */
function lineOf(cells: readonly (string | null)[]): string {
  const quoted = cells.map((cell) =>
    cell === null
      ? ''
      : cell === '' || /[",\r\n]/.test(cell)
        ? `"${cell.replaceAll('"', '""')}"`
        : cell,
  )
  return `${quoted.join(',')}\r\n`
}

async function storedContents(reader: Transaction): Promise<readonly Sha256[]> {
  const rows = await reader
    .selectFrom('stored_file')
    .select('sha256')
    .distinct()
    .orderBy('sha256')
    .execute()
  return rows.flatMap(({ sha256 }) => findSha256(sha256) ?? [])
}

async function* contentOf(
  files: FileStore,
  content: Sha256,
  missing: Sha256[],
): AsyncGenerator<Uint8Array> {
  const bytes = await files.read(content)
  if (bytes === null) missing.push(content)
  else yield bytes
}

function summaryOf(
  counts: ReadonlyMap<string, number>,
  files: number,
  missing: readonly Sha256[],
): string {
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const lost = missing.map((content) => `\n  not in the store of files, empty here: ${content}`)
  return `${counts.size} tables with ${rows} rows, ${files} files.${lost.join('')}`
}
