import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { day } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { language } from '#platform/browser/language.ts'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { ListedReport, ReportPage } from '../wire/processes.ts'
import { ReportsPage } from './ReportsPage.tsx'

const label = (en: string) => ({ en, ne: `${en} (ने)` })
const years = {
  name: 'fiscal_year',
  options: ['2083/84', '2082/83'].map((value) => ({ value, label: { en: value, ne: value } })),
  first: '2083/84',
} as const
const income: ListedReport = {
  id: 'income',
  title: label('Income'),
  about: label('and fee type'),
  group: 'money',
  filters: [years],
}
const passList: ListedReport = {
  id: 'pass-list',
  title: label('Pass list'),
  about: label('of an exam'),
  group: 'exams',
  filters: [],
}
const incomePage: ReportPage = {
  columns: [
    { id: 'month', label: label('Month'), type: 'text' },
    { id: 'net', label: label('Net'), type: 'rupees' },
  ],
  rows: [
    { cells: ['Shrawan', 12_345_600], opens: null },
    { cells: ['Bhadra', 0], opens: null },
  ],
  rowCount: 2,
  totals: [null, 12_345_600],
  asOf: '2026-11-25T05:41:00.000Z',
  agreement: { reported: paisa(12_345_600), ledger: paisa(12_345_600) },
  hasHiddenGroups: false,
}

const run = 'POST /api/v1/processes/report_run'
let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('administrator')
  network = fakeNetwork()
  network.on('POST /api/v1/processes/reports_list', () => ({
    body: { isError: false, data: { reports: [passList, income] } },
  }))
  network.on(run, () => ({ body: { isError: false, data: incomePage } }))
})

const drawAt = (path: string) =>
  draw(<Route path="/reports/:report?" component={ReportsPage} />, { path })
const runs = () => network.left.filter(({ path }) => path.endsWith('/report_run'))

describe('the reports', () => {
  it('are listed by group, and the first one opens', async () => {
    drawAt('/reports')
    const list = within(await screen.findByRole('navigation', { name: 'Reports' }))
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Pass listof an exam',
      'Incomeand fee type',
    ])
    expect(address()).toBe('/reports/pass-list')
  })

  it('are found by a part of their text', async () => {
    drawAt('/reports/income')
    const list = within(await screen.findByRole('navigation', { name: 'Reports' }))
    const find = list.getByLabelText('Find a report')
    fireEvent.change(find, { target: { value: 'FEE' } })
    expect(list.getAllByRole('link')).toHaveLength(1)
    fireEvent.change(find, { target: { value: 'nothing' } })
    expect(list.getByText('No report has this name.')).toBeDefined()
  })

  it('that are not for the role are said to be none', async () => {
    drawAt('/reports/dues')
    await screen.findByText('There is no such report.')
    expect(runs()).toEqual([])
  })
})

describe('a report', () => {
  it('shows rows, totals, its time and that it agrees with the ledger', async () => {
    drawAt('/reports/income')
    const table = within(await screen.findByRole('table'))
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'MonthNet',
      'Shrawan1,23,456',
      'Bhadra-',
      'Total1,23,456',
    ])
    expect(screen.getByText('As of 9 Mangsir 2083, 11:26')).toBeDefined()
    expect(screen.getByText(/^Agrees with the ledger: Rs. 1,23,456\.$/)).toBeDefined()
  })

  it('keeps its totals below whatever it is sorted by', async () => {
    drawAt('/reports/income')
    fireEvent.click(await screen.findByRole('button', { name: 'Net' }))
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows.slice(1)).toEqual(['Bhadra-', 'Shrawan1,23,456', 'Total1,23,456'])
  })

  it('says by how much it differs from the ledger', async () => {
    const agreement = { reported: paisa(12_345_600), ledger: paisa(12_340_000) }
    network.on(run, () => ({ body: { data: { ...incomePage, agreement } } }))
    drawAt('/reports/income')
    await screen.findByText(/1,23,456 here, Rs. 1,23,400 in the ledger, difference Rs. -56/)
  })

  it('has its filters in the address, reads again with them, and clears them', async () => {
    drawAt('/reports/income')
    fireEvent.change(await screen.findByLabelText('Fiscal year'), { target: { value: '2082/83' } })
    await waitFor(() =>
      expect(runs().at(-1)?.body).toEqual({ report: 'income', fiscal_year: '2082/83' }),
    )
    expect(address()).toBe('/reports/income?fiscal_year=2082%2F83')
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(address()).toBe('/reports/income')
  })

  it('is read again only when the person asks', async () => {
    drawAt('/reports/income')
    await screen.findByRole('table')
    window.dispatchEvent(new Event('focus'))
    expect(runs()).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Read again' }))
    await waitFor(() => expect(runs()).toHaveLength(2))
  })

  it('opens the student whom a row is about', async () => {
    const columns = [{ id: 'name', label: label('Name'), type: 'text' }] as const
    const rows = [{ cells: ['Sita Rai'], opens: { student: 17 } }]
    const page = { ...incomePage, columns, rows, totals: null, agreement: null, rowCount: 900 }
    network.on(run, () => ({ body: { data: page } }))
    drawAt('/reports/pass-list')
    const link = await screen.findByRole('link', { name: 'Sita Rai' })
    expect(link.getAttribute('href')).toBe('/students/17')
    expect(screen.getByText(/^The first 1 of 900 rows/)).toBeDefined()
  })

  it('opens the report that has the entries behind a row', async () => {
    const opens = { report: 'day-book', from: day('2026-07-17'), to: day('2026-08-16') }
    const rows = [{ cells: ['Shrawan', 12_345_600], opens }]
    network.on(run, () => ({ body: { data: { ...incomePage, rows, rowCount: 1 } } }))
    drawAt('/reports/income')
    const link = await screen.findByRole('link', { name: 'Shrawan' })
    expect(link.getAttribute('href')).toBe('/reports/day-book?from=2026-07-17&to=2026-08-16')
  })

  it('names small groups without their number, and says why', async () => {
    const columns = [
      { id: 'program', label: label('Programme'), type: 'text' },
      { id: 'students', label: label('Students'), type: 'number' },
    ] as const
    const rows = [
      { cells: ['BE Civil', { hidden: 'small' }], opens: null },
      { cells: ['BE Computer', { hidden: 'other' }], opens: null },
    ] as const
    const hidden = { columns, rows, totals: [null, 1_250], hasHiddenGroups: true, agreement: null }
    network.on(run, () => ({ body: { data: { ...incomePage, ...hidden } } }))
    drawAt('/reports/income')
    await screen.findByText('fewer than 5')
    expect(screen.getByText('not shown')).toBeDefined()
    expect(screen.getByText('1,250')).toBeDefined()
    expect(screen.getByText(/^Groups of fewer than 5 students are not shown/)).toBeDefined()
  })

  it('without rows says that there is nothing to count', async () => {
    network.on(run, () => ({ body: { data: { ...incomePage, rows: [], rowCount: 0 } } }))
    drawAt('/reports/income')
    await screen.findByText('Nothing to count')
  })

  it('that could not be read is not called empty, and a refused one says why', async () => {
    network.on(run, () => ({ status: 502, body: {} }))
    drawAt('/reports/income')
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(screen.queryByText('Nothing to count')).toBeNull()
    const refused = {
      isError: true,
      code: 'rule/wrong-filter',
      summary: 'Fiscal year has no such value.',
    }
    network.on(run, () => ({ body: refused }))
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText('Fiscal year has no such value.')
  })

  it('speaks Nepali', async () => {
    language.set('ne')
    drawAt('/reports/income')
    await screen.findByRole('table')
    expect(screen.getAllByRole('row').at(-1)?.textContent).toBe('जम्मा१,२३,४५६')
    expect(screen.getByText('२०८३ मंसिर ९, ११:२६को स्थिति')).toBeDefined()
  })
})

describe('the file of a report', () => {
  const file = 'GET /api/v1/reports/income/csv'

  it('is fetched with the filters of the screen and given to the browser', async () => {
    const links = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    network.on(file, () => ({ body: 'Month,Net' }))
    drawAt('/reports/income?fiscal_year=2082%2F83')
    fireEvent.click(await screen.findByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(links).toHaveBeenCalledOnce())
    const [asked] = network.left.filter(({ method }) => method === 'GET')
    expect(asked?.path).toBe('/api/v1/reports/income/csv?fiscal_year=2082%2F83')
    expect(asked?.headers.get('Authorization')).toBe('Bearer token')
  })

  it('that was not sent says so, and the button works again', async () => {
    network.on(file, () => ({ status: 404, body: { detail: 'There is no such report.' } }))
    drawAt('/reports/income')
    fireEvent.click(await screen.findByRole('button', { name: 'CSV' }))
    await screen.findByText('There is no such report.')
    network.on(file, () => null)
    fireEvent.click(screen.getByRole('button', { name: 'CSV' }))
    await screen.findByText('The file was not downloaded. Please try again.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'XLSX' }).disabled).toBe(false)
  })
})
