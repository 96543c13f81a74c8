import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import type { Profile } from '#features/profile/rules/facts.ts'
import type { HomeWords } from '../at-home.ts'
import { Deadlines } from '../Deadlines.tsx'
import { SemesterCard } from '../SemesterCard.tsx'
import { LibraryHome } from './LibraryHome.tsx'

const books = 'GET /api/v1/models/a_asset'
const fines = 'GET /api/v1/models/n_library_fine'
const holds = 'GET /api/v1/models/n_library_hold'
const book = (id: number, Name: string, DueDate: string) => ({ id, Name, DueDate })
let network: FakeNetwork
let texts: HomeWords | undefined

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-20T06:00:00Z'))
  signInSita()
  texts = undefined
  network = fakeNetwork()
  network.on('GET /api/v1/models/c_bpartner/1000011', () => ({
    body: { id: 1_000_011, Name: 'Sita', CompletedRegistration: true },
  }))
  network.on('GET /api/v1/models/n_program_enroll', () => ({
    body: { records: [{ id: 5, urollstatus: true }] },
  }))
  for (const call of [books, fines, holds] as const) list(call)
})

const list = (call: `${string} /${string}`, ...records: object[]) =>
  network.on(call, () => ({ body: { records } }))

const profile = { complete: true, registrationNumber: '' } as Profile

async function home() {
  draw(
    <LibraryHome student={{ profile, isEnrolled: true }} outcome={{ is: 'ahead' }}>
      {(words) => {
        texts = words
        return (
          <>
            <SemesterCard profile={profile} tasks={words.tasks} />
            <Deadlines all={words.deadlines} isKnown />
          </>
        )
      }}
    </LibraryHome>,
  )
  await waitFor(() => expect(texts?.isPending).toBe(false))
}

const semester = () => wordsOf(screen.getByRole('region', { name: 'This semester' }))
const days = () =>
  screen
    .getAllByRole('listitem')
    .map(wordsOf)
    .filter((text) => !text.startsWith('1'))

describe('the library on the dashboard', () => {
  it('has a line with the book that is due first, and its day among the deadlines', async () => {
    list(books, book(1, 'Physics', '2026-12-07'), book(2, 'Optics', '2026-12-09'))
    await home()
    expect(semester()).toContain('Books2 to return, by 21 Mangsir')
    expect(semester()).toContain('Active (17 days left)')
    expect(texts?.tasks[0]).toMatchObject({ state: 'later', to: '/books' })
    expect(texts?.deadlines).toHaveLength(2)
  })

  it('names late books, fines and reservations before other days', async () => {
    list(books, book(1, 'Physics', '2026-11-17'), book(2, 'Optics', '2026-11-20'))
    list(fines, { id: 1, title: 'Drawing', dayslate: 4, amount: 20 })
    list(holds, { id: 2, title: 'Algebra', keptuntil: '2026-11-22' })
    await home()
    expect(texts?.tasks[0]?.state).toBe('turn')
    expect(semester()).toContain('1 overdue · Fine of Rs. 20 · 1 held for you')
    const all = wordsOf(screen.getByRole('region', { name: 'Deadlines' }))
    expect(all).toMatch(/Return Physics.*Overdue \(3 days overdue\)/)
    expect(all).toMatch(/Return Optics.*Due Today/)
    expect(all).toMatch(/Pay the library fine of Rs\. 20.*Until then no book is issued to you/)
    expect(all).toMatch(/Take Algebra from the library/)
    expect(days()[0]).toContain('Return Physics')
  })

  it('has no line where there is nothing, nor where it could not be read', async () => {
    await home()
    expect(texts).toMatchObject({ tasks: [], deadlines: [] })
    network.on(books, () => ({ status: 500, body: {} }))
    await home()
    expect(texts).toMatchObject({ tasks: [], deadlines: [], isPending: false })
  })
})
