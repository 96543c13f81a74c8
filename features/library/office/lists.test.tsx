import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork } from '#platform/browser/testing/network.ts'
import { expectListStates } from '#features/desk/office/testing/list-states.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { LateLoan, LibraryDay, Reservation } from '../wire/counter.ts'
import { LatePage } from './LatePage.tsx'
import { ReservationsPage } from './ReservationsPage.tsx'

const request = 'POST /api/v1/processes/library_day'
const day: LibraryDay = {
  issued: 0,
  returned: 0,
  renewed: 0,
  late: [],
  lateCount: 0,
  reservations: [],
}
const late: LateLoan = {
  id: 1,
  code: 'LTU-1',
  title: 'Physics',
  reader: { id: 11, name: 'Sita Rai' },
  dueOn: '2026-11-17',
}
const waits: Reservation = {
  id: 5,
  title: 'Calculus',
  reader: { id: 12, name: 'Gita Rai' },
  since: '2026-11-20T05:00:00Z',
  kept: null,
}

it('late books are loading, none, not read, and there with how late each is', async () => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  await expectListStates({
    page: () => <LatePage />,
    request,
    data: (rows) => ({ day: { ...day, late: rows, lateCount: rows.length * 20 } }),
    none: 'No books are due.',
    rows: [late, { ...late, id: 2, title: 'Chemistry', dueOn: '2026-11-22' }],
    names: ['Physics', '5 d late', 'Chemistry', 'today'],
  })
  expect(screen.getByText('The first 2 of 40')).toBeDefined()
})

describe('reservations', () => {
  it('are loading, empty, unreadable, or shown with the reserved copy and its day', async () => {
    await expectListStates({
      page: () => <ReservationsPage />,
      request,
      data: (rows) => ({ day: { ...day, reservations: rows } }),
      none: 'No reservations',
      rows: [waits, { ...waits, id: 6, kept: { code: 'LTU-9', until: '2026-11-25' } }],
      names: ['Waiting for a copy', 'Reserved: LTU-9, until 9 Mangsir 2083 (25 Nov 2026)'],
    })
  })

  it('end once, and say why they did not', async () => {
    sitAtDesk('librarian')
    const network = fakeNetwork()
    let reservations = [waits]
    network.on(request, () => ({ body: { data: { day: { ...day, reservations } } } }))
    const end = 'POST /api/v1/processes/library_hold_end'
    network.on(end, () => ({
      body: { isError: true, code: 'rule/hold-over', summary: 'It is over already.' },
      status: 409,
    }))
    draw(<ReservationsPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'End' }))
    await screen.findByText('It is over already.')
    network.on(end, () => {
      reservations = []
      return { body: { isError: false, summary: 'Given up.' } }
    })
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'End' }).disabled).toBe(false),
    )
    fireEvent.click(screen.getByRole('button', { name: 'End' }))
    fireEvent.click(screen.getByRole('button', { name: 'End' }))
    await screen.findByText('No reservations')
    expect(screen.queryByText('It is over already.')).toBeNull()
    const bodies = network.left.filter(({ path }) => path.endsWith('library_hold_end'))
    expect(bodies.map(({ body }) => body)).toEqual([
      { n_library_hold_ID: 5 },
      { n_library_hold_ID: 5 },
    ])
  })
})
