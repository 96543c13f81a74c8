import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { language } from '#platform/browser/language.ts'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { daySums } from '../../rules/day-close/day-sums.ts'
import type { DayBook } from '../../wire/day-book.ts'
import { DayBookPage } from './DayBookPage.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const exam = { head: 'EXAM', staff: 'Hari Poudel', lines: 1 }
const full: DayBook = {
  ...daySums([
    { ...exam, account: 'bank', amount: paisa(200_000) },
    { ...exam, account: 'fees', amount: paisa(-150_000) },
    { ...exam, account: 'suspense', amount: paisa(-50_000) },
    { ...exam, account: 'khalti', staff: null, amount: paisa(150_000) },
    { ...exam, account: 'fees', staff: null, amount: paisa(-150_000) },
  ]),
  closedUntil: day('2026-11-24'),
  isProposed: false,
  uncounted: [],
  closings: [
    {
      id: 1,
      firstDay: day('2026-11-20'),
      lastDay: day('2026-11-24'),
      transactions: 42,
      debit: paisa(6_300_000),
      proposedBy: 'Hari Poudel',
      closedBy: 'Gita Rana',
      closed: '2026-11-25T04:00:00.000Z',
    },
  ],
}

const cash = {
  counters: [
    {
      id: 7,
      name: 'Mina Rai',
      taken: 350_000,
      takenBack: 50_000,
      toBank: 0,
      difference: -1_000,
      balance: 299_000,
      isCounted: false,
    },
  ],
  receipts: [],
  isWhole: true,
  counts: [],
}

let network: FakeNetwork
let book: DayBook
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-27T06:00:00Z'))
  sitAtDesk('cashier')
  book = full
  network = fakeNetwork()
  network.on(process('day_book'), () => ({ body: { data: { book } } }))
  network.on(process('cash_counters'), () => ({ body: { data: cash } }))
  network.on(process('day_close'), () => ({ body: { isError: false, data: { n_proposal_ID: 9 } } }))
})

const yesterday = '/money/day-book?from=2026-11-26&to=2026-11-26'
const drawAt = (path = yesterday) => draw(<DayBookPage />, { path })
const rowsOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  const card = within(heading.closest('section') ?? document.body)
  return card
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
}
const asked = () => network.left.filter(({ path }) => path.endsWith('/day_book')).at(-1)?.body

describe('the day book', () => {
  it('has the sums by account, by head of income and by person', async () => {
    drawAt()
    expect(await rowsOf('By account')).toEqual([
      'BankRs. 2,000Rs. 01',
      'FeesRs. 0Rs. 3,0002',
      'SuspenseRs. 0Rs. 5001',
      'KhaltiRs. 1,500Rs. 01',
      'TotalRs. 3,500Rs. 3,5005',
    ])
    expect(await rowsOf('By head of income')).toEqual(['ExamRs. 3,000', 'TotalRs. 3,000'])
    expect(await rowsOf('By person')).toEqual([
      'Hari PoudelRs. 2,000Rs. 01',
      'Without a personRs. 1,500Rs. 01',
    ])
    expect(screen.getByText('Debits and credits are equal.')).toBeDefined()
  })

  it('has the cash of each cashier, and what is not counted', async () => {
    drawAt()
    expect(await rowsOf('Cash counters')).toEqual([
      'Mina RaiRs. 3,500Rs. 500Rs. -10Rs. 2,990Not countedCount cashTo the bank',
    ])
  })

  it('closes nothing while a counter is not counted, and leads to it', async () => {
    book = { ...full, uncounted: [{ id: 7, name: 'Mina Rai', since: day('2026-11-26') }] }
    drawAt()
    const link = await screen.findByRole('link', { name: 'Mina Rai' })
    expect(link.getAttribute('href')).toBe('/money/cash?day=2026-11-26')
    expect(screen.queryByRole('button', { name: /^Close until/u })).toBeNull()
  })

  it('says by how much debits and credits differ, and then closes nothing', async () => {
    book = { ...full, difference: paisa(-12_300) }
    drawAt()
    expect(await screen.findByText(/differ by Rs\. 123\./u)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Close until/u })).toBeNull()
    expect(screen.getByText(/Ask the administrator/u)).toBeDefined()
  })

  it('begins with today, which cannot be closed yet', async () => {
    drawAt('/money/day-book')
    expect(await screen.findByText(/^Only days that are over are closed/u)).toBeDefined()
    expect(asked()).toEqual({ first_day: '2026-11-27', last_day: '2026-11-27' })
  })

  it('moves by keys and buttons, and has the days in the address', async () => {
    drawAt()
    await screen.findByRole('heading', { name: 'By account' })
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK' })
    await waitFor(() => expect(address()).toContain('from=2026-11-25&to=2026-11-25'))
    fireEvent.click(screen.getByRole('button', { name: 'This month' }))
    await waitFor(() => expect(address()).toContain('from=2026-11-17&to=2026-12-15'))
    fireEvent.click(screen.getByRole('button', { name: 'This fiscal year' }))
    await waitFor(() => expect(address()).toContain('from=2026-07-17&to=2027-07-16'))
    fireEvent.change(screen.getByLabelText(/^To/u), { target: { value: '2026-07-01' } })
    await waitFor(() => expect(address()).toContain('from=2026-07-01&to=2026-07-01'))
  })

  it('leads to the downloads of the same days', async () => {
    drawAt()
    const links = within(await screen.findByRole('navigation', { name: 'Downloads' }))
    const days = '?from=2026-11-26&to=2026-11-26'
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/reports/day-book${days}`,
      `/reports/account-sums${days}`,
    ])
  })

  it('closes days once a person has read what it means', async () => {
    drawAt()
    fireEvent.click(await screen.findByRole('button', { name: /^Close until 10\sMangsir\s2083/u }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/All open days until then/u)).toBeDefined()
    book = { ...full, isProposed: true }
    fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
    expect(await screen.findByText(/waits for a second person/u)).toBeDefined()
    const sent = network.left.find(({ path }) => path.endsWith('/day_close'))
    expect(sent?.body).toEqual({ last_day: '2026-11-26' })
  })

  it('lists what was closed and by whom, in Nepali too', async () => {
    language.set('ne')
    drawAt()
    const [closing] = await rowsOf('दिन बन्द गर्ने')
    expect(closing).toMatch(/मंसिर.*४२.*रु\. ६३,०००.*Hari Poudel.*Gita Rana/u)
    expect(screen.getByText(/२०८३ मंसिर ८.*सम्म बन्द/u)).toBeDefined()
  })

  it('without entries says so; one that could not be read is asked for again', async () => {
    book = { ...full, ...daySums([]), closings: [], closedUntil: null }
    network.on(process('day_book'), () => ({ status: 500, body: {} }))
    drawAt()
    const again = await screen.findByRole('button', { name: 'Try again' })
    network.on(process('day_book'), () => ({ body: { data: { book } } }))
    fireEvent.click(again)
    expect(await screen.findByText('No entries on these days')).toBeDefined()
    expect(screen.getByText('No day is closed yet.')).toBeDefined()
  })
})
