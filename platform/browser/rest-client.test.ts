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
