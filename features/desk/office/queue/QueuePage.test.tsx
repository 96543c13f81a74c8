import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { DeskRow } from '#features/desk/wire/desk.ts'
import { QueuePage } from './QueuePage.tsx'
import { undo } from './undo.ts'
import { anItem, aRow, short, vouchers } from '../testing/an-item.ts'

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
    expect(screen.queryByText('No items in this queue')).toBeNull()
    expect(screen.getByRole('button', { name: 'All' })).toBeDefined()
    network.on('POST /api/v1/processes/desk_list', () => ({
      body: { isError: false, data: { rows: [] } },
    }))
    fireEvent.click(again)
    await screen.findByText('No items in this queue')
    expect(screen.getByRole('button', { name: 'All 0' })).toBeDefined()
  })

  it('that loads keeps the place of its rows and is not called empty', () => {
    network.on('POST /api/v1/processes/desk_list', () => new Promise(() => {}))
    const { container } = draws()
    expect(container.querySelector('.loading-rows')).not.toBeNull()
    expect(screen.queryByText('No items in this queue')).toBeNull()
  })
})

describe('the rows of a queue', () => {
  let rows: readonly DeskRow[]
  beforeEach(() => {
    // Size of a real page: the list draws only the rows in sight.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(546)
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes('>=') }),
    )
    network.on('POST /api/v1/processes/desk_list', () => ({
      body: { isError: false, data: { rows } },
    }))
    for (const slug of ['desk_lock', 'desk_leave'])
      network.on(`POST /api/v1/processes/${slug}`, () => ({
        body: { isError: false, data: { locked: true } },
      }))
    network.on('POST /api/v1/processes/desk_item', ({ body }) => {
      const { record } = body as { record: number }
      const approve = { ...anItem().evidence.approve, body: { c_payment_ID: record } }
      const data = anItem({ record, name: `Person ${record}`, approve })
      return { body: { isError: false, data } }
    })
  })
  const drawn = () =>
    within(screen.getByRole('list', { name: 'Queues' }))
      .getAllByRole('link')
      .map((link) => link.querySelector('.queue-name')?.textContent)
  const draws = (record: number | null = null) =>
    draw(<QueuePage queue={vouchers} record={record} />, { path: '/queues/vouchers' })
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  const press = (key: string, more: object = {}) =>
    fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}`, ...more })

  it('stand still: what is new collects until it is asked for, what is gone leaves', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    rows = [aRow(1), aRow(2)]
    draws()
    await act(() => vi.advanceTimersByTimeAsync(50))
    expect(drawn()).toEqual(['Person 1', 'Person 2'])
    rows = [aRow(9), aRow(2), aRow(3)]
    await act(() => vi.advanceTimersByTimeAsync(20_500))
    expect(drawn()).toEqual(['Person 2'])
    expect(announced()).toContain('2 new, show')
    fireEvent.click(screen.getByRole('button', { name: /^2\snew, show$/ }))
    expect(drawn()).toEqual(['Person 9', 'Person 2', 'Person 3'])
  })

  it('say aloud which one opened, its place and how many warnings it has', async () => {
    rows = [aRow(1), aRow(2)]
    const { unmount } = draws(2)
    await expect.poll(announced).toContain('Person 2, 2 of 2, every check agrees')
    unmount()
    network.on('POST /api/v1/processes/desk_item', () => ({
      body: { isError: false, data: anItem({ record: 1, name: 'Person 1', checks: [short] }) },
    }))
    draws(1)
    await expect.poll(announced).toContain('Person 1, 1 of 2, 1 warning')
  })

  it('say by a clock and a word that one waits longer than promised', async () => {
    const days = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString()
    rows = [aRow(1, { since: days(4) }), aRow(2, { since: days(1) })]
    draws()
    const late = await screen.findByRole('link', { name: /past the promised time.*Person 1/ })
    expect(late.querySelector('.late svg')).not.toBeNull()
    expect(screen.getByRole('link', { name: /Person 2/ }).querySelector('.late')).toBeNull()
  })

  it('stand in the order that is chosen, which the address keeps; J goes by it', async () => {
    rows = [
      aRow(1, { amount: 2_000_00 }),
      aRow(2, { amount: 500_00 }),
      aRow(3, { amount: 9_000_00 }),
    ]
    const { unmount } = draws(3)
    await screen.findByRole('link', { name: /Person 1/ })
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), {
      target: { value: 'amount' },
    })
    expect(drawn()).toEqual(['Person 3', 'Person 1', 'Person 2'])
    press('j')
    expect(address()).toBe('/queues/vouchers/1?sort=amount')
    unmount()
    draw(<QueuePage queue={vouchers} record={null} />, { path: '/queues/vouchers?sort=newest' })
    await screen.findByRole('link', { name: /Person 3/ })
    expect(drawn()).toEqual(['Person 3', 'Person 2', 'Person 1'])
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), {
      target: { value: 'oldest' },
    })
    expect(address()).toBe('/queues/vouchers')
  })

  it('stand oldest first where the address asks for what is no order', async () => {
    rows = [aRow(1), aRow(2)]
    draw(<QueuePage queue={vouchers} record={null} />, { path: '/queues/vouchers?sort=sideways' })
    await screen.findByRole('link', { name: /Person 1/ })
    expect(drawn()).toEqual(['Person 1', 'Person 2'])
  })

  it('that are mine exclude those a colleague was asked about', async () => {
    const assigned = { name: 'Mina Rai', isMine: true }
    rows = [aRow(1, { assigned }), aRow(2, { assigned, asked: 'Gita Rana' }), aRow(3)]
    draws()
    fireEvent.click(await screen.findByRole('button', { name: 'Mine 1' }))
    expect(drawn()).toEqual(['Person 1'])
  })

  it('that are mine have a colleague’s question to me, and the answer to mine', async () => {
    rows = [
      aRow(1, { asked: 'Mina Rai', forMe: { is: 'question', by: 'Gita Rana' } }),
      aRow(2, { forMe: { is: 'answer', by: 'Hari Poudel' } }),
      aRow(3),
    ]
    draws()
    fireEvent.click(await screen.findByRole('button', { name: 'Mine 2' }))
    screen.getByRole('link', { name: /Person 1.*Gita Rana asks you/ })
    screen.getByRole('link', { name: /Person 2.*Hari Poudel answered/ })
    expect(drawn()).toEqual(['Person 1', 'Person 2'])
  })

  it.each(['Escape', 'Enter'])(
    'are reached from the filter by %s, which does not empty it',
    async (key) => {
      rows = [aRow(1), aRow(2)]
      draws()
      await screen.findByRole('link', { name: /Person 1/ })
      const filter = screen.getByRole<HTMLInputElement>('searchbox')
      fireEvent.change(filter, { target: { value: 'Person 2' } })
      filter.focus()
      expect(fireEvent.keyDown(filter, { key })).toBe(false)
      expect(document.activeElement?.textContent).toContain('Person 2')
      expect(filter.value).toBe('Person 2')
    },
  )

  it('say who has one open, and who was asked', async () => {
    const lock = { name: 'Gita Rana', isMine: false }
    rows = [
      aRow(1, { lock }),
      aRow(2, { asked: 'Hari Poudel' }),
      aRow(3, { heldUntil: '2099-01-01' }),
    ]
    draws()
    await screen.findByRole('link', { name: /Person 1.*Gita Rana/ })
    screen.getByRole('link', { name: /Person 2.*Asked Hari Poudel/ })
    screen.getByRole('link', { name: /Person 3.*Held/ })
  })

  it('are left after a decision for the next that no colleague has open, which gets the focus', async () => {
    onTestFinished(() => void undo())
    rows = [aRow(1), aRow(2, { lock: { name: 'Gita Rana', isMine: false } }), aRow(3)]
    draws(1)
    fireEvent.click(await screen.findByRole('button', { name: 'Approve' }))
    await expect.poll(address).toBe('/queues/vouchers')
    vi.useFakeTimers({ now: Date.now() + 500, toFake: ['Date'] })
    fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
    await expect.poll(address).toBe('/queues/vouchers/3')
    expect(document.activeElement?.textContent).toContain('Person 3')
    press('z')
  })

  it('are chosen with X, a range with Shift X, and the bar says how many and their sum', async () => {
    rows = [aRow(1), aRow(2), aRow(3, { sign: 'look', isReady: false })]
    const { redraw } = draws(1)
    await screen.findByRole('link', { name: /Person 1/ })
    press('x')
    redraw(<QueuePage queue={vouchers} record={2} />)
    press('X', { shiftKey: true })
    expect(screen.getByText('2 selected')).toBeDefined()
    expect(screen.getByText(/Rs\.\s3,000, every check agrees/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Approve 2' })).toBeDefined()
    redraw(<QueuePage queue={vouchers} record={3} />)
    press('x')
    expect(screen.getByText(/1 with differences: not approved together/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Approve 3/ })).toBeNull()
  })
})
