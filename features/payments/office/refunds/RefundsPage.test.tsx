import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { Refunds, ShownRefund } from '../../wire/refunds.ts'
import { RefundsPage } from './RefundsPage.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const ready: ShownRefund = {
  id: 12,
  partnerId: 7,
  name: { en: 'Sita Lama', ne: 'सीता लामा' },
  amount: paisa(150_000),
  way: 'bank',
  state: 'APPROVED',
  forWhat: { en: 'BE Civil Entrance', ne: 'बीई सिभिल प्रवेश परीक्षा' },
  bank: 'NIC Asia Bank',
  holder: 'Sita Lama',
  number: '0110203040',
  transactionId: '',
  reason: 'Letter 12',
  proposedBy: 'Hari Poudel',
  approvedBy: 'Mina Rai',
  approved: '2026-11-27T04:00:00.000Z',
  listId: null,
  sentOn: null,
  tries: 0,
  answer: '',
  maySendAgain: false,
  mayCancel: true,
  mayNotePart: false,
  isProposed: false,
}
const list = {
  id: 3,
  made: '2026-11-27T04:00:00.000Z',
  madeBy: 'Hari Poudel',
  isOwn: false,
  count: 2,
  sum: paisa(200_000),
  sentOn: null,
  sentBy: '',
}
const one: Refunds = {
  refunds: [ready],
  total: 1,
  sum: paisa(150_000),
  toList: { count: 1, sum: paisa(150_000) },
  lists: [list],
}

let network: FakeNetwork
let found: Refunds
beforeEach(() => {
  sitAtDesk('cashier')
  found = one
  network = fakeNetwork()
  network.on(process('refunds'), () => ({ body: { data: { found } } }))
})

const drawAt = (path = '/money/refunds') => draw(<RefundsPage />, { path })
const only = (refund: Partial<ShownRefund>) => {
  found = { ...one, refunds: [{ ...ready, ...refund }] }
}
const button = (name: string) => screen.findByRole('button', { name })
const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)
const answers = (slug: string, data: object = {}) =>
  network.on(process(slug), () => ({ body: { isError: false, summary: 'Done.', data } }))

describe('the refunds of the office', () => {
  it('show to whom, how much, where to and the next step', async () => {
    drawAt()
    const row = (await screen.findByRole('link', { name: 'Sita Lama' })).closest('tr')
    expect(row?.textContent.replaceAll('\u00A0', ' ')).toMatch(
      /Sita LamaBE Civil EntranceRs\. 1,500NIC Asia BankSita Lama, 0110203040Ready.*Letter 12.*Mina Rai/u,
    )
    expect(screen.getByText(/^1 refund, Rs\.\s1,500$/u)).toBeDefined()
    expect(sent('refunds')).toEqual([{ show: 'open' }])
  })

  it('go on a list, and an own list is noted as sent by another person', async () => {
    answers('refund_list_make', { refund_list_ID: 4 })
    found = { ...one, lists: [{ ...list, isOwn: true }] }
    drawAt()
    fireEvent.click(await button('Make a list'))
    await screen.findByText('Done.')
    expect(screen.queryByRole('button', { name: 'Note as sent' })).toBeNull()
    expect(screen.getByText('You made it: another person notes it as sent.')).toBeDefined()
  })

  it('are sent with the day of the transfer', async () => {
    answers('refund_list_sent')
    drawAt()
    fireEvent.click(await button('Note as sent'))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText(/^Day of the transfer/u), {
      target: { value: '2026-11-26' },
    })
    fireEvent.click(dialog.getByRole('button', { name: 'Note as sent' }))
    await screen.findByText('Done.')
    expect(sent('refund_list_sent')).toEqual([{ refund_list_ID: 3, sent_on: '2026-11-26' }])
  })

  it('of Khalti are asked about, and sent again only when that may be', async () => {
    answers('refund_ask', { state: 'ASKED' })
    only({ way: 'khalti', state: 'ASKED', tries: 1, answer: 'unknown', mayCancel: false })
    const { unmount } = drawAt()
    fireEvent.click(await button('Ask Khalti now'))
    await screen.findByText('Done.')
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
    expect(screen.getByText('Asked 1 time · no answer from Khalti')).toBeDefined()
    unmount()
    only({ way: 'khalti', state: 'ASKED', maySendAgain: true, mayCancel: false })
    drawAt()
    fireEvent.click(await button('Send again'))
    await screen.findByText('Done.')
    expect(sent('refund_ask')).toEqual([
      { refund_ID: 12, again: false },
      { refund_ID: 12, again: true },
    ])
  })

  it('of which Khalti gave back a part take how much it was, and where it was read', async () => {
    answers('refund_part_left', { n_proposal_ID: 9 })
    only({ way: 'khalti', state: 'ASKED', mayNotePart: true, mayCancel: false })
    drawAt()
    fireEvent.click(await button('Note the part'))
    const dialog = within(await screen.findByRole('dialog'))
    const type = (label: RegExp, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    type(/^Given back by Khalti/u, '400')
    type(/^Where you read it/u, 'Merchant account, 12 Mangsir')
    fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
    await screen.findByText('Done.')
    expect(sent('refund_part_left')).toEqual([
      { refund_ID: 12, amount: '400', seen: 'Merchant account, 12 Mangsir' },
    ])
  })

  it.each([
    ['Send again', 'refund_ask'],
    ['Make a list', 'refund_list_make'],
  ] as const)(
    'ask again under the same key when the answer to “%s” is lost',
    async (name, slug) => {
      only({ way: 'khalti', state: 'ASKED', maySendAgain: true, mayCancel: false })
      network.on(process(slug), () => null)
      drawAt()
      fireEvent.click(await button(name))
      const again = await screen.findByRole('button', { name: 'Ask again' })
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
      answers(slug, { state: 'ASKED', refund_list_ID: 4 })
      fireEvent.click(again)
      await screen.findByText('Done.')
      const keys = network.left
        .filter(({ path }) => path.endsWith(`/${slug}`))
        .map(({ headers }) => headers.get('Idempotency-Key'))
      expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1])
    },
  )

  it('without an account get one by a proposal', async () => {
    answers('refund_account')
    only({ state: 'NEEDS_ACCOUNT', bank: '', holder: '', number: '' })
    drawAt()
    fireEvent.click(await button('Enter account'))
    const dialog = within(await screen.findByRole('dialog'))
    for (const [label, value] of [
      ['Bank', 'NIC Asia'],
      ['Account holder', 'Sita'],
      ['Account number', '0110203040'],
    ] as const)
      fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
    await screen.findByText('Done.')
    expect(sent('refund_account')).toEqual([
      {
        refund_ID: 12,
        bank: 'NIC Asia',
        account_holder: 'Sita',
        account_number: '0110203040',
      },
    ])
  })

  it('that were sent come back with a reason that the student reads', async () => {
    answers('refund_return')
    only({ state: 'SENT', sentOn: day('2026-11-26'), mayCancel: false })
    drawAt('/money/refunds?show=sent')
    fireEvent.click(await button('Returned by the bank'))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'closed' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
    await screen.findByText('Done.')
    expect(sent('refund_return')).toEqual([{ refund_ID: 12, reason: 'closed' }])
    expect(screen.queryByRole('button', { name: 'Make a list' })).toBeNull()
  })

  it('are read in Nepali; without any it says so; a failed list is asked for again', async () => {
    language.set('ne')
    found = { ...one, refunds: [], total: 0, lists: [], toList: { count: 0, sum: paisa(0) } }
    network.on(process('refunds'), () => ({ status: 500, body: {} }))
    drawAt()
    const again = await button('फेरि प्रयास गर्नुहोस्')
    network.on(process('refunds'), () => ({ body: { data: { found } } }))
    fireEvent.click(again)
    expect(await screen.findByText('यहाँ कुनै फिर्ता छैन')).toBeDefined()
    await waitFor(() => expect(screen.getByText('बैंकका लागि तयार फिर्ता छैन।')).toBeDefined())
  })
})
