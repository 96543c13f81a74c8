import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { AwayStrip } from './AwayStrip.tsx'
import { draftOf } from '../drafts.ts'
import { decide, remove, useDecisions } from './undo.ts'

let network: FakeNetwork
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  sitAtDesk('cashier')
  network = fakeNetwork()
  network.on('POST /api/v1/processes/desk_take_overs', () => ({ body: { data: {} } }))
  network.on('POST /api/v1/processes/desk_lock', () => ({ body: { isError: false } }))
  draw(<Elsewhere />, { path: '/students' })
})
afterEach(() => {
  fireEvent.click(screen.getByText('Leave nothing behind'))
  vi.useRealTimers()
})

/** A page that is no queue, after Sita was approved in one. */
function Elsewhere() {
  const rest = useRest()
  const decisions = useDecisions()
  const approve = () =>
    decide(rest, {
      queue: 'vouchers',
      words: { en: 'Approved: Sita', ne: 'स्वीकृत: सीता' },
      draft: { is: 'approve', note: 'typed' },
      sends: [{ record: 7, name: 'Sita', slug: 'voucher_approve', body: {} }],
    })
  return (
    <>
      <button type="button" onClick={approve}>
        Approve
      </button>
      <button type="button" onClick={() => decisions.forEach(({ id }) => remove(id))}>
        Leave nothing behind
      </button>
      <AwayStrip />
    </>
  )
}

it('shows a decision that waits on every page, and Z leads back to its item with what was typed', () => {
  fireEvent.click(screen.getByText('Approve'))
  expect(screen.getByRole('group', { name: 'Approved: Sita' })).toBeDefined()
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ' })
  expect(screen.queryByRole('group', { name: 'Approved: Sita' })).toBeNull()
  expect(address()).toBe('/queues/vouchers/7')
  expect(draftOf('vouchers', 7)).toEqual({ is: 'approve', note: 'typed' })
})

it('says on every page that a decision was not sent', async () => {
  network.on('POST /api/v1/processes/voucher_approve', () => ({ status: 503, body: {} }))
  fireEvent.click(screen.getByText('Approve'))
  await act(() => vi.advanceTimersByTimeAsync(9_000))
  expect(screen.getByRole('alert').textContent).toContain('Approved: Sita')
})
