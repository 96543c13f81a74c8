import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reportConnection } from '#platform/browser/network/connection.ts'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { type FakeNetwork, fakeNetwork } from '#platform/browser/testing/network.ts'
import { desk } from '#features/staff/office/session.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { StaffRole } from '#features/staff/rules/roles.ts'
import { Frame } from './Frame.tsx'

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
})

function draws(role: StaffRole, path = '/account') {
  sitAtDesk(role)
  const sits = desk.get()
  if (sits === null) throw new Error('Nobody sits here')
  return draw(
    <Frame desk={sits} parts={null}>
      <p>A screen</p>
    </Frame>,
    { path },
  )
}
const areas = () =>
  [...screen.getByRole('navigation', { name: 'Areas' }).querySelectorAll('a')].map(
    ({ textContent }) => textContent,
  )
const press = (key: string) =>
  fireEvent.keyDown(document.body, {
    key,
    code: /[a-z]/.test(key) ? `Key${key.toUpperCase()}` : '',
  })

describe('the frame', () => {
  it.each([
    ['cashier', ['Overview', 'Queues', 'Students', 'Money', 'Awards', 'Second person']],
    [
      'registrar',
      [
        'Overview',
        'Queues',
        'Students',
        'Results',
        'Set-up',
        'Awards',
        'Second person',
        'Audit log',
      ],
    ],
    [
      'exam-office',
      ['Overview', 'Queues', 'Students', 'Results', 'Set-up', 'Awards', 'Second person'],
    ],
    ['librarian', ['Library', 'Students', 'Awards', 'Reports']],
    ['teacher', ['Internal marks']],
    [
      'administrator',
      [
        'Overview',
        'Queues',
        'Students',
        'Results',
        'Set-up',
        'Money',
        'Awards',
        'Second person',
        'Control',
      ],
    ],
  ] as const)('has the areas a %s may use, no others', (role, names) => {
    draws(role)
    expect(areas()).toEqual(names)
  })

  it('searches for those who may find students, and not for a teacher', () => {
    const { unmount } = draws('librarian')
    expect(screen.getByRole('search')).toBeDefined()
    unmount()
    draws('teacher')
    expect(screen.queryByRole('search')).toBeNull()
  })

  it('has reports as a part of the overview', () => {
    draws('cashier', '/reports/dues')
    expect(screen.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page')
  })

  it.each([
    ['o', '/overview'],
    ['q', '/queues'],
    ['v', '/queues/vouchers'],
    ['s', '/students'],
  ])('goes with G, then %s', (key, to) => {
    draws('cashier')
    press(key)
    expect(address()).toBe('/account')
    press('g')
    press(key)
    expect(address()).toBe(to)
  })

  it('goes nowhere the role does not work', () => {
    draws('librarian')
    press('g')
    press('v')
    expect(address()).toBe('/account')
  })

  it('shows all keys with ?', () => {
    draws('cashier')
    press('?')
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined()
  })

  it('asks whether the server answers while it says «Offline», and then no more', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    draws('cashier')
    act(() => reportConnection('offline'))
    expect(screen.getByText('Offline')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(asked()).toBe(1)
    expect(screen.getByText('Offline')).toBeDefined()
    network.on('GET /health', () => ({ body: { status: 'UP' } }))
    for (const slug of ['own_keys', 'desk_take_overs'])
      network.on(`POST /api/v1/processes/${slug}`, () => ({ body: {} }))
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await waitFor(() => expect(screen.queryByText('Offline')).toBeNull())
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(asked()).toBe(2)
  })
})

const asked = () => network.left.filter(({ path }) => path === '/health').length
