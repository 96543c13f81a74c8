import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { HealthLine } from './HealthLine.tsx'

const health = 'POST /api/v1/processes/system_health'
const mail = { en: 'Mail outbox', ne: 'पठाउनुपर्ने इमेल' }
let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
})

function answer(failing: readonly (typeof mail)[]) {
  const data = { checked: '2026-11-22T05:41:00.000Z', failing }
  network.on(health, () => ({ body: { isError: false, data } }))
}

describe('the line of health', () => {
  it('says when everything answered, in Nepal’s time', async () => {
    sitAtDesk('cashier')
    answer([])
    draw(<HealthLine />)
    expect(await screen.findByText('Everything answered at 11:26')).toBeDefined()
  })

  it('names what does not work, and is a link for who watches the system only', async () => {
    sitAtDesk('cashier')
    answer([mail])
    const { unmount } = draw(<HealthLine />)
    const words = 'Mail outbox: not working, checked 11:26'
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.queryByRole('link')).toBeNull()
    unmount()
    sitAtDesk('administrator')
    draw(<HealthLine />)
    expect(await screen.findByRole('link', { name: words })).toBeDefined()
  })

  it('says that the server did not answer', async () => {
    sitAtDesk('cashier')
    network.on(health, () => ({ status: 502, body: {} }))
    draw(<HealthLine />)
    expect(await screen.findByText('The server did not answer.')).toBeDefined()
  })
})
