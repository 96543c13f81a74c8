import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { language } from '#platform/browser/language.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { settings } from '../rules/settings.ts'
import type { SettingNow } from '../wire/setting.ts'
import { SettingsPage } from './SettingsPage.tsx'

const now = (key: SettingNow['key'], differs: Partial<SettingNow> = {}): SettingNow => ({
  key,
  value: settings[key].initial,
  changed: null,
  twoPeople: settings[key].twoPeople,
  needsCode: false,
  records: [],
  waits: null,
  ...differs,
})
const read = 'POST /api/v1/processes/settings'
const change = 'POST /api/v1/processes/setting_change'

let network: FakeNetwork
let listed: readonly SettingNow[]
beforeEach(() => {
  sitAtDesk('administrator')
  listed = [now('library'), now('voucher-approval', { needsCode: true })]
  network = fakeNetwork()
  network.on(read, () => ({ body: { isError: false, data: { settings: listed } } }))
})

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const open = async (name: string) => {
  const shown = await card(name)
  fireEvent.click(shown.getByRole('button', { name: 'Change' }))
  return within(screen.getByRole('dialog', { name: `Change: ${name}` }))
}
const sent = () =>
  network.left.filter(({ path }) => path.endsWith('setting_change')).map(({ body }) => body)

describe('settings', () => {
  it('that could not be read are loaded on retry, and not shown as none', async () => {
    network.on(read, () => ({ status: 500, body: {} }))
    const { container } = draw(<SettingsPage />)
    expect(container.querySelector('.loading-rows')).not.toBeNull()
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('No settings')).toBeNull()
    network.on(read, () => ({ body: { isError: false, data: { settings: listed } } }))
    fireEvent.click(again)
    await card('Library')
  })

  it('say what they mean, what holds, who set it, and whether two people change it', async () => {
    const changed = { by: 'Om Thapa', at: '2026-11-22T08:00:00.000Z', record: 1_000_007 }
    listed = [now('library', { changed }), now('voucher-approval'), now('grading')]
    draw(<SettingsPage />)
    const library = await card('Library')
    expect(library.getByText('Days a book is lent').nextSibling?.textContent).toBe('30')
    expect(library.getByText(/Changed by Om Thapa/)).toBeDefined()
    expect(library.getByText(/Takes effect when it is saved/)).toBeDefined()
    const approval = await card('Approving vouchers')
    expect(approval.getByText('Cashier, Administrator')).toBeDefined()
    expect(approval.getByText(/Not changed yet.*second person/)).toBeDefined()
    const grading = await card('Grading')
    expect(grading.getAllByRole('row')).toHaveLength(settings.grading.initial.grades.length + 1)
    const own = library.getByRole('link', { name: 'History of Library' })
    expect(own.getAttribute('href')).toBe('/control/audit?typed=n_setting+1000007')
    const history = screen.getByRole('link', { name: 'History of all settings' })
    expect(history.getAttribute('href')).toBe('/control/audit?typed=n_setting')
  })

  it('are in Nepali for a Nepali reader', async () => {
    language.set('ne')
    draw(<SettingsPage />)
    expect((await card('पुस्तकालय')).getByText('पुस्तक दिइने दिन')).toBeDefined()
  })
})

describe('a change', () => {
  it('with a wrong value names the field and what it must be, and sends nothing', async () => {
    draw(<SettingsPage />)
    const form = await open('Library')
    const days = form.getByLabelText('Days a book is lent')
    fireEvent.change(days, { target: { value: '400' } })
    press('Save')
    expect(form.getByText('A whole number, 1 to 365.')).toBeDefined()
    expect(days.getAttribute('aria-invalid')).toBe('true')
    expect(sent()).toEqual([])
  })

  it('is saved once and closes the form; a lost connection preserves the typed text and asks with the same key', async () => {
    network.on(change, () => null)
    draw(<SettingsPage />)
    const form = await open('Library')
    fireEvent.change(form.getByLabelText('Days a book is lent'), { target: { value: '14' } })
    press('Save')
    const again = await screen.findByRole('button', { name: 'Ask again' })
    expect(form.getByDisplayValue('14')).toBeDefined()
    network.on(change, () => ({ body: { isError: false, summary: 'Saved' } }))
    fireEvent.click(again)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const keys = network.left
      .filter(({ path }) => path.endsWith('setting_change'))
      .map(({ headers }) => headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(1)
    const [body] = sent() as [{ key: string; value: string }]
    expect([body.key, JSON.parse(body.value)]).toEqual([
      'library',
      { ...settings.library.initial, loanDays: 14 },
    ])
  })

  it('of a list of names is typed a name a line, and says how where one is wrong', async () => {
    listed = [now('voucher-banks')]
    network.on(change, () => ({ body: { isError: false, summary: 'Saved' } }))
    draw(<SettingsPage />)
    const form = await open('Banks of vouchers')
    const banks = form.getByLabelText('Banks, one a line')
    expect((banks as HTMLTextAreaElement).value).toContain('Nabil Bank | नबिल बैंक')
    fireEvent.change(banks, { target: { value: 'Nabil Bank | नबिल बैंक\nNabil bank' } })
    press('Save')
    expect(banks.getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(banks, { target: { value: 'Nabil Bank | नबिल बैंक\nHimal Bank' } })
    press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [body] = sent() as [{ key: string; value: string }]
    expect([body.key, JSON.parse(body.value)]).toEqual([
      'voucher-banks',
      {
        banks: [
          { en: 'Nabil Bank', ne: 'नबिल बैंक' },
          { en: 'Himal Bank', ne: 'Himal Bank' },
        ],
      },
    ])
  })

  it('that the server refuses says why and keeps the form', async () => {
    network.on(change, () => ({
      body: {
        isError: true,
        code: 'rule/setting-same',
        summary: 'This is already the current value.',
      },
    }))
    draw(<SettingsPage />)
    const form = await open('Library')
    press('Save')
    await form.findByText('This is already the current value.')
  })

  it('for two people is proposed, and says who confirms it and with what', async () => {
    network.on(change, () => ({ body: { isError: false, summary: 'Proposed' } }))
    draw(<SettingsPage />)
    const form = await open('Approving vouchers')
    expect(form.getByText(/the registrar or another administrator.*one-time code/)).toBeDefined()
    fireEvent.click(form.getByLabelText('Cashier'))
    listed = [now('voucher-approval', { waits: { by: 'Hari', isOwn: true } })]
    press('Propose')
    const shown = await card('Approving vouchers')
    await shown.findByText(/^You proposed a change/)
    expect(shown.queryByRole('button')).toBeNull()
    expect(sent()).toEqual([
      { key: 'voucher-approval', value: JSON.stringify({ withoutBankLine: ['administrator'] }) },
    ])
  })

  it('that another proposed leads to where it is decided', async () => {
    listed = [now('voucher-approval', { waits: { by: 'Om Thapa', isOwn: false } })]
    draw(<SettingsPage />)
    const shown = await card('Approving vouchers')
    expect(shown.getByText(/^Om Thapa proposed a change/)).toBeDefined()
    expect(shown.getByRole('link', { name: 'Read and decide' }).getAttribute('href')).toBe(
      '/second',
    )
    expect(shown.queryByRole('button', { name: 'Change' })).toBeNull()
  })

  it('of grades adds one, takes the last away, and says what a whole scale must be', async () => {
    listed = [now('grading')]
    draw(<SettingsPage />)
    const form = await open('Grading')
    const count = settings.grading.initial.grades.length
    press('Remove the last grade')
    expect(form.getAllByLabelText('Grade')).toHaveLength(count - 1)
    press('Propose')
    expect(form.getByText(/^2 to 20 grades/)).toBeDefined()
    press('Add a grade')
    expect(form.getAllByLabelText('Grade')).toHaveLength(count)
    expect(sent()).toEqual([])
  })

  const levels = [
    { id: 7, name: { en: 'Diploma', ne: 'डिप्लोमा' }, isActive: true },
    { id: 8, name: { en: 'Master', ne: 'स्नातकोत्तर' }, isActive: true },
    { id: 9, name: { en: 'Certificate', ne: 'प्रमाणपत्र' }, isActive: false },
  ]
  const { grades, mostFailed } = settings.grading.initial
  const tableOf = (level: number) => ({ level, name: { en: 'Old', ne: '' }, grades, mostFailed })
  const withTables = (...own: readonly number[]) =>
    now('grading', { records: levels, value: { grades, mostFailed, levels: own.map(tableOf) } })

  it('of grading adds the table of a level as a copy, and proposes it without a name', async () => {
    listed = [withTables()]
    network.on(change, () => ({ body: { isError: false, summary: 'Proposed' } }))
    draw(<SettingsPage />)
    const form = await open('Grading')
    press('Add a table for a level')
    press('Propose')
    const level = form.getByLabelText<HTMLSelectElement>('Level')
    expect(level.getAttribute('aria-invalid')).toBe('true')
    expect(form.getByText('Choose an active level from the register.')).toBeDefined()
    expect([...level.options].map(({ text }) => text)).toEqual(['Choose', 'Diploma', 'Master'])
    fireEvent.change(level, { target: { value: '7' } })
    const table = within(form.getByRole('group', { name: 'Table of Diploma' }))
    const [limit] = table.getAllByLabelText('From per cent')
    if (limit !== undefined) fireEvent.change(limit, { target: { value: '85.5' } })
    press('Propose')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [body] = sent() as [{ value: string }]
    const [best, ...others] = grades
    expect(JSON.parse(body.value)).toEqual({
      grades,
      mostFailed,
      levels: [{ level: 7, grades: [{ ...best, fromPercent: 85.5 }, ...others], mostFailed }],
    })
  })

  it('of grading removes the table of one level and offers that level again', async () => {
    listed = [withTables(7, 8)]
    network.on(change, () => ({ body: { isError: false, summary: 'Proposed' } }))
    draw(<SettingsPage />)
    const form = await open('Grading')
    press('Remove this table: Table of Diploma')
    expect(form.queryByRole('group', { name: 'Table of Diploma' })).toBeNull()
    expect(document.activeElement?.textContent).toContain('Add a table')
    const offered = [...form.getByLabelText<HTMLSelectElement>('Level').options]
    expect(offered.map(({ text }) => text)).toEqual(['Choose', 'Diploma', 'Master'])
    press('Propose')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [body] = sent() as [{ value: string }]
    expect(JSON.parse(body.value).levels).toEqual([{ level: 8, grades, mostFailed }])
  })

  it('of grading says which level has its own table, by its present name, and that an inactive one has none', async () => {
    listed = [withTables(7, 9)]
    draw(<SettingsPage />)
    const shown = await card('Grading')
    expect(shown.getByText(/All other levels, inactive levels/)).toBeDefined()
    expect(shown.getByRole('heading', { name: 'Table of Diploma' })).toBeDefined()
    expect(shown.getByRole('heading', { name: 'Table of Certificate' })).toBeDefined()
    expect(shown.getAllByText('This level is inactive: the table above applies.')).toHaveLength(1)
    expect(shown.getAllByRole('table')).toHaveLength(3)
  })
})
