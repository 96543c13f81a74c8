import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'

let at: TestServer
beforeAll(async () => {
  at = await testServer({ idleJobs: true })
})
afterAll(() => at.close())

/** Without one, removing each account of an import reads every row of the table. */
it('every column that refers to a person, an account or an enrollment begins an index', async () => {
  const { rows } = await sql<{ readonly column: string }>`
    select c.conrelid::regclass || '.' || a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f'
      and c.confrelid in ('c_bpartner'::regclass, 'ad_user'::regclass, 'n_program_enroll'::regclass)
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = any(c.conkey))
    order by 1`.execute(at.database.kysely)
  expect(rows.map(({ column }) => column)).toEqual([])
})
