import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { watchedTables } from '#platform/server/model-engine/write/changes.ts'
import { productDictionary } from './dictionary.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { applications, apply, openProgram, someone } from '#testing/kinds/program-applicant.ts'

describe('the in-memory caches', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  it('is heard of by a trigger on every table it comes from', async () => {
    const { rows } = await sql<{ table: string }>`select tgrelid::regclass::text as table
      from pg_trigger join pg_proc on pg_proc.oid = tgfoid where proname = 'announce_change'`.execute(
      at.database.kysely,
    )
    const settings = ['institution', 'n_setting', 'n_bank_account', 'university_picture'] // have caches of their own
    expect(rows.map(({ table }) => table).toSorted()).toEqual(
      [...watchedTables(productDictionary()), ...settings].toSorted(),
    )
  })

  it('knows the name of an opening that was written past the server, and its new name', async () => {
    const { person } = await someone(at, { entrance: { paid: true, eligible: true } })
    await apply(person, await openProgram(at, { row: { name: 'First' } }))
    const names = async () => {
      const { body } = await person.get(applications, { $orderby: 'id asc' })
      return body['records']
    }
    const named = (identifier: string) => ({ n_program_cregopen_ID: { identifier } })
    expect(await names()).toMatchObject([named('First')])
    const second = await openProgram(at, { row: { name: 'Second' } })
    await apply(person, second)
    await expect.poll(names).toMatchObject([named('First'), named('Second')])
    await at.database.kysely
      .updateTable('n_program_cregopen')
      .set({ name: 'Renamed' })
      .where('n_program_cregopen_id', '=', second)
      .execute()
    await expect.poll(names).toMatchObject([named('First'), named('Renamed')])
  })
})
