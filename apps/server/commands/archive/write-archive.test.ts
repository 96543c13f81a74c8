import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unzipped } from '#platform/testing/unzip.ts'
import { parseTable } from '#platform/pure/text/csv.ts'
import { memoryFileStore } from '#platform/server/files/memory-file-store.ts'
import { anApplicant, aSlip } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { writeArchive } from './write-archive.ts'

describe('the archive of a university', () => {
  let at: TestServer
  const folder = mkdtempSync(join(tmpdir(), 'archive-'))
  beforeAll(async () => {
    at = await testServer()
    await (await anApplicant(at)).uploadVoucher(aSlip())
    await at.database.kysely
      .insertInto('n_course')
      .values([
        { value: 'A,1', name: 'Line one\nline "two"' },
        { value: 'A2', name: '=SUM(A1)' },
      ])
      .execute()
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true })
    await at.close()
  })

  it('has every row of every table but the secret ones, and every file', async () => {
    const to = join(folder, 'all.zip')
    const printed = await writeArchive({ database: at.database, files: at.files, to })
    const entries = await unzipped(readFileSync(to))
    const schema: { name: string; columns: { name: string }[] }[] = JSON.parse(
      String(entries.get('schema.json')),
    )
    const names = schema.map(({ name }) => name)
    for (const secret of ['credential', 'server_secret', 'auth_session', 'second_factor'])
      expect(names).not.toContain(secret)
    expect(names).toContain('ledger_line')
    let rows = 0
    for (const { name, columns } of schema) {
      const table = parseTable(String(entries.get(`tables/${name}.csv`)))
      if ('wrong' in table) throw new Error(`${name}: ${JSON.stringify(table)}`)
      const found = await sql<{
        n: number
      }>`select count(*)::int as n from ${sql.table(name)}`.execute(at.database.kysely)
      expect([name, table.rows.length]).toEqual([name, found.rows[0]?.n])
      expect(table.head).toEqual(columns.map((column) => column.name))
      rows += table.rows.length
    }
    expect(printed).toContain(`${schema.length} tables with ${rows} rows`)
    const courses = String(entries.get('tables/n_course.csv'))
    expect(courses).toContain('"A,1"')
    expect(courses).toContain('"Line one\nline ""two"""')
    const files = [...entries.keys()].filter((name) => name.startsWith('files/'))
    expect(files.length).toBeGreaterThan(0)
    for (const name of files) expect(entries.get(name)?.length).toBeGreaterThan(0)
  })

  it('replaces no file, and says which uploads the store does not have', async () => {
    const to = join(folder, 'twice.zip')
    const empty = { database: at.database, files: memoryFileStore(), to }
    expect(await writeArchive(empty)).toContain('not in the store of files, empty here: ')
    await expect(writeArchive(empty)).rejects.toThrow('is there already')
  })

  it('leaves nothing behind where it cannot be written', async () => {
    const to = join(folder, 'no-such-folder', 'all.zip')
    await expect(writeArchive({ database: at.database, files: at.files, to })).rejects.toThrow(
      'ENOENT',
    )
  })
})
