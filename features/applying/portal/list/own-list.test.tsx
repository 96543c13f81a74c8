import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { waitsForFromWire } from '#features/applying/wire/application-return.ts'
import { ownList } from './own-list.queries.ts'

const things = ownList('thing', async () => [
  { returned: waitsForFromWire({ id: 1, n_application_return_ID: { id: 77 } }) },
  { returned: null },
])

function Things() {
  const { data, isError } = things.useList()
  if (isError) return 'The list could not be read'
  return data?.map(({ returned }, at) => (
    <p key={at}>{returned === null ? 'not returned' : (returned.reason?.en ?? 'no reason')}</p>
  ))
}

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
  signInSita()
})

const reasons = 'GET /api/v1/models/n_application_return'

it('brings what a student is asked to change', async () => {
  const records = [{ id: 77, reason: 'The photo is blurred.', reason_ne: 'धमिलो छ।' }]
  network.on(reasons, () => ({ body: { records } }))
  draw(<Things />)
  expect(await screen.findByText('The photo is blurred.')).toBeTruthy()
  expect(screen.getByText('not returned')).toBeTruthy()
})

it('stands without it where only that cannot be read', async () => {
  network.on(reasons, () => ({ status: 500, body: {} }))
  draw(<Things />)
  expect(await screen.findByText('no reason')).toBeTruthy()
  expect(screen.getByText('not returned')).toBeTruthy()
})
