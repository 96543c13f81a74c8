import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { ComparedSettlement, Settlement } from '../wire/settlements.ts'
import { SettlementPane } from './SettlementPane.tsx'
import { SettlementsPage } from './SettlementsPage.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const on = day('2026-11-22')
const week: Settlement = {
  id: 3,
  fileName: 'khalti-week.csv',
  firstDay: day('2026-11-16'),
  lastDay: on,
  lines: 3,
  amount: rupees(4_277),
  charge: rupees(77),
  importedBy: 'Hari Poudel',
  imported: '2026-11-23T05:41:00.000Z',
  state: 'waits',
}
const none = { n: 0, sum: rupees(0) }
const compared: ComparedSettlement = {
  settlement: week,
  agree: { n: 1, sum: rupees(1_500) },
  suspense: none,
  differs: {
    n: 1,
    sum: rupees(2_000),
    rows: [
      {
        line: 3,
        number: 'GFq9',
        day: on,
        amount: rupees(2_000),
        own: rupees(2_500),
        partnerId: 7,
        name: { en: 'Kusum Thapa', ne: 'कुसुम थापा' },
      },
    ],
  },
  unknown: {
    n: 1,
    sum: rupees(777),
    rows: [{ line: 4, number: 'hEY7', day: on, amount: rupees(777) }],
  },
  missing: { ...none, rows: [] },
  link: null,
  arrivals: [{ lineId: 12, number: 'KH-1', day: on, remarks: 'KHALTI' }],
}

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('cashier')
  network = fakeNetwork()
})

const answer = (found: ComparedSettlement) =>
  network.on(process('wallet_settlement'), () => ({ body: { data: { compared: found } } }))
const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)

describe('settlements of the wallet', () => {
  it('are listed with what comes to the bank', async () => {
    network.on(process('wallet_settlements'), () => ({ body: { data: { settlements: [week] } } }))
    draw(<SettlementsPage />)
    const [, row] = await screen.findAllByRole('row')
    expect(row?.textContent).toContain('4,200')
    expect(row?.textContent).toContain('Waits for the bank')
  })

  it('that could not be read are not none', async () => {
    network.on(process('wallet_settlements'), () => ({ status: 500, body: {} }))
    draw(<SettlementsPage />)
    await screen.findByRole('button', { name: /again|Retry/i })
    expect(screen.queryByText('No settlements imported yet')).toBeNull()
  })
})

describe('a settlement', () => {
  it('notes what the portal does not know, and links its deposit', async () => {
    answer(compared)
    network.on(process('wallet_settlement_note'), () => ({ body: { summary: 'Noted.', data: {} } }))
    network.on(process('wallet_settlement_link'), () => ({
      body: { summary: 'Linked.', data: {} },
    }))
    draw(<SettlementPane id={3} />)
    const unknown = await screen.findByRole('region', { name: 'Not in the portal' })
    fireEvent.click(within(unknown).getByRole('button', { name: 'Note in suspense' }))
    await screen.findByText('Noted.')
    expect(sent('wallet_settlement_note')).toEqual([{ wallet_settlement_ID: 3, line: 4 }])
    fireEvent.click(screen.getByRole('button', { name: 'Link' }))
    await screen.findByText('Linked.')
    expect(sent('wallet_settlement_link')).toEqual([
      { wallet_settlement_ID: 3, bank_statement_line_ID: 12 },
    ])
  })

  it('that is linked offers to undo it, with a reason', async () => {
    const link = {
      lineId: 12,
      number: 'KH-1',
      day: on,
      remarks: 'KHALTI',
      by: 'Hari Poudel',
      linked: '2026-11-24T05:41:00.000Z',
      isProposed: false,
    }
    answer({ ...compared, settlement: { ...week, state: 'in-the-bank' }, link, arrivals: [] })
    network.on(process('wallet_settlement_unlink'), () => ({
      body: { summary: 'Proposed.', data: {} },
    }))
    draw(<SettlementPane id={3} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'Another week' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
    await screen.findByText('Proposed.')
    expect(sent('wallet_settlement_unlink')).toEqual([
      { wallet_settlement_ID: 3, reason: 'Another week' },
    ])
    expect(screen.queryByRole('button', { name: 'Note in suspense' })).toBeNull()
  })

  it('is only read by who may not reconcile, and in Nepali too', async () => {
    sitAtDesk('registrar')
    language.set('ne')
    answer(compared)
    draw(<SettlementPane id={3} />)
    await screen.findByRole('region', { name: 'पोर्टलमा छैनन्' })
    expect(screen.getByText('कुसुम थापा')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'नमिलेको रकममा टिप्ने' })).toBeNull()
    language.set('en')
  })
})
