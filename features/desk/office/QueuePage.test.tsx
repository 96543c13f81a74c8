import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { DeskQueue } from '../wire/desk.ts'
import { QueuePage } from './QueuePage.tsx'

const vouchers: DeskQueue = {
  id: 'vouchers',
  name: { en: 'Vouchers', ne: 'भौचर' },
  waiting: 1,
  mine: 0,
  late: 0,
  oldest: null,
  promiseDays: 2,
  usual: null,
}

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('cashier')
  network = fakeNetwork()
  network.on('POST /api/v1/processes/desk_queues', () => ({
    body: { isError: false, data: { queues: [vouchers] } },
  }))
})

const draws = () => draw(<QueuePage queue={vouchers} record={null} />, { path: '/queues/vouchers' })

describe('a queue', () => {
  it('that could not be read is neither empty nor counted, and is asked for again', async () => {
    network.on('POST /api/v1/processes/desk_list', () => ({ status: 500, body: {} }))
    draws()
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('Nothing waits here')).toBeNull()
    expect(screen.getByRole('button', { name: 'All' })).toBeDefined()
    network.on('POST /api/v1/processes/desk_list', () => ({
      body: { isError: false, data: { rows: [] } },
    }))
    fireEvent.click(again)
    await screen.findByText('Nothing waits here')
    expect(screen.getByRole('button', { name: 'All 0' })).toBeDefined()
  })

  it('that loads keeps the place of its rows and is not called empty', () => {
    network.on('POST /api/v1/processes/desk_list', () => new Promise(() => {}))
    const { container } = draws()
    expect(container.querySelector('.loading-rows')).not.toBeNull()
    expect(screen.queryByText('Nothing waits here')).toBeNull()
  })
})
