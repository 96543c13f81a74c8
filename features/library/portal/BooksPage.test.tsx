import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { BooksPage } from './BooksPage.tsx'

const list = 'GET /api/v1/models/a_asset'
const fines = 'GET /api/v1/models/n_library_fine'
const holds = 'GET /api/v1/models/n_library_hold'
const enrollments = 'GET /api/v1/models/n_program_enroll'
let lastId = 0
const book = (Name: string, DueDate?: string) => ({
  id: ++lastId,
  Name,
  Value: 'LTU-1',
  ...(DueDate === undefined ? {} : { DueDate }),
})
let network: FakeNetwork

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-20T06:00:00Z'))
  atWidth(360)
  signInSita()
  network = fakeNetwork()
  network.on('GET /api/v1/models/c_bpartner/1000011', () => ({
    body: { id: 1_000_011, Name: 'Sita', CompletedRegistration: true },
  }))
  network.on(fines, () => ({ body: { records: [] } }))
  network.on(holds, () => ({ body: { records: [] } }))
  network.on(enrollments, () => ({ body: { records: [{ id: 5, urollstatus: true }] } }))
})

const whole = () => wordsOf(document.body)

describe('the books of a student', () => {
  it('come soonest due first, each with how long it has', async () => {
    network.on(list, () => ({
      body: {
        records: [
          book('Active one', '2026-12-07'),
          book('Soon', '2026-11-22'),
          book('Late one here', '2026-11-17'),
          book('Today', '2026-11-20'),
          book('No date given'),
        ],
      },
    }))
    draw(<BooksPage />, { path: '/books' })
    const headings = (await screen.findAllByRole('heading', { level: 3 })).map(
      ({ textContent }) => textContent,
    )
    expect(headings).toEqual(['Late one here', 'Today', 'Soon', 'Active one', 'No date given'])
    for (const status of [
      'Overdue (3 days overdue)',
      'Due Today',
      'Due Soon (2 days left)',
      'Active (17 days left)',
      'Unknown (Date not available)',
    ])
      expect(whole()).toContain(status)
    expect(whole()).toContain('Total Books 5')
    expect(whole()).toContain('ISBN N/A')
  })

  it('are none', async () => {
    network.on(list, () => ({ body: { records: [] } }))
    draw(<BooksPage />, { path: '/books' })
    await screen.findByText('No books found:')
    expect(whole()).toContain('No books found: No books are currently available in your library.')
  })

  it('that could not be read show the status with its phrase, and are loaded on retry', async () => {
    network.on(list, () => ({ status: 500, body: {} }))
    draw(<BooksPage />, { path: '/books' })
    await screen.findByText('Error Loading Books')
    expect(whole()).toContain('Failed to fetch books: 500 Internal Server Error')
    network.on(list, () => ({ body: { records: [book('Physics', '2026-12-07')] } }))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Physics')).toBeDefined()
  })

  it('need an active enrollment', async () => {
    network.on(enrollments, () => ({ body: { records: [] } }))
    draw(<BooksPage />, { path: '/books' })
    await screen.findByText('Active Program Enrollment Required:')
    expect(whole()).toContain(
      'Active Program Enrollment Required: You must have an active program enrollment to access library books. Please complete your admission process first.',
    )
  })

  it('are shown below fines and reservations, which a reader without enrollment sees too', async () => {
    network.on(enrollments, () => ({ body: { records: [] } }))
    network.on(fines, () => ({
      body: { records: [{ id: 1, title: 'Physics', dayslate: 3, amount: 15 }] },
    }))
    network.on(holds, () => ({
      body: { records: [{ id: 2, title: 'Optics', keptuntil: '2026-11-23' }] },
    }))
    draw(<BooksPage />, { path: '/books' })
    await screen.findByText('A fine of Rs. 15 is owed.')
    expect(whole()).toContain('Physics, 3 days late.')
    expect(whole()).toContain('Optics is held for you. Take it at the library until')
    expect(whole()).toContain('Active Program Enrollment Required:')
  })

  it('of which a fine cannot be read name it by its id', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    network.on(fines, () => ({ body: { records: [{ title: 'Physics', amount: 15 }] } }))
    draw(<BooksPage />, { path: '/books' })
    await screen.findByText(/This entry could not be read/)
  })

  it('are counted in Nepali digits', async () => {
    language.set('ne')
    network.on(list, () => ({ body: { records: [book('Physics', '2026-11-17')] } }))
    draw(<BooksPage />, { path: '/books' })
    await screen.findByText('Physics')
    expect(whole()).toContain('जम्मा पुस्तक १')
    expect(whole()).toContain('म्याद नाघेको (३ दिन नाघ्यो)')
  })
})
