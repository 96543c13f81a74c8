import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { importSteps, uploadFile } from '../testing/import-file.ts'

const rows = 150
/** Kills, each a little later than the one before; the long campaign has ten. */
const kills = Number(process.env['IMPORT_KILLS'] ?? 3)

describe('an import whose connections are killed', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const stored = async (prefix: string) => {
    const { n } = await at.database.kysely
      .selectFrom('n_course')
      .select((of) => of.fn.countAll<number>().as('n'))
      .where('value', 'like', `${prefix}-%`)
      .executeTakeFirstOrThrow()
    return Number(n)
  }
  /** Ends every statement that writes, as the death of the server's process would. */
  const killWriters = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
        and xact_start is not null`.execute(at.database.kysely)

  it('stores all of its rows or none, and is carried out once after that', async () => {
    let killed = 0
    for (let round = 0; round < kills; round++) {
      const prefix = `K${round}`
      const lines = Array.from({ length: rows }, (_, n) => `${prefix}-${n},Course ${n},विषय`)
      const content = ['Code,Name,Name in Nepali', ...lines].join('\n')
      const { id } = await uploadFile(registrar, { target: 'n_course', content })
      const steps = importSteps(registrar, id)
      const commit = steps.run('import_commit').catch(() => null)
      await setTimeout(10 + (round * 150) / kills)
      await killWriters()
      const answer = await commit
      const count = await stored(prefix)
      const isDone = answer?.status === 200 && answer.body['isError'] === false
      expect([round, count]).toEqual([round, isDone ? rows : 0])
      if (isDone) continue
      killed++
      expect((await steps.run('import_commit')).body['isError']).toBe(false)
      expect(await stored(prefix)).toBe(rows)
    }
    expect(killed).toBeGreaterThan(0)
  })
})
