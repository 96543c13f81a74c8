import { expect, it } from 'vitest'
import type { RestClient } from './rest-client.ts'
import { firstRecords, listRecords } from './records.ts'

/** A server that answers with 100 records at most; what was asked of it. */
function serverOf(count: number) {
  const asked: string[] = []
  const get = (path: string) => {
    asked.push(path)
    const query = new URL(path, 'http://portal').searchParams
    const from = Number(query.get('$skip') ?? 0)
    const size = Math.min(Number(query.get('$top') ?? 100), 100)
    const records = Array.from({ length: count }, (_, id) => ({ id })).slice(from, from + size)
    return Promise.resolve({ 'row-count': count, records })
  }
  const rest = { get } satisfies Partial<RestClient> as unknown as RestClient
  return { rest, asked }
}

it.each([
  [0, 1],
  [100, 1],
  [101, 2],
  [250, 3],
])('reads all %d records of a list, in %d pages', async (count, pages) => {
  const { rest, asked } = serverOf(count)
  const records = await listRecords(rest, 'c_payment', { $filter: 'C_BPartner_ID eq 1' })
  expect(records.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, id) => id))
  expect(asked).toHaveLength(pages)
})

it('reads a first page only where it is asked for by name', async () => {
  const { rest, asked } = serverOf(250)
  expect(await firstRecords(rest, 'ad_note', { $top: '20' })).toHaveLength(20)
  expect(asked).toHaveLength(1)
})
