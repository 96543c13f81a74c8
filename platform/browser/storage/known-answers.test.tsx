import { beforeEach, describe, expect, it } from 'vitest'
import { createRestClient } from '../network/rest-client.ts'
import { clearSavedCopies } from './saved-copy.ts'
import { fakeNetwork, type FakeNetwork } from '../testing/network.ts'

const path = '/api/v1/models/c_payment?$filter=x'
const list = { body: { records: [{ id: 1 }] }, etag: '"one"' }
let network: FakeNetwork
const rest = createRestClient({
  token: () => 'token',
  missing: () => new Error(),
  refresh: () => Promise.resolve(false),
  rejected: () => undefined,
})
const askedBy = () => network.left.map(({ headers }) => headers.get('If-None-Match'))

describe('an answer that is asked for again', () => {
  beforeEach(() => {
    clearSavedCopies()
    network = fakeNetwork()
  })

  it('is what it was where the server says it is unchanged, and the new one where not', async () => {
    network.on('GET /api/v1/models/c_payment', () => list)
    expect(await rest.get(path)).toEqual(list.body)
    network.on('GET /api/v1/models/c_payment', () => ({ status: 304 }))
    expect(await rest.get(path)).toEqual(list.body)
    network.on('GET /api/v1/models/c_payment', () => ({ body: { records: [] }, etag: '"two"' }))
    expect(await rest.get(path)).toEqual({ records: [] })
    await rest.get(path)
    expect(askedBy()).toEqual([null, '"one"', '"one"', '"two"'])
  })

  it('is evicted at logout, also when it arrives after it', async () => {
    network.on('GET /api/v1/models/c_payment', () => list)
    await rest.get(path)
    const held = Promise.withResolvers<typeof list>()
    network.on('GET /api/v1/models/c_payment', () => held.promise)
    const late = rest.get(path)
    clearSavedCopies()
    held.resolve({ ...list, etag: '"late"' })
    await late
    expect(Object.keys(localStorage).filter((name) => name.includes('c_payment'))).toEqual([])
  })

  it('is never cached for a public call', async () => {
    network.on('GET /nou/portal/settings', () => list)
    await rest.get('/nou/portal/settings', { anonymous: true })
    await rest.get('/nou/portal/settings', { anonymous: true })
    expect(askedBy()).toEqual([null, null])
  })

  it('that only the head script knew is asked for whole', async () => {
    network.on('GET /api/v1/models/c_payment', () => list)
    const answer = Promise.resolve(new Response(null, { status: 304 }))
    window.earlyAnswers = { [path]: { token: 'Bearer token'.slice(7), answer } }
    expect(await rest.get(path)).toEqual(list.body)
    expect(network.left).toHaveLength(1)
  })
})
