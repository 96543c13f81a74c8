import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { OpenProposal } from '../wire/open-proposal.ts'
import { ProposalsPage } from './ProposalsPage.tsx'

const list = 'POST /api/v1/processes/proposals_open'
const confirm = 'POST /api/v1/processes/proposal_confirm'
const refuse = 'POST /api/v1/processes/proposal_refuse'
const release: OpenProposal = {
  id: 31,
  sort: 'result-release',
  subject: 'n_exam_open:7',
  subjectName: null,
  names: {},
  enteredBy: 'Om Thapa',
  isOwn: false,
  mayConfirm: true,
  aloneFrom: null,
  entered: '2026-11-22T05:00:00.000Z',
  expires: '2026-11-29T05:00:00.000Z',
  before: {},
  after: { exam: 'Semester II', n: 3 },
  view: null,
  proof: 'none',
  asksQr: false,
}
const account: OpenProposal = {
  ...release,
  id: 32,
  sort: 'setting',
  subject: 'bank-account',
  before: { number: '0120••••0001' },
  after: { number: '0120••••' },
  proof: 'code-and-digits',
}

let network: FakeNetwork
let waiting: readonly OpenProposal[]
beforeEach(() => {
  sitAtDesk('registrar')
  waiting = [release]
  network = fakeNetwork()
  network.on(list, () => ({ body: { isError: false, data: { proposals: waiting } } }))
})

const sent = (request: string) =>
  network.left.filter(({ method, path }) => `${method} ${path}` === request)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const drawn = async () => {
  const page = draw(<ProposalsPage />)
  await screen.findByText('Entered by Om Thapa', { exact: false })
  return page
}

describe('a proposal before its first day', () => {
  it('says first by how much it is early, and the reason in full', async () => {
    const reason = 'The second campus sat the last paper early: decision 12 of the exam committee'
    waiting = [
      {
        ...release,
        view: {
          subject: { en: 'Semester II', ne: 'Semester II' },
          fields: [],
          checks: [],
          lists: [],
          sheet: null,
          early: { fact: { en: '6 days before the last paper', ne: '…' }, reason },
        },
      },
    ]
    await drawn()
    const note = screen.getByRole('region', { name: /^6\sdays before the last paper/ })
    expect(wordsOf(note)).toBe(`6 days before the last paper. Reason: ${reason}`)
  })
})

describe('a proposal for a second person', () => {
  it('is shown as none, but not when the list could not be read', async () => {
    waiting = []
    draw(<ProposalsPage />)
    expect(screen.queryByText('No proposals wait for a second person')).toBeNull()
    await screen.findByText('No proposals wait for a second person')
    network.on(list, () => ({ status: 503, body: { detail: 'Busy' } }))
    draw(<ProposalsPage />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getAllByText('No proposals wait for a second person')).toHaveLength(1)
    waiting = [release]
    network.on(list, () => ({ body: { data: { proposals: waiting } } }))
    fireEvent.click(again)
    await screen.findByText('Entered by Om Thapa', { exact: false })
  })

  it('shows each field now and proposed', async () => {
    await drawn()
    const row = screen.getByRole('row', { name: /Results/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['-', '3'])
  })

  it('says a subject and fields that have words in the language of the reader', async () => {
    const word = (en: string, ne: string) => ({ en, ne })
    waiting = [
      {
        ...account,
        subject: 'voucher-approval',
        subjectName: word('Approving vouchers', 'भौचर स्वीकृति'),
        names: { roles: word('Who may approve', 'कसले') },
        before: { roles: word('Cashier', 'लेखापाल') },
        after: { roles: word('No one', 'कोही पनि होइन') },
      },
    ]
    language.set('ne')
    draw(<ProposalsPage />)
    await screen.findByRole('heading', { name: 'सेटिङ भौचर स्वीकृति' })
    const row = screen.getByRole('row', { name: 'कसले लेखापाल कोही पनि होइन' })
    expect(within(row).getByText('कोही पनि होइन').tagName).toBe('B')
    expect(document.body.textContent).not.toMatch(/voucher-approval|roles/)
  })

  it('is confirmed once, however often the button is pressed, and leaves the page', async () => {
    let answer: (reply: { body: object }) => void = () => {}
    network.on(confirm, () => new Promise((resolve) => (answer = resolve)))
    await drawn()
    fireEvent.click(button('Confirm'))
    fireEvent.click(button('Confirm'))
    await waitFor(() => expect(sent(confirm)).toHaveLength(1))
    fireEvent.click(button('Confirm'))
    waiting = []
    answer({ body: { isError: false, summary: 'Confirmed.' } })
    await screen.findByText('No proposals wait for a second person')
    expect(sent(confirm).map(({ body }) => body)).toEqual([
      { n_proposal_ID: 31, code: '', digits: '' },
    ])
  })

  it('shows that the result is unknown when the answer is lost, and asks with the same key', async () => {
    network.on(confirm, () => null)
    await drawn()
    fireEvent.click(button('Confirm'))
    const again = await screen.findByRole('button', { name: 'Ask again' })
    expect(screen.queryByText("We couldn't reach the server.")).toBeNull()
    expect(button('Confirm').disabled).toBe(true)
    network.on(confirm, () => {
      waiting = []
      return { body: { isError: false, summary: 'Confirmed.' } }
    })
    fireEvent.click(again)
    await screen.findByText('No proposals wait for a second person')
    const keys = sent(confirm).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys.length).toBeGreaterThan(1)
    expect([new Set(keys).size, keys[0]]).toEqual([1, expect.any(String)])
  })

  it('that is refused says the server’s reason, and can be tried again', async () => {
    network.on(confirm, () => ({
      body: { isError: true, code: 'rule/value-changed', summary: 'It has changed since.' },
    }))
    await drawn()
    fireEvent.click(button('Confirm'))
    await screen.findByText('It has changed since.')
    expect(button('Confirm').disabled).toBe(false)
  })

  it('is refused with a reason only', async () => {
    network.on(refuse, () => ({ body: { isError: false } }))
    await drawn()
    expect(button('Refuse').disabled).toBe(true)
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: '   ' } })
    expect(button('Refuse').disabled).toBe(true)
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'Two marks are missing' } })
    fireEvent.click(button('Refuse'))
    await waitFor(() =>
      expect(sent(refuse).map(({ body }) => body)).toEqual([
        { n_proposal_ID: 31, reason: 'Two marks are missing' },
      ]),
    )
  })

  it('of money asks for six digits of a code and four of the letter', async () => {
    waiting = [account]
    network.on(confirm, () => ({ body: { isError: false } }))
    await drawn()
    expect(button('Confirm').disabled).toBe(true)
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    type('Your one-time code', '12345')
    type('Last four digits in the letter', '0001')
    expect(button('Confirm').disabled).toBe(true)
    type('Your one-time code', ' 123456 ')
    expect(button('Confirm').disabled).toBe(false)
    fireEvent.click(button('Confirm'))
    await waitFor(() =>
      expect(sent(confirm).map(({ body }) => body)).toEqual([
        { n_proposal_ID: 32, code: '123456', digits: '0001' },
      ]),
    )
  })

  it('that is one’s own has no button to confirm, only to take it back', async () => {
    waiting = [{ ...release, isOwn: true, mayConfirm: false }]
    await drawn()
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull()
    expect(button('Take back').disabled).toBe(true)
  })

  it('that is one’s own says from when it may be carried out alone, and then asks for a code', async () => {
    const aloneFrom = '2026-11-23T05:00:00.000Z'
    const own = { ...release, sort: 'account', isOwn: true, aloneFrom, proof: 'code' } as const
    waiting = [{ ...own, mayConfirm: false }]
    const { unmount } = await drawn()
    expect(screen.getByText(/You may carry it out from 7 Mangsir 2083.* on/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Carry out' })).toBeNull()
    unmount()
    waiting = [{ ...own, mayConfirm: true }]
    network.on(confirm, () => ({ body: { isError: false } }))
    await drawn()
    expect(button('Carry out').disabled).toBe(true)
    fireEvent.change(screen.getByLabelText('Your one-time code'), { target: { value: '123456' } })
    fireEvent.click(button('Carry out'))
    await waitFor(() => expect(sent(confirm)).toHaveLength(1))
  })

  it('of an account is refused by who may not confirm it, who reads how long it waits', async () => {
    waiting = [{ ...release, sort: 'account', mayConfirm: false, aloneFrom: release.expires }]
    await drawn()
    expect(
      screen.getByText(/Om Thapa may carry it out from .*, unless it is refused/),
    ).toBeDefined()
    expect(screen.getByText(/An administrator confirms it/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
    expect(button('Refuse')).toBeDefined()
  })

  it('is in Nepali for a Nepali reader', async () => {
    language.set('ne')
    draw(<ProposalsPage />)
    await screen.findByText('Om Thapaले हाल्नुभएको', { exact: false })
    expect(button('पक्का गर्नुहोस्').disabled).toBe(false)
  })
})
