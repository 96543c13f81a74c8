import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { paisa } from '#platform/pure/money/money.ts'
import { language } from '#platform/browser/language.ts'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { CaseHistory, KhaltiCase } from '../wire/khalti-cases.ts'
import { KhaltiCasesPage } from './KhaltiCasesPage.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const held: KhaltiCase = {
  attemptId: '3f2a91c4-1111-4222-8333-444444444444',
  reference: '3F2A-91C4',
  partnerId: 7,
  name: { en: 'Sita Lama', ne: 'सीता लामा' },
  paymentType: 'ENTRANCE',
  amount: paisa(150_000),
  taken: paisa(140_000),
  state: 'HELD',
  problem: 'other-amount',
  started: '2026-11-27T04:00:00.000Z',
  pidx: 'bZQLD9wRVWo4CdESSfuSsB',
  transactionId: '',
  isProposed: false,
}
const history: CaseHistory = {
  found: held,
  forWhat: { en: 'BE Civil Entrance', ne: 'बीई सिभिल प्रवेश परीक्षा' },
  nextCheck: null,
  events: [
    {
      state: 'LINK_READY',
      cause: 'provider gave a link',
      at: held.started,
      status: '',
      total: null,
    },
    {
      state: 'HELD',
      cause: 'sweeper; corrected to match provider',
      at: held.started,
      status: 'Completed',
      total: paisa(140_000),
    },
  ],
}

let network: FakeNetwork
let found: CaseHistory
beforeEach(() => {
  sitAtDesk('cashier')
  found = history
  network = fakeNetwork()
  network.on(process('khalti_cases'), () => ({ body: { data: { cases: [found.found] } } }))
  network.on(process('khalti_case'), () => ({ body: { data: { history: found } } }))
})

const drawAt = (path = '/money/khalti') => draw(<KhaltiCasesPage />, { path })
const opened = `/money/khalti?case=${held.attemptId}`
const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)
const card = async () => within(await screen.findByRole('region', { name: 'History' }))

describe('the Khalti cases', () => {
  it('begin with those to decide, and open one with its history', async () => {
    drawAt()
    const row = (await screen.findByText('3F2A-91C4')).closest('tr')
    expect(row?.textContent.replaceAll('\u00A0', ' ')).toContain('HeldKhalti took Rs. 1,400')
    expect(sent('khalti_cases')).toEqual([{ show: 'decide' }])
    fireEvent.click(screen.getByRole('button', { name: 'History' }))
    const text = async () =>
      (await screen.findByRole('region', { name: 'History' })).textContent.replaceAll('\u00A0', ' ')
    await waitFor(async () => expect(await text()).toContain('BE Civil Entrance, Rs. 1,500'))
    expect(await text()).toContain('Khalti was asked in turn (late)Khalti: Completed, Rs. 1,400')
    expect(address()).toContain(`case=${held.attemptId}`)
  })

  it('are searched through in every state', async () => {
    drawAt()
    await screen.findByText('3F2A-91C4')
    fireEvent.change(screen.getByLabelText(/^Reference/u), { target: { value: ' 3f2a91c4 ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Find' }))
    await waitFor(() => expect(address()).toContain('q=3f2a91c4'))
    await waitFor(() =>
      expect(sent('khalti_cases').at(-1)).toEqual({ show: 'all', typed: '3f2a91c4' }),
    )
  })

  it('are asked about, and say when Khalti did not answer', async () => {
    network.on(process('khalti_ask'), () => ({
      body: { isError: false, summary: 'Khalti did not answer.', data: { isKnown: false } },
    }))
    drawAt(opened)
    fireEvent.click(await (await card()).findByRole('button', { name: 'Ask Khalti now' }))
    expect(await screen.findByText('Khalti did not answer.')).toBeDefined()
    expect(sent('khalti_ask')).toEqual([{ payment_attempt_ID: held.attemptId }])
  })

  it('are asked about again when the answer is lost', async () => {
    network.on(process('khalti_ask'), () => null)
    drawAt(opened)
    const ask = await (await card()).findByRole('button', { name: 'Ask Khalti now' })
    fireEvent.click(ask)
    const again = await screen.findByRole('button', { name: 'Ask again' })
    expect(ask).toHaveProperty('disabled', true)
    network.on(process('khalti_ask'), () => ({
      body: { isError: false, summary: 'Khalti answered.', data: { isKnown: true } },
    }))
    fireEvent.click(again)
    expect(await screen.findByText('Khalti answered.')).toBeDefined()
  })

  it('of another amount are decided with a reason', async () => {
    network.on(process('khalti_held_decide'), () => ({
      body: { isError: false, summary: 'Proposed.', data: { n_proposal_ID: 3 } },
    }))
    drawAt(opened)
    fireEvent.click(await (await card()).findByRole('button', { name: 'Decide' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Decision'), { target: { value: 'refund' } })
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Took less' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
    expect(await screen.findByText('Proposed.')).toBeDefined()
    expect(sent('khalti_held_decide')).toEqual([
      { payment_attempt_ID: held.attemptId, outcome: 'refund', reason: 'Took less' },
    ])
  })

  it('that wait for a second person, or that a role only reads, are not decided here', async () => {
    found = { ...history, found: { ...held, isProposed: true } }
    drawAt(opened)
    expect(await (await card()).findByText('Waits for a second person')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull()
  })

  it('are read in Nepali; a failed list is asked for again, an empty one says so', async () => {
    language.set('ne')
    network.on(process('khalti_cases'), () => ({ status: 500, body: {} }))
    drawAt()
    const again = await screen.findByRole('button', { name: 'फेरि प्रयास गर्नुहोस्' })
    network.on(process('khalti_cases'), () => ({ body: { data: { cases: [] } } }))
    fireEvent.click(again)
    expect(await screen.findByText('मिल्ने खल्ती भुक्तानी छैन')).toBeDefined()
  })
})
