import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { address, atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { quotasOnWire, quotasRequest } from '#features/applying/testing/quotas-on-wire.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import {
  conditionsOnWire,
  conditionsRequest,
} from '#features/conditions/testing/conditions-on-wire.ts'
import { ownMoneyOnWire, vouchersOnWire } from '#features/payments/testing/payments-on-wire.ts'
import { EntranceExamPage } from './EntranceExamPage.tsx'

const openList = 'GET /api/v1/models/n_entrance_open'
const appliedList = 'GET /api/v1/models/n_entrance_reg'
const apply = 'POST /api/v1/models/n_entrance_reg'
const opening = (id: number, Name: string, apply_to: string) => ({
  id,
  Name,
  apply_to,
  apply_uptolate: '2026-12-20',
  examfee: 1_500,
  latefee: 2_000,
  exam_date: '2027-01-06',
  exam_time: '11:00:00',
})
const openings = [
  opening(12, 'B.Tech IT Entrance 2083', '2026-12-06'),
  opening(11, 'BE Civil Entrance 2083', '2026-11-25'),
]
const application = {
  id: 21,
  n_entrance_open_ID: { id: 11, identifier: 'BE Civil Entrance 2083' },
  Created: '2026-11-21T05:00:00Z',
  totalfee: 1_500,
  feepaid: 0,
  IsPaid: false,
  isPending: false,
  DocStatus: { id: 'DR', identifier: 'Draft' },
  C_Payment: [],
}
let network: FakeNetwork
let applied: readonly object[]

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  atWidth(360)
  signInSita()
  applied = []
  network = fakeNetwork()
  network.on(openList, () => ({ body: { records: openings } }))
  for (const each of openings)
    network.on(`GET /api/v1/models/n_entrance_open/${each.id}`, () => ({ body: each }))
  network.on(appliedList, () => ({ body: { records: applied } }))
  network.on(conditionsRequest, () => ({ body: conditionsOnWire() }))
  network.on(quotasRequest, () => ({ body: quotasOnWire }))
  network.on('GET /nou/payments/own', () => ({ body: ownMoneyOnWire }))
  network.on('GET /api/v1/models/c_bpartner/1000011', () => ({
    body: { id: 1_000_011, Name: 'Sita', CompletedRegistration: true },
  }))
})

const cards = async () =>
  within(await screen.findByRole('list', { name: /Entrance$/ })).getAllByRole('listitem')
const inside = (card: HTMLElement | undefined) => within(card as HTMLElement)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('entrances that are open', () => {
  it('come nearest deadline first, each with its fees, and one filled button', async () => {
    draw(<EntranceExamPage />, { path: '/entrance' })
    const [first, second] = await cards()
    expect(first?.textContent).toContain('BE Civil Entrance 2083')
    expect(wordsOf(first)).toContain('3 days left at the regular fee')
    expect(first?.textContent).toMatch(/Exam feeRs\.\s1,500.*Rs\.\s2,000/u)
    const filled = () =>
      [first, second].map((card) =>
        inside(card)
          .getByRole('button', { name: /^Apply/ })
          .className.includes('filled'),
      )
    await waitFor(() => expect(filled()).toEqual([true, false]))
  })

  it('are in a table whose first column is headed Next deadline', async () => {
    atWidth(1100)
    draw(<EntranceExamPage />, { path: '/entrance' })
    const [first] = within(await screen.findByRole('table')).getAllByRole('columnheader')
    expect(first?.textContent).toBe('Next deadline')
  })

  it('come last when they were applied for, with a button that says so', async () => {
    applied = [application]
    draw(<EntranceExamPage />, { path: '/entrance' })
    const [first, second] = await cards()
    expect(first?.textContent).toContain('B.Tech IT Entrance 2083')
    const button = inside(second).getByRole<HTMLButtonElement>('button')
    expect([button.textContent, button.disabled]).toEqual(['Applied', true])
  })

  it('whose conditions the student does not meet say rule, own and needed value, and have no button', async () => {
    network.on(conditionsRequest, () => ({ body: conditionsOnWire(11) }))
    draw(<EntranceExamPage />, { path: '/entrance' })
    expect(await screen.findByText('at least 18 years')).toBeDefined()
    const [first, second] = await cards()
    expect(wordsOf(first)).toMatch(/AgeYours17 yearsNeededat least 18 years/)
    const button = inside(first).getByRole<HTMLButtonElement>('button', { name: /^Not Eligible/ })
    expect(button.disabled).toBe(true)
    expect(inside(second).getByRole('button', { name: /^Apply/ })).toBeDefined()
  })

  it('whose conditions the student meets can be applied for', async () => {
    network.on(conditionsRequest, () => ({ body: conditionsOnWire(11, true) }))
    draw(<EntranceExamPage />, { path: '/entrance' })
    const [first] = await cards()
    const button = inside(first).getByRole<HTMLButtonElement>('button', { name: /^Apply/ })
    await waitFor(() => expect(button.disabled).toBe(false))
  })

  it('are in Nepali digits for a Nepali reader', async () => {
    language.set('ne')
    draw(<EntranceExamPage />, { path: '/entrance' })
    const list = await screen.findByRole('list')
    expect(wordsOf(list)).toContain('नियमित शुल्कमा ३ दिन बाँकी')
    expect(list.textContent).toMatch(/रु\.\s१,५००/u)
  })

  it('are shown as none, or as unreadable', async () => {
    network.on(openList, () => ({ body: { records: [] } }))
    const { unmount } = draw(<EntranceExamPage />, { path: '/entrance' })
    expect(await screen.findByText('No Open entrance exams found')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    unmount()
    localStorage.clear()
    signInSita()
    network.on(openList, () => ({ status: 500, body: {} }))
    draw(<EntranceExamPage />, { path: '/entrance' })
    expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBe(1)
  })
})

describe('applying', () => {
  async function asked() {
    draw(<EntranceExamPage />, { path: '/entrance' })
    const [first] = await cards()
    const button = inside(first).getByRole<HTMLButtonElement>('button')
    await waitFor(() => expect(button.disabled).toBe(false))
    fireEvent.click(button)
    return screen.findByRole('dialog', { name: 'Apply for Entrance Exam' })
  }

  it('is asked about first, with the fee of today and of later; Cancel sends nothing', async () => {
    const dialog = await asked()
    expect(dialog.textContent).toContain('Are you sure you want to apply for this entrance exam?')
    expect(wordsOf(dialog)).toMatch(/Rs\.\s2,000 if paid from 10 Mangsir/u)
    press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    const sent = network.left.filter(({ path }) => path.startsWith('/api/v1/models/'))
    expect(sent.every(({ method }) => method === 'GET')).toBe(true)
  })

  it('sends the chosen quotas once and goes to what was applied for', async () => {
    network.on(apply, () => {
      applied = [application]
      return { status: 201, body: { id: 21 } }
    })
    await asked()
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Female' }))
    press('Yes, Apply')
    await waitFor(() => expect(address()).toBe('/entrance?tab=applied'))
    const sent = network.left.filter(
      ({ method, path }) => method === 'POST' && path.startsWith('/api/v1/models/'),
    )
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ n_entrance_open_ID: 11, selectedQuota: 'Female' }),
    ])
    expect(await screen.findByText('Pay the fee')).toBeDefined()
  })

  it('offers the active quotas of the university and says which proofs a chosen one needs', async () => {
    const dialog = within(await asked())
    fireEvent.click(await dialog.findByRole('checkbox', { name: 'Dalit' }))
    expect(dialog.getByText('Proof for Dalit: a certificate.')).toBeDefined()
    expect(dialog.queryByRole('checkbox', { name: 'Local' })).toBeNull()
  })

  it('offers the quotas of the specification on a server without a register of them', async () => {
    network.on(quotasRequest, () => ({ status: 404, body: {} }))
    const dialog = within(await asked())
    expect(await dialog.findByRole('checkbox', { name: 'Lakshit Quota' })).toBeDefined()
  })

  it('says that the quotas could not be read, and reads them again', async () => {
    network.on(quotasRequest, () => ({ status: 500, body: {} }))
    const dialog = within(await asked())
    expect(await dialog.findByText("Couldn't refresh.")).toBeDefined()
    network.on(quotasRequest, () => ({ body: quotasOnWire }))
    fireEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('checkbox', { name: 'Female' })).toBeDefined()
  })

  it('that is refused keeps the dialog and says the server’s sentence', async () => {
    network.on(apply, () => ({ status: 409, body: { detail: 'The last day is over.' } }))
    const dialog = await asked()
    press('Yes, Apply')
    expect(await within(dialog).findByText('The last day is over.')).toBeDefined()
    expect(address()).toBe('/entrance')
  })

  it('that fails shows its message in a language chosen afterwards', async () => {
    network.on(apply, () => ({ status: 500, body: {} }))
    const dialog = await asked()
    press('Yes, Apply')
    expect(await within(dialog).findByText('Failed to apply for entrance exam.')).toBeDefined()
    act(() => language.set('ne'))
    expect(within(dialog).getByText('प्रवेश परीक्षामा आवेदन दिन सकिएन।')).toBeDefined()
  })
})

describe('entrances that were applied for', () => {
  it('show the one that waits on the student, with its timeline and one filled button', async () => {
    applied = [application]
    draw(<EntranceExamPage />, { path: '/entrance?tab=applied' })
    const [card] = await cards()
    const steps = inside(card).getByRole('list')
    expect(within(steps).getAllByRole('listitem')[0]?.textContent).toContain('Applied')
    const pay = inside(card).getByRole('button', { name: /^Pay Now/ })
    await waitFor(() => expect(pay.className).toContain('filled'))
  })

  it.each([360, 1100])(
    'say what waits for the cashier, beside what is paid and what is left of it, %s px wide',
    async (width) => {
      atWidth(width)
      applied = [{ ...application, feepaid: 500, isPending: true, C_Payment: vouchersOnWire }]
      draw(<EntranceExamPage />, { path: '/entrance?tab=applied' })
      const waits = await screen.findByText(/for the cashier$/)
      expect(wordsOf(waits)).toBe('Rs. 350 waits for the cashier')
      expect(wordsOf(screen.getByText(/left$/))).toBe('Rs. 500 paid, Rs. 650 left')
    },
  )

  it('do not invite to pay while a payment is held', async () => {
    applied = [application]
    const held = {
      payment_type: 'ENTRANCE',
      payment_reference_id: 21,
      name: 'BE Civil Entrance 2083',
      amount: 900,
      reference: 'KH-1',
    }
    network.on(quotasRequest, () => ({ body: quotasOnWire }))
    network.on('GET /nou/payments/own', () => ({ body: { ...ownMoneyOnWire, held: [held] } }))
    draw(<EntranceExamPage />, { path: '/entrance?tab=applied' })
    const pay = await screen.findByRole('button', { name: /^Pay Now/ })
    await waitFor(() => expect(pay.className).toContain('outlined'))
    expect(screen.getByText("Don't pay again.")).toBeDefined()
  })

  it('are shown as none, with a link to the open ones', async () => {
    draw(<EntranceExamPage />, { path: '/entrance?tab=applied' })
    expect(await screen.findByText('No applied entrance exams found')).toBeDefined()
    await act(async () => press('See open entrances'))
    expect(address()).toBe('/entrance?tab=open')
  })
})
