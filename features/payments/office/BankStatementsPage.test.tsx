import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { BankStatement, FoundInStatement } from '../wire/bank-statements.ts'
import { BankStatementsPage } from './BankStatementsPage.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const november: BankStatement = {
  id: 7,
  account: '',
  fileName: 'november.csv',
  firstDay: '2026-11-01',
  lastDay: '2026-11-08',
  lines: 42,
  amount: 18_425_000,
  matched: 0,
  importedBy: 'Hari Poudel',
  imported: '2026-11-09T05:41:00.000Z',
  takenBackBy: null,
  takenBack: null,
}
const fine: FoundInStatement = {
  firstDay: '2026-11-09',
  lastDay: '2026-11-15',
  rows: 4,
  lines: 3,
  amount: 450_000,
  leftOut: [{ why: 'withdrawal', n: 1, sum: 100_000 }],
  withoutNumber: 0,
  waiting: 2,
  dayFormat: 'ymd',
  dayChoices: [],
  columns: [
    { heading: 'Date', role: 'day', sample: '2026-11-09' },
    { heading: 'Slip', role: 'ignored', sample: 'K 1' },
  ],
  accounts: [],
  account: null,
  checks: [],
  problemCount: 0,
  problems: [],
}
const bad: FoundInStatement = {
  ...fine,
  problemCount: 250,
  problems: [
    { line: 4, value: 'five', words: { en: 'Not an amount', ne: 'रकम होइन' }, column: 2 },
    { line: 9, value: '', words: { en: 'Not a date', ne: 'मिति होइन' }, column: null },
  ],
}

let network: FakeNetwork
let statements: readonly BankStatement[]
beforeEach(() => {
  sitAtDesk('cashier')
  statements = [november]
  network = fakeNetwork()
  network.on(process('bank_statements'), () => ({ body: { data: { statements } } }))
})

const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)
const trial = (found: FoundInStatement) =>
  network.on(process('bank_statement_import'), () => ({ body: { data: { found } } }))
const openImport = async () => {
  draw(<BankStatementsPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Import a statement' }))
  return within(await screen.findByRole('dialog'))
}
const choose = (content: BlobPart, name = 'week.csv') => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [new File([content], name)] } })
}

describe('bank statements', () => {
  it('are listed with days, file, lines, who imported them, and the way back', async () => {
    statements = [
      november,
      { ...november, id: 6, fileName: 'used.csv', matched: 5 },
      {
        ...november,
        id: 5,
        fileName: 'wrong.csv',
        takenBackBy: 'Gita Rana',
        takenBack: '2026-11-10T05:00:00.000Z',
      },
    ]
    draw(<BankStatementsPage />)
    const rows = (await screen.findAllByRole('row')).slice(1)
    const names = rows.map((row) => within(row).queryByRole('button')?.textContent ?? null)
    expect(names).toEqual(['Take back', null, null])
    expect(rows[0]?.textContent).toContain('42')
    expect(rows[1]?.textContent).toContain('In use')
    expect(rows[2]?.textContent).toMatch(/Taken back.*Gita Rana/)
  })

  it('that could not be read are not called none, and are asked for again', async () => {
    network.on(process('bank_statements'), () => ({ status: 500, body: {} }))
    draw(<BankStatementsPage />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('No statements imported yet')).toBeNull()
    statements = []
    network.on(process('bank_statements'), () => ({ body: { data: { statements } } }))
    fireEvent.click(again)
    await screen.findByText('No statements imported yet')
  })

  it('are of the account that a person chooses among several, also when imported', async () => {
    const accounts = [
      { id: 1, name: 'Nepal Bank, 0011' },
      { id: 2, name: 'Everest Bank, 0099' },
    ]
    trial({ ...fine, accounts, account: 1 })
    const dialog = await openImport()
    choose('Date,Voucher No,Deposit\n')
    const field = await dialog.findByLabelText<HTMLSelectElement>('Account of the statement')
    expect(field.value).toBe('1')
    trial({ ...fine, accounts, account: 2 })
    fireEvent.change(field, { target: { value: '2' } })
    await waitFor(() =>
      expect(dialog.getByLabelText<HTMLSelectElement>('Account of the statement').value).toBe('2'),
    )
    fireEvent.click(await dialog.findByRole('button', { name: /^Import 3.lines$/ }))
    await waitFor(() => expect(sent('bank_statement_import')).toHaveLength(3))
    const bodies = sent('bank_statement_import') as { n_bank_account_ID?: number }[]
    expect(bodies.map(({ n_bank_account_ID: id }) => id)).toEqual([undefined, 2, 2])
  })

  it('are tried when chosen, and imported by a second press', async () => {
    trial(fine)
    const dialog = await openImport()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)
    choose('Date,Voucher No,Deposit\n')
    const keep = await dialog.findByRole('button', { name: /^Import 3.lines$/ })
    dialog.getByText(/Every row can be imported. Nothing is imported yet./)
    expect(sent('bank_statement_import')).toEqual([
      expect.objectContaining({ file_name: 'week.csv', dry_run: true }),
    ])
    network.on(process('bank_statement_import'), () => ({ body: { isError: false } }))
    statements = [{ ...november, id: 8, fileName: 'week.csv' }, november]
    fireEvent.click(keep)
    await screen.findByText('week.csv')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('status').textContent).toBe('Imported: week.csv')
    const [, last] = sent('bank_statement_import')
    const fileContent = btoa('Date,Voucher No,Deposit\n')
    expect(last).toEqual({
      file_name: 'week.csv',
      statement: { fileName: 'week.csv', fileContent },
    })
  })

  it('show counts and sums, and have their days and columns chosen where they are not clear', async () => {
    trial({
      ...fine,
      firstDay: '',
      lastDay: '',
      lines: 0,
      dayFormat: null,
      dayChoices: ['dmy', 'mdy'],
    })
    const dialog = await openImport()
    choose('Date,Slip\n11/05/2026,K 1\n')
    const days = await dialog.findByLabelText(/can be read in more than one way/)
    dialog.getByText('1, Rs. 1,000')
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)
    trial({ ...fine, dayFormat: 'mdy' })
    fireEvent.change(days, { target: { value: 'mdy' } })
    await dialog.findByText(/Month, day, year/)
    fireEvent.change(dialog.getByLabelText('Content of Slip'), { target: { value: 'number' } })
    await dialog.findByRole('button', { name: /^Import 3.lines$/ })
    const mappings = sent('bank_statement_import').map(
      (body) => (body as { mapping?: string }).mapping,
    )
    expect(mappings.map((each) => each && (JSON.parse(each) as object))).toEqual([
      undefined,
      { columns: { date: 'day', slip: 'ignored' }, days: 'mdy' },
      { columns: { date: 'day', slip: 'number' }, days: 'mdy' },
    ])
  })

  it('of another account are imported only when that is ticked', async () => {
    trial({ ...fine, checks: [{ is: 'account', agrees: false, found: '00000' }] })
    const dialog = await openImport()
    choose('x')
    await dialog.findByText('The statement names another account: 00000')
    const button = () => dialog.getByRole<HTMLButtonElement>('button', { name: /^Import/ })
    expect(button().disabled).toBe(true)
    fireEvent.click(dialog.getByLabelText('Import it although the account differs'))
    expect(button().disabled).toBe(false)
    fireEvent.click(button())
    await waitFor(() =>
      expect(sent('bank_statement_import').at(-1)).toMatchObject({ other_account: true }),
    )
  })

  it('with rows that do not fit name them with row and value, and cannot be imported', async () => {
    trial(bad)
    const dialog = await openImport()
    choose('x')
    await dialog.findByText(/250.rows have a problem/)
    dialog.getByText(/The first 2.are listed/)
    const [, first, second] = dialog.getAllByRole('row')
    expect(first?.textContent).toBe('4fiveNot an amountLeave out')
    expect(second?.textContent).toBe('9-Not a dateLeave out')
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)
    trial(fine)
    choose('y', 'mended.csv')
    await dialog.findByRole('button', { name: /^Import 3.lines$/ })
    dialog.getByText('mended.csv')
    expect(dialog.queryByText(/rows have a problem/)).toBeNull()
  })

  it('have rows corrected in place or left out, tried again, and imported so', async () => {
    trial(bad)
    const dialog = await openImport()
    choose('x')
    const again = await dialog.findByRole('button', { name: 'Check with these corrections' })
    expect(again).toHaveProperty('disabled', true)
    fireEvent.change(dialog.getByLabelText('Correct value of row 4'), { target: { value: '500' } })
    expect(dialog.queryByLabelText('Correct value of row 9')).toBeNull()
    fireEvent.click(dialog.getByLabelText('Leave row 9 out'))
    trial(fine)
    fireEvent.click(again)
    fireEvent.click(await dialog.findByRole('button', { name: /^Import 3.lines$/ }))
    await waitFor(() => expect(sent('bank_statement_import')).toHaveLength(3))
    const fixes = '[{"line":4,"column":2,"value":"500"},{"line":9,"isOut":true}]'
    const [first, ...later] = sent('bank_statement_import') as { fixes?: string }[]
    expect(first?.fixes).toBeUndefined()
    expect(later.map((each) => each.fixes)).toEqual([fixes, fixes])
  })

  it('have their corrections taken back, and none for another file', async () => {
    trial(bad)
    const dialog = await openImport()
    choose('x')
    fireEvent.click(await dialog.findByLabelText('Leave row 9 out'))
    fireEvent.click(dialog.getByRole('button', { name: 'Check with these corrections' }))
    fireEvent.click(await dialog.findByRole('button', { name: 'Take the corrections back' }))
    await waitFor(() => expect(sent('bank_statement_import')).toHaveLength(3))
    expect(sent('bank_statement_import').at(-1)).not.toHaveProperty('fixes')
    expect(dialog.queryByText(/corrected or left out by hand/)).toBeNull()
  })

  it.each([
    ['no text', new Uint8Array([0x50, 0x4b, 0xff, 0xfe]), /not a CSV file/],
    ['too large', 'x'.repeat(700_001), /larger than 700 kB/],
  ])('that are %s are not sent, and the dialog shows the reason', async (_, content, words) => {
    const dialog = await openImport()
    choose(content)
    await dialog.findByText(words)
    expect(sent('bank_statement_import')).toEqual([])
  })

  it('that the server refuses say its reason and stay in the dialog', async () => {
    const summary = 'This file was imported already, by Gita Rana.'
    network.on(process('bank_statement_import'), () => ({
      body: { isError: true, code: 'rule/statement-known', summary },
    }))
    const dialog = await openImport()
    choose('x')
    await dialog.findByText(summary)
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)
  })

  it('are taken back once it is confirmed', async () => {
    network.on(process('bank_statement_take_back'), () => ({ body: { isError: false } }))
    draw(<BankStatementsPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'Take back, november.csv' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(/Its 42.lines are no longer compared/)
    expect(sent('bank_statement_take_back')).toEqual([])
    fireEvent.click(dialog.getByRole('button', { name: 'Take back' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('bank_statement_take_back')).toEqual([{ bank_statement_ID: 7 }])
  })

  it('are shown in Nepali', async () => {
    language.set('ne')
    draw(<BankStatementsPage />)
    await screen.findByRole('heading', { name: 'बैंक स्टेटमेन्टहरू' })
    expect((await screen.findAllByRole('row'))[1]?.textContent).toContain('४२')
  })
})
