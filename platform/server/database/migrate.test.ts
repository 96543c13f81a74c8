import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#platform/testing/empty-database.ts'
import type { Transaction } from './database.ts'
import { findMigrations, migrate, missingMigrations, splitStatements } from './migrate.ts'

describe('the statements of a file', () => {
  it.each([
    ['one to a line', 'create table a ();\ncreate table b ();\n', 2],
    ['one over many lines', 'create table a (\n  x text,\n  y text\n);\n', 1],
    ['with a note behind it', 'create table a (); -- for now\nselect 1;', 2],
    ['with notes and empty lines between', '-- first\n\nselect 1;\n\n-- second\nselect 2;\n', 2],
    ['the last without its sign', 'select 1;\nselect 2', 2],
    [
      'a body with signs of its own',
      'create function f() returns void as $$\nbegin\n  perform 1;\n  perform 2;\nend\n$$ language plpgsql;\nselect 1;',
      2,
    ],
    ['a body in one line', 'do $$ begin perform 1; end $$;\nselect 1;', 2],
    ['only notes', '-- nothing to do\n', 0],
    ['nothing', '', 0],
  ])('%s', (_, text, count) => {
    expect(splitStatements(text)).toHaveLength(count)
  })
})

describe('migrations', () => {
  let at: TestDatabase
  let root: string
  beforeEach(async () => {
    at = await emptyDatabase()
    root = await mkdtemp(join(tmpdir(), 'migrations-'))
  })
  afterEach(async () => {
    await at.drop()
    await rm(root, { recursive: true })
  })

  const write = async (path: string, text: string) => {
    const file = join(root, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const applied = async () =>
    (
      await sql<{ name: string }>`select name from schema_migration order by name`.execute(
        at.database.kysely,
      )
    ).rows.map(({ name }) => name)

  it('are found in every room, and run in the order of their numbers', async () => {
    await write('kinds/exam/server/migrations/0003-c.sql', 'alter table a add z text;')
    await write('platform/server/database/migrations/0001-a.sql', 'create table a ();')
    await write(
      'features/payments/server/ledger/migrations/0002-b.sql',
      'alter table a add y text;',
    )
    await write('features/payments/server/notes.sql', 'no migration;')
    expect(findMigrations(root).map(({ name }) => name)).toEqual([
      '0001-a.sql',
      '0002-b.sql',
      '0003-c.sql',
    ])
    await expect(migrate(at.database, root)).resolves.toBe(3)
    await expect(migrate(at.database, root)).resolves.toBe(0)
    await expect(applied()).resolves.toEqual(['0001-a.sql', '0002-b.sql', '0003-c.sql'])
  })

  it('of a newer version are added to those that have run', async () => {
    await write('platform/server/migrations/0001-a.sql', 'create table a ();')
    await migrate(at.database, root)
    await write('platform/server/migrations/0002-b.sql', 'insert into a default values;')
    await expect(migrate(at.database, root)).resolves.toBe(1)
    const { rows } = await sql`select 1 from a`.execute(at.database.kysely)
    expect(rows).toHaveLength(1)
  })

  it('that were changed after they had run stop the start', async () => {
    await write('platform/server/migrations/0001-a.sql', 'create table a ();')
    await migrate(at.database, root)
    await write('platform/server/migrations/0001-a.sql', 'create table a (x text);')
    await expect(migrate(at.database, root)).rejects.toThrow(
      'Migration 0001-a.sql was changed after it had been applied; add a new one instead',
    )
  })

  it('that fail leave nothing of themselves, and what ran before stays', async () => {
    await write('platform/server/migrations/0001-a.sql', 'create table a ();')
    await write('platform/server/migrations/0002-b.sql', 'create table b ();\ncreate table a ();')
    await expect(migrate(at.database, root)).rejects.toThrow(/already exists/)
    await expect(applied()).resolves.toEqual(['0001-a.sql'])
    await expect(sql`select 1 from b`.execute(at.database.kysely)).rejects.toThrow(/does not exist/)
    await write('platform/server/migrations/0002-b.sql', 'create table b ();')
    await expect(migrate(at.database, root)).resolves.toBe(1)
  })

  it('run once when several servers start at the same time', async () => {
    await write(
      'platform/server/migrations/0001-a.sql',
      'create table a (n int);\ninsert into a values (1);',
    )
    await migrate(at.database, root)
    await write('platform/server/migrations/0002-b.sql', 'insert into a values (2);')
    const counts = await Promise.all([1, 2, 3].map(() => migrate(at.database, root)))
    expect(counts.toSorted()).toEqual([0, 0, 1])
    const { rows } = await sql`select n from a order by n`.execute(at.database.kysely)
    expect(rows).toEqual([{ n: 1 }, { n: 2 }])
  })

  it('of a newer version make an older one refuse, before anything is changed', async () => {
    await migrate(at.database, root)
    await sql`insert into schema_migration (name, sha256) values ('9999-later.sql', '')`.execute(
      at.database.kysely,
    )
    await expect(migrate(at.database, root)).rejects.toThrow('newer version of the product')
    expect(await missingMigrations(at.database, ['9999-later.sql', '9998-none.sql'])).toEqual([
      '9998-none.sql',
    ])
  })

  it('have no limit of time for a statement', async () => {
    await write(
      'platform/server/migrations/0001-limit.sql',
      "create table seen as select current_setting('statement_timeout') as value;",
    )
    await migrate(at.database, root)
    const { rows } = await sql<{ value: string }>`select value from seen`.execute(
      at.database.kysely,
    )
    expect(rows).toEqual([{ value: '0' }])
  })

  it('let the requests behind them pass while a long report holds a table, and try again', async () => {
    await write('platform/server/migrations/0001-busy.sql', 'create table busy (id int);')
    await migrate(at.database, root)
    await write('platform/server/migrations/0002-busy.sql', 'alter table busy add column at int;')
    const read = (reader: Transaction) => sql`select * from busy`.execute(reader)
    const report = Promise.withResolvers<void>()
    const reading = at.database.snapshot(async (reader) => {
      await read(reader)
      await report.promise
    })
    const migrating = migrate(at.database, root, 20)
    for (let time = 0; time < 5; time++) await at.database.transaction(read)
    report.resolve()
    await reading
    expect(await migrating).toBe(1)
  })
})
