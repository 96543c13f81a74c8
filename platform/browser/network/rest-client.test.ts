import { expect, it, vi } from 'vitest'
import { createRestClient } from './rest-client.ts'

it('a protected call without a token fails with the words for it and sends nothing', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const needed = new Error('Authentication required')
  const rest = createRestClient({
    token: () => null,
    missing: () => needed,
    refresh: () => Promise.resolve(false),
    rejected: () => undefined,
  })
  await expect(rest.get('/api/v1/models/c_payment')).rejects.toBe(needed)
  await expect(rest.post('/nou/voucherpay/save', {})).rejects.toBe(needed)
  expect(fetched).not.toHaveBeenCalled()
})

it('a protected call names the type of its body also without one; a public one without a body does not', async () => {
  vi.stubGlobal('window', {})
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response('{}')))
  const rest = createRestClient({
    token: () => 'token',
    missing: () => new Error(),
    refresh: () => Promise.resolve(false),
    rejected: () => undefined,
  })
  await rest.get('/api/v1/models/c_payment')
  await rest.delete('/api/v1/models/n_qualification/1')
  await rest.get('/health', { anonymous: true })
  const types = fetched.mock.calls.map(([, sent]) => new Headers(sent?.headers).get('Content-Type'))
  expect(types).toEqual(['application/json', 'application/json', null])
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
