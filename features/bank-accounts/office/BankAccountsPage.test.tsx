import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { day } from '#platform/pure/calendar/day.ts'
import type { AccountsList, ListedAccount } from '../wire/bank-accounts.ts'
import { BankAccountsPage } from './BankAccountsPage.tsx'

const nabil: ListedAccount = {
  id: 1_000_001,
  bank: 'Nabil Bank',
  branch: 'Dhunche',
  number: '0110017500123',
  holder: 'Langtang University',
  purposes: ['ENTRANCE'],
  qr: null,
  from: day('2026-07-17'),
  until: null,
  isActive: true,
  picture: null,
  waits: null,
}
const read = 'POST /api/v1/processes/bank_accounts'
const propose = 'POST /api/v1/processes/bank_account_propose'

let network: FakeNetwork
let found: AccountsList
beforeEach(() => {
  sitAtDesk('registrar')
  found = { accounts: [nabil], proposed: [], without: [] }
  network = fakeNetwork()
  network.on(read, () => ({ body: { isError: false, data: found } }))
  network.on(propose, () => ({
    body: { isError: false, summary: 'Proposed.', data: { n_proposal_ID: 7 } },
  }))
})
const sent = () =>
  network.left.filter(({ path }) => path.endsWith('account_propose')).map(({ body }) => body)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('bank accounts', () => {
  it('are shown with their fees and days, and what waits for a second person', async () => {
    const waits = { by: 'Om Thapa', isOwn: false }
    found = {
      accounts: [nabil, { ...nabil, id: 2, bank: 'NMB Bank', isActive: false, waits }],
      proposed: [{ by: 'Mina Rai', isOwn: true }],
      without: ['EXAM', 'CERTIFICATE'],
    }
    draw(<BankAccountsPage />)
    const card = within(await screen.findByRole('region', { name: 'Nabil Bank 0110017500123' }))
    expect(card.getByText('Entrance')).toBeDefined()
    expect(card.getByText('No limit')).toBeDefined()
    const other = within(screen.getByRole('region', { name: 'NMB Bank 0110017500123' }))
    expect(other.getByText(/Not in use/)).toBeDefined()
    expect(other.getByText(/Om Thapa proposed a change/)).toBeDefined()
    expect(other.queryByRole('button')).toBeNull()
    expect(screen.getByText(/cannot pay by bank today: Exam, Certificate/)).toBeDefined()
    expect(screen.getByText(/You proposed a new account/)).toBeDefined()
  })

  it('are in Nepali for a Nepali reader, and none is said so', async () => {
    language.set('ne')
    found = { accounts: [], proposed: [], without: [] }
    draw(<BankAccountsPage />)
    expect(await screen.findByText('बैंक खाता छैन')).toBeDefined()
  })
})

describe('an account', () => {
  it('with wrong fields names each of them, and nothing is sent', async () => {
    draw(<BankAccountsPage />)
    await screen.findByText('Entrance')
    press('Add an account')
    press('Propose')
    expect(screen.getByText('Enter the bank.')).toBeDefined()
    expect(screen.getByText('Enter the account number.')).toBeDefined()
    expect(screen.getByText('Enter the name of the account.')).toBeDefined()
    type('Account number', '12')
    expect(screen.getByText(/has 6 to 34 letters/)).toBeDefined()
    fireEvent.click(screen.getByLabelText('Chosen fees'))
    expect(screen.getByText(/at least one kind of fee/)).toBeDefined()
    type('Payment QR', 'text')
    expect(screen.getByText(/checksum does not match/)).toBeDefined()
    type('Payment QR', 'picture')
    expect(screen.getByText('Choose the picture of the QR.')).toBeDefined()
    expect(sent()).toEqual([])
  })

  it('is proposed with its fees and its picture, and the form closes', async () => {
    draw(<BankAccountsPage />)
    await screen.findByText('Entrance')
    press('Add an account')
    type('Bank', 'NMB Bank')
    type('Account number', '0110 0175 00123')
    type('Account name', 'University')
    fireEvent.click(screen.getByLabelText('Chosen fees'))
    fireEvent.click(screen.getByLabelText('Exam'))
    fireEvent.click(screen.getByLabelText('Certificate'))
    press('Propose')
    expect(screen.getByText(/Another account in use has this number/)).toBeDefined()
    type('Account number', '0110 0175 00999')
    type('Payment QR', 'picture')
    fireEvent.change(screen.getByLabelText('Picture of the QR'), {
      target: { files: [new File([new Uint8Array(3)], 'qr.png', { type: 'image/png' })] },
    })
    press('Propose')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toMatchObject([
      {
        bank: 'NMB Bank',
        purposes: 'EXAM,CERTIFICATE',
        qr: 'picture',
        qr_file: { fileName: 'qr.png', fileContent: 'AAAA' },
        is_active: true,
      },
    ])
  })

  it('is changed as it is, and a refusal stays with what was typed', async () => {
    network.on(propose, () => ({
      body: { isError: true, summary: 'Not now.', code: 'rule/proposal-open' },
    }))
    draw(<BankAccountsPage />)
    await screen.findByText('Entrance')
    press('Change: Nabil Bank 0110017500123')
    expect(screen.getByDisplayValue('Dhunche')).toBeDefined()
    fireEvent.click(screen.getByLabelText('In use'))
    press('Propose')
    expect(await screen.findByText('Not now.')).toBeDefined()
    expect(sent()).toMatchObject([
      {
        n_bank_account_ID: nabil.id,
        purposes: 'ENTRANCE',
        from_day: '2026-07-17',
        is_active: false,
      },
    ])
  })
})
