import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { productDictionary } from './dictionary.ts'

let at: TestServer
beforeAll(async () => {
  at = await testServer({ idleJobs: true })
})
afterAll(() => at.close())

const models = [...productDictionary().values()].filter(({ oneOf }) => oneOf !== undefined)

it('payments say that they are for one thing', () => {
  expect(models.map(({ table }) => table)).toContain('c_payment')
})

it.each(models)('the database holds that a $table has one of its references', async (model) => {
  const { rows } = await sql<{ columns: string }>`
    select substring(pg_get_constraintdef(oid) from 'num_nonnulls\\((.*)\\) <= 1') as columns
    from pg_constraint where conrelid = ${model.table}::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%num_nonnulls%'`.execute(at.database.kysely)
  const held = rows.map(({ columns }) => columns.split(', ').toSorted())
  expect(held).toContainEqual((model.oneOf ?? []).map((name) => name.toLowerCase()).toSorted())
})
