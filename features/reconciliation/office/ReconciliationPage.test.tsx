import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import type { GivenTable } from '#platform/pure/rest-dialect/arguments.ts'
import { sameInBoth } from '#platform/pure/message.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { language } from '#platform/browser/language.ts'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { ListDownload } from '#platform/browser/ui/paged/shown-list.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import {
  anOnlyBank,
  anOnlyPortal,
  aReconciliation,
  aShownClaim,
  aShownItem,
} from '../testing/reconciliation.factory.ts'
import type { InSuspense, WrittenOff, Reconciliation } from '../wire/reconciliation.ts'
import { ReconciliationPage } from './ReconciliationPage.tsx'

const lists = aReconciliation({
  onlyBank: [
    anOnlyBank({ key: 'line:2', number: '', remarks: '', amount: rupees(2_500), openFees: 3 }),
    anOnlyBank({ likely: aShownClaim() }),
  ],
  onlyPortal: [
    anOnlyPortal({ likely: aShownItem() }),
    anOnlyPortal({ key: 'payment:2', number: '0093 5190', note: 'seen-before' }),
    anOnlyPortal({ key: 'payment:3', number: '0093 5218', note: 'no-statement' }),
  ],
  differs: [
    {
      item: aShownItem({ key: 'line:3', number: '0093 4810', amount: rupees(42_500) }),
      claim: aShownClaim({ key: 'payment:4', number: '0093 4810', amount: rupees(45_200) }),
    },
  ],
})

let network: FakeNetwork
let found: Reconciliation
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-27T06:00:00Z'))
  sitAtDesk('cashier')
  found = lists
  network = fakeNetwork()
  network.on('POST /api/v1/processes/reconciliation', () => ({
    body: { data: { reconciliation: found } },
  }))
})

const open = (path = '/money/reconciliation') => draw(<ReconciliationPage />, { path })
const list = async (name: string) => within(await screen.findByRole('region', { name }))
const asked = () => network.left.filter(({ path }) => path.endsWith('/reconciliation')).at(-1)?.body
const plain = (element: HTMLElement | null) => element?.textContent
const press = (key: string, code = key) => fireEvent.keyDown(document.body, { key, code })

describe('the reconciliation', () => {
  it('begins with the last thirty days, and has other days in the address', async () => {
    open()
    await list('Only in the bank')
    expect(asked()).toMatchObject({ first_day: '2026-10-29', last_day: '2026-11-27' })
    fireEvent.click(screen.getByRole('button', { name: 'Other days' }))
    fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '2026-11-28' } })
    fireEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(await screen.findByText(/^Choose a first and a last day/u)).toBeDefined()
    fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '2026-11-17' } })
    fireEvent.click(screen.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(address()).toContain('from=2026-11-17&to=2026-11-27'))
    await waitFor(() => expect(asked()).toMatchObject({ first_day: '2026-11-17' }))
  })

  it('shows one account of the bank, which the address has', async () => {
    found = { ...lists, accounts: [{ id: 7, name: 'Nepal Bank, 0011-2233-44' }] }
    open()
    await list('Only in the bank')
    const account = screen.getByRole('combobox', { name: 'Account' })
    fireEvent.change(account, { target: { value: '7' } })
    await waitFor(() => expect(asked()).toMatchObject({ account: '7', last_day: '2026-11-27' }))
    expect(address()).toContain('account=7')
    expect(await screen.findByText('In this account')).toBeDefined()
  })

  it('shows that the sums add up, and says so where they do not', async () => {
    open()
    expect(await screen.findByText('10,000 + 4,500 + 42,500 = 57,000')).toBeDefined()
    found = { ...lists, sums: { ...lists.sums, matched: rupees(1) } }
    fireEvent.click(screen.getByRole('button', { name: 'Other days' }))
    fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '2026-11-17' } })
    fireEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(await screen.findByText(/is not 57,000/u)).toBeDefined()
  })

  it('says of each row what it looks like, or why the other side may not have it', async () => {
    open()
    const bank = await list('Only in the bank')
    const rows = bank.getAllByRole('button').map(plain)
    expect(rows[0]).toContain('No nameRs. 2,500No number')
    expect(rows[0]).toContain('3 open fees of this amount')
    expect(rows[1]).toContain('Looks like 0093 5144, Roshani Tamang')
    const portal = (await list('Only in the portal')).getAllByRole('button').map(plain)
    expect(portal[0]).toContain('Looks like 0093 5145')
    expect(portal[1]).toContain('Number seen before')
    expect(portal[2]).toMatch(/Wait for the statement of/u)
    const differs = (await list('Amount differs')).getAllByRole('button').map(plain)
    expect(differs[0]).toContain('Portal Rs. 45,200, bank Rs. 42,500: digits swapped')
  })

  it('compares the first likely pair, fact by fact, and lights it in both lists', async () => {
    open()
    const card = await list('Are these the same payment?')
    expect(card.getAllByRole('row').slice(1).map(plain)).toEqual([
      'Number0093 51450093 5144look at it',
      'AmountRs. 2,000Rs. 2,000agrees',
      'NameROSHNI TAMANGRoshani Tamangagrees',
      expect.stringMatching(/^Day.*agrees$/u),
    ])
    expect(card.getByText('One digit differs.')).toBeDefined()
    const lit = screen.getAllByRole('button', { pressed: true }).map(plain)
    expect(lit).toHaveLength(2)
  })

  it('goes to a list by its number, and moves in it by arrows', async () => {
    open()
    const bank = await list('Only in the bank')
    press('1', 'Digit1')
    press('ArrowUp')
    expect(bank.getAllByRole('button')[0]?.getAttribute('aria-pressed')).toBe('true')
    press('2', 'Digit2')
    press('ArrowDown')
    const portal = await list('Only in the portal')
    expect(portal.getAllByRole('button')[1]).toBe(document.activeElement)
    press('3', 'Digit3')
    const card = await list('Are these the same payment?')
    expect(card.getByText('Two digits of the amount are swapped.')).toBeDefined()
  })

  it('compares any two rows that are chosen', async () => {
    open()
    fireEvent.click((await list('Only in the bank')).getAllByRole('button')[0] ?? document.body)
    fireEvent.click((await list('Only in the portal')).getAllByRole('button')[1] ?? document.body)
    const card = await list('Are these the same payment?')
    expect(card.getByText('One digit of the amount differs. One side has no number.')).toBeDefined()
    expect(card.getAllByRole('row').slice(1).map(plain)[2]).toBe('Name-Roshani Tamangnot known')
  })

  const linked = () => network.left.find(({ path }) => path.endsWith('reconciliation_link'))

  it('links the pair by L, with the reason that is filled in, and reads the lists again', async () => {
    network.on('POST /api/v1/processes/reconciliation_link', () => {
      found = aReconciliation()
      return { body: { isError: false, summary: 'Linked and credited.', data: {} } }
    })
    open()
    const card = await list('Are these the same payment?')
    expect(card.getByText(/^You entered neither of the two/u)).toBeDefined()
    expect(plain(card.getByText(/^Linking credits/u))).toContain('Rs. 2,000')
    press('l', 'KeyL')
    expect(await screen.findByText('Linked and credited.')).toBeDefined()
    expect(linked()?.body).toEqual({
      bank_statement_line_ID: 1,
      c_payment_ID: 1,
      bank_amount: 2_000,
      portal_amount: 2_000,
      reason: 'One digit differs.',
    })
    expect(await screen.findByText('All money has its claim.')).toBeDefined()
  })

  it('says why a link is refused, and stores that the two are not the same', async () => {
    const summary = 'This money was credited for another payment meanwhile.'
    network.on('POST /api/v1/processes/reconciliation_link', () => ({
      body: { isError: true, code: 'rule/line-used', summary },
    }))
    network.on('POST /api/v1/processes/reconciliation_apart', () => ({
      body: { isError: false, summary: 'The two are suggested no more.', data: {} },
    }))
    open()
    const card = await list('Are these the same payment?')
    fireEvent.click(card.getByRole('button', { name: /^Link/u }))
    expect(await screen.findByText(summary)).toBeDefined()
    press('n', 'KeyN')
    expect(await screen.findByText('The two are suggested no more.')).toBeDefined()
    const sent = network.left.find(({ path }) => path.endsWith('reconciliation_apart'))
    expect(sent?.body).toEqual({ bank_statement_line_ID: 1, c_payment_ID: 1 })
  })

  it.each([
    ['item', /^You imported this statement/u],
    ['claim', /^You sent this voucher/u],
  ])('offers no link to the person who entered the %s', async (side, why) => {
    const own = { isOwn: true }
    const [item, claim] = [aShownItem(), aShownClaim()]
    found = aReconciliation({
      differs: [
        side === 'item'
          ? { item: { ...item, ...own }, claim }
          : { item, claim: { ...claim, ...own } },
      ],
    })
    open()
    const card = await list('Are these the same payment?')
    expect(card.getByText(why)).toBeDefined()
    press('l', 'KeyL')
    expect(card.queryByRole('button', { name: /^Link/u })).toBeNull()
    expect(linked()).toBeUndefined()
  })

  const waiting: InSuspense = {
    ...aShownItem({ key: 'line:9', remarks: 'S RAI', number: '0093 5240' }),
    likely: aShownClaim({ key: 'payment:3', number: '0093 5240' }),
    since: day('2026-11-25'),
    reason: 'No claim',
    isProposed: false,
  }
  const suspense = () => list('In suspense')

  it('moves the chosen line to suspense by S, with a reason', async () => {
    network.on('POST /api/v1/processes/suspense_move', () => {
      found = aReconciliation({ suspense: [waiting] })
      return { body: { isError: false, summary: 'Moved to suspense.', data: {} } }
    })
    open()
    await list('Are these the same payment?')
    press('s', 'KeyS')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'No claim' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Move to suspense' }))
    expect(await screen.findByText('Moved to suspense.')).toBeDefined()
    const sent = network.left.find(({ path }) => path.endsWith('suspense_move'))
    expect(sent?.body).toEqual({ bank_statement_line_ID: 1, reason: 'No claim' })
    expect(plain((await suspense()).getAllByRole('row')[1] ?? null)).toContain('S RAI')
  })

  it('compares money in suspense with its claim, and takes it back with a reason', async () => {
    found = aReconciliation({ suspense: [waiting] })
    network.on('POST /api/v1/processes/suspense_back', () => ({
      body: { isError: false, summary: 'It is among the open lines again.', data: {} },
    }))
    open()
    fireEvent.click((await suspense()).getByRole('button', { name: 'Compare' }))
    const card = await list('Are these the same payment?')
    expect(card.getAllByText('0093 5240')).toHaveLength(2)
    expect(card.queryByRole('button', { name: /^To suspense/u })).toBeNull()
    fireEvent.click((await suspense()).getByRole('button', { name: 'Back' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Too early' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Back from suspense' }))
    expect(await screen.findByText('It is among the open lines again.')).toBeDefined()
  })

  it('proposes to pay money of suspense back to an account', async () => {
    found = aReconciliation({ suspense: [waiting] })
    network.on('POST /api/v1/processes/suspense_pay_back', () => ({
      body: { isError: false, summary: 'Proposed.', data: { n_proposal_ID: 4 } },
    }))
    open()
    fireEvent.click((await suspense()).getByRole('button', { name: 'Return to sender' }))
    const dialog = within(await screen.findByRole('dialog'))
    const type = (label: RegExp, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    type(/^Bank/u, 'NIC Asia Bank')
    type(/^Account holder/u, 'R K Traders')
    type(/^Account number/u, '0110-203040')
    type(/^Reason/u, 'Sent by a stranger')
    fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
    await screen.findByText('Proposed.')
    const sent = network.left.find(({ path }) => path.endsWith('suspense_pay_back'))
    expect(sent?.body).toEqual({
      item: 'line:9',
      bank: 'NIC Asia Bank',
      account_holder: 'R K Traders',
      account_number: '0110-203040',
      reason: 'Sent by a stranger',
    })
  })

  it('proposes to place money of suspense to a student and a fee', async () => {
    found = aReconciliation({
      suspense: [waiting, { ...waiting, key: 'line:8', isProposed: true }],
    })
    const about = ['9841000000']
    network.on('POST /api/v1/processes/students_find', () => ({
      body: {
        data: {
          students: [{ id: 7, name: 'Suman Rai', nepaliName: 'सुमन राई', about }],
          isWhole: true,
        },
      },
    }))
    const fee = {
      payment_type: 'EXAM',
      payment_reference_id: 5,
      name: { en: 'First semester', ne: 'पहिलो सेमेस्टर' },
      owed: 1_500,
    }
    network.on('POST /api/v1/processes/set_off_standing', () => ({
      body: { data: { credit: 0, sources: [], fees: [fee] } },
    }))
    network.on('POST /api/v1/processes/suspense_place', () => ({
      body: { isError: false, summary: 'Proposed.', data: { n_proposal_ID: 4 } },
    }))
    open()
    const table = await suspense()
    expect(table.getByRole('link', { name: 'Waits for a second person' })).toBeDefined()
    fireEvent.click(table.getByRole('button', { name: 'Place' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Slip shown' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
    expect(await dialog.findByText('Choose the student.')).toBeDefined()
    fireEvent.change(dialog.getByLabelText(/^Student/u), { target: { value: 'Suman' } })
    fireEvent.click(await dialog.findByRole('radio', { name: /^Suman Rai/u }))
    await dialog.findByRole('option', { name: /^First semester/u })
    fireEvent.change(dialog.getByLabelText('For'), { target: { value: '0' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
    expect(await screen.findByText('Proposed.')).toBeDefined()
    const sent = network.left.find(({ path }) => path.endsWith('suspense_place'))
    expect(sent?.body).toEqual({
      item: 'line:9',
      C_BPartner_ID: 7,
      payment_type: 'EXAM',
      payment_reference_id: 5,
      reason: 'Slip shown',
    })
  })

  it('offers a student who claims it what was written off, unless that is proposed already', async () => {
    const { likely: _likely, ...facts } = waiting
    const income: WrittenOff = { ...facts, since: day('2026-11-25') }
    found = aReconciliation({
      writtenOff: [income, { ...income, key: 'line:8', isProposed: true }],
    })
    open()
    const table = await list('Written off')
    expect(plain(table.getAllByRole('row')[1] ?? null)).toContain('S RAI')
    expect(table.getByRole('link', { name: 'Waits for a second person' })).toBeDefined()
    fireEvent.click(table.getByRole('button', { name: 'Place' }))
    expect(await screen.findByRole('dialog')).toBeDefined()
  })

  it('proposes to undo a link that was made by hand, with a reason', async () => {
    const link = {
      paymentId: 5,
      day: day('2026-11-22'),
      amount: rupees(2_000),
      bank: '0093 5145',
      remarks: 'ROSHNI TAMANG',
      portal: '0093 5144',
      partnerId: 7,
      name: aShownClaim().name,
      forWhat: sameInBoth('BE Civil Entrance'),
      reason: 'One digit differs.',
      by: 'Hari Poudel',
      linked: '2026-11-25T04:00:00.000Z',
      isProposed: false,
    }
    found = aReconciliation({ linked: [link, { ...link, paymentId: 6, isProposed: true }] })
    network.on('POST /api/v1/processes/voucher_reverse', () => ({
      body: { isError: false, summary: 'Proposed.', data: { n_proposal_ID: 4 } },
    }))
    open()
    const table = await list('Linked by hand')
    expect(table.getByRole('link', { name: 'Waits for a second person' })).toBeDefined()
    expect(plain(table.getAllByRole('row')[1] ?? null)).toContain('One digit differs.')
    fireEvent.click(table.getByRole('button', { name: 'Undo' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getAllByRole('checkbox')[0] ?? document.body)
    fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
    expect(await screen.findByText('Proposed. A second person confirms it.')).toBeDefined()
    const sent = network.left.find(({ path }) => path.endsWith('voucher_reverse'))
    expect(sent?.body).toMatchObject({ c_payment_ID: 5 })
  })

  it('asks for more of a long list', async () => {
    found = { ...lists, counts: { ...lists.counts, onlyBank: 700 } }
    open()
    fireEvent.click((await list('Only in the bank')).getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(asked()).toMatchObject({ most: 600 }))
  })

  it('gives a list as a table of both sides, with what was not shown yet', async () => {
    const shown = new Map<string, () => Promise<GivenTable>>()
    const draws = ({
      list,
      read,
    }: {
      readonly list: string
      readonly read: () => Promise<GivenTable>
    }) => {
      shown.set(list, read)
      return null
    }
    found = { ...lists, counts: { ...lists.counts, onlyBank: 700 } }
    draw(
      <ListDownload value={draws}>
        <ReconciliationPage />
      </ListDownload>,
      { path: '/money/reconciliation' },
    )
    await list('Only in the bank')
    const on = '6 Mangsir 2083 (22 Nov 2026)'
    expect(await shown.get('Only in the portal')?.()).toHaveLength(4)
    expect(asked()).toMatchObject({ most: 100 })
    expect(await shown.get('Only in the bank')?.()).toEqual([
      ['Bank', 'Portal'].flatMap((side) =>
        ['Day', 'Name', 'Number', 'Amount'].map((fact) => `${side}: ${fact}`),
      ),
      [on, '', '', 2_500, '', '', '', ''],
      [on, 'ROSHNI TAMANG', '0093 5145', 2_000, on, 'Roshani Tamang', '0093 5144', 2_000],
    ])
    expect(asked()).toMatchObject({ most: 2_001 })
  })

  it('says that nothing is left, in Nepali too', async () => {
    found = aReconciliation({ until: null })
    const { unmount } = open()
    expect(await screen.findByText('All money has its claim.')).toBeDefined()
    expect(screen.getByText('No bank statement is imported')).toBeDefined()
    expect(screen.getByText(/^Choose money of the first list/u)).toBeDefined()
    unmount()
    language.set('ne')
    open()
    expect(await screen.findByText('सबै रकमको दाबी छ।')).toBeDefined()
    expect(screen.getByText('मिलेका, ५ भुक्तानी')).toBeDefined()
  })

  it('says that it could not be read, and asks again', async () => {
    network.on('POST /api/v1/processes/reconciliation', () => ({ status: 500, body: {} }))
    open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    network.on('POST /api/v1/processes/reconciliation', () => ({
      body: { data: { reconciliation: found } },
    }))
    fireEvent.click(again)
    await list('Only in the bank')
  })
})
