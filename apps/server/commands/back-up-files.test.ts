import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import { diskFileStore } from '#platform/server/files/disk-file-store.ts'
import { memoryFileStore } from '#platform/server/files/memory-file-store.ts'
import { storeShipper } from '#platform/server/postgres/backup/ship.ts'
import { emptyDatabase, type TestDatabase } from '#platform/testing/empty-database.ts'
import { backUpFiles, verifyFiles } from './back-up-files.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

describe('the uploads of a database with a backup of its own', () => {
  let database: TestDatabase
  let outer: string
  let at: { url: string; dataDir: string; to: string }

  beforeAll(async () => {
    database = await emptyDatabase()
    outer = mkdtempSync(join(tmpdir(), 'files-backup-'))
    at = { url: database.url, dataDir: join(outer, 'data'), to: join(outer, 'backup') }
    await migrate(database.database, root)
    await store('slip')
  })
  afterAll(async () => {
    await database.drop()
    rmSync(outer, { recursive: true, force: true })
  })

  async function store(text: string): Promise<void> {
    const content = new TextEncoder().encode(text)
    const { sha256 } = await diskFileStore(join(at.dataDir, 'files')).put(content)
    await name(sha256)
  }
  const name = (sha256: string) =>
    sql`insert into stored_file (sha256, bytes, mime, file_name)
      values (${sha256}, 4, 'application/pdf', 'slip.pdf')`.execute(database.database.kysely)

  it('are copied once each, and compared with the rows', async () => {
    expect(await backUpFiles(at)).toContain('Copied 1 new uploads')
    await store('photo')
    expect(await backUpFiles(at)).toContain('Copied 1 new uploads')
    expect(await verifyFiles(at)).toContain('every upload that it names')
  })

  it('of a bucket are copied too, and compared with their hashes', async () => {
    const bucket = memoryFileStore()
    const { sha256 } = await bucket.put(new TextEncoder().encode('from the bucket'))
    await name(sha256)
    await expect(backUpFiles(at)).rejects.toThrow(`The upload ${sha256}, named in stored_file`)
    expect(await backUpFiles({ ...at, ship: storeShipper(bucket) })).toContain('Copied 1 new')
    expect(await backUpFiles({ ...at, ship: storeShipper(bucket) })).toContain('Copied 0 new')
    expect(await verifyFiles(at)).toContain('every upload that it names')
  })

  it('are not whole when the database names one that is not there', async () => {
    await name('a'.repeat(64))
    await expect(backUpFiles(at)).rejects.toThrow(
      /The upload a{64}, named in stored_file, is missing/,
    )
    await sql`delete from stored_file where sha256 = ${'a'.repeat(64)}`.execute(
      database.database.kysely,
    )
  })

  it('are not whole when one was damaged', async () => {
    const [first = ''] = readdirSync(join(at.to, 'files'), { recursive: true })
      .map(String)
      .filter((path) => /[0-9a-f]{64}$/.test(path))
    writeFileSync(join(at.to, 'files', first), 'something else')
    await expect(verifyFiles(at)).rejects.toThrow(/The upload [0-9a-f]{64} is damaged/)
  })

  it('need a folder', async () => {
    await expect(backUpFiles({ ...at, to: undefined })).rejects.toThrow('--to')
  })
})
