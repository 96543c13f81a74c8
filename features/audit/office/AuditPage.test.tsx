import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { language } from '#platform/browser/language.ts'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { AuditEntry } from '../wire/entry.ts'
import { AuditPage } from './AuditPage.tsx'

const approve = { en: 'Approve voucher', ne: 'भौचर स्वीकृत' }
const payment = { en: 'Payment', ne: 'भुक्तानी' }
const entry: AuditEntry = {
  id: 7,
  at: '2026-11-22T08:00:00.000Z',
  who: 'Hari Poudel',
  role: 'cashier',
  act: 'changed',
  subject: 'c_payment',
  record: '1000482',
  person: { id: 1_000_007, name: 'Sita Rai' },
  code: '',
  codeName: null,
  process: 'voucher_approve',
  processName: approve,
  subjectName: payment,
  recordName: null,
  times: 1,
  before: { docstatus: 'DR', colour: 'red' },
  after: { docstatus: 'CO', colour: 'red' },
  factNames: { docstatus: { en: 'Document status', ne: 'कागजको स्थिति' } },
  valueNames: {},
  amounts: [],
  hash: '9f3a00c1',
  previousHash: 'b7c40019',
}
const own = {
  en: 'You submitted this, so another person decides on it.',
  ne: 'आफूले पेस गरेको भौचर अरूले नै जाँच्नुपर्छ।',
}
const refused: AuditEntry = {
  ...entry,
  id: 8,
  act: 'refused',
  code: 'rule/own-entry',
  codeName: own,
  after: {},
}
const report: AuditEntry = {
  ...entry,
  id: 10,
  act: 'read',
  subject: 'report',
  subjectName: { en: 'Report', ne: 'प्रतिवेदन' },
  record: 'dues',
  recordName: { en: 'Dues', ne: 'तिर्न बाँकी शुल्क' },
  person: null,
}
const denied: AuditEntry = { ...refused, id: 9, act: 'denied', code: '403', codeName: null }

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('administrator')
  network = fakeNetwork()
  network.on('POST /api/v1/processes/audit_staff', () => ({
    body: { isError: false, data: { staff: [] } },
  }))
  network.on('POST /api/v1/processes/audit_entries', () => ({
    body: { isError: false, data: { entries: [denied, refused, entry], isWhole: true } },
  }))
})

describe('the audit page', () => {
  it('shows processes and records by their label, and slugs only in the opened entry', async () => {
    draw(<AuditPage />)
    const table = within(await screen.findByRole('table'))
    await table.findByRole('button', { name: 'Refused: Approve voucher' })
    expect(table.getAllByText('Payment 1000482')).toHaveLength(3)
    expect(document.body.textContent).not.toMatch(/voucher_approve|c_payment/)
    fireEvent.click(table.getByRole('button', { name: 'Approve voucher' }))
    const pane = within(await screen.findByRole('region', { name: 'Entry 7' }))
    expect(pane.getByText('voucher_approve')).toBeDefined()
    expect(pane.getByText('c_payment')).toBeDefined()
  })

  it('names a record that has no number', async () => {
    network.on('POST /api/v1/processes/audit_entries', () => ({
      body: { isError: false, data: { entries: [report], isWhole: true } },
    }))
    draw(<AuditPage />)
    await screen.findByText('Report: Dues')
  })

  it('names whose a record is, with the student’s file in the opened entry', async () => {
    draw(<AuditPage />)
    const [row] = await screen.findAllByRole('row', { name: /Sita Rai.*Payment 1000482/ })
    fireEvent.click(within(row ?? document.body).getByRole('button'))
    const link = await screen.findByRole('link', { name: 'Sita Rai' })
    expect(link.getAttribute('href')).toBe('/students/1000007')
  })

  it('shows facts by their labels; one without a label is shown as it is', async () => {
    draw(<AuditPage />)
    const table = within(await screen.findByRole('table'))
    await table.findByText('Document status Draft → Completed')
    language.set('ne')
    fireEvent.click(await table.findByRole('button', { name: 'भौचर स्वीकृत' }))
    const pane = within(await screen.findByRole('region', { name: /7|७/ }))
    expect(pane.getByRole('rowheader', { name: 'कागजको स्थिति' })).toBeDefined()
    expect(pane.getByRole('rowheader', { name: 'colour' })).toBeDefined()
    expect(document.body.textContent).not.toContain('docstatus')
  })

  it('says states, yes and no, days, instants and money as they are read; others as written', async () => {
    const before = { state: 'SUBMITTED', isactive: true, colour: 'RETURNED' }
    const after = {
      state: 'RETURNED',
      isactive: false,
      colour: 'SUBMITTED',
      last_day: '2026-11-22',
      lifted: '2026-11-22T18:20:00.000Z',
      approved_amount: 12_500_050,
      reason: '2026-11-22 is too late',
    }
    const valueNames = {
      state: {
        SUBMITTED: { en: 'Submitted', ne: 'पेस भएको' },
        RETURNED: { en: 'Returned', ne: 'फर्काइएको' },
      },
    }
    const named = {
      ...entry,
      before,
      after,
      factNames: {},
      valueNames,
      amounts: ['approved_amount'],
    }
    network.on('POST /api/v1/processes/audit_entries', () => ({
      body: { data: { entries: [named], isWhole: true } },
    }))
    draw(<AuditPage />)
    const table = within(await screen.findByRole('table'))
    await table.findByText(
      [
        'state Submitted → Returned',
        'isactive Yes → No',
        'colour RETURNED → SUBMITTED',
        'last_day 6 Mangsir 2083',
        'lifted 7 Mangsir 2083, 00:05',
        'approved_amount Rs. 1,25,000.50',
        'reason 2026-11-22 is too late',
      ].join('; '),
    )
    language.set('ne')
    fireEvent.click(await table.findByRole('button', { name: 'भौचर स्वीकृत' }))
    const pane = within(await screen.findByRole('region', { name: /7|७/ }))
    for (const words of ['पेस भएको', 'फर्काइएको', 'हो', 'होइन', 'RETURNED', '२०८३ मंसिर ६'])
      expect(pane.getByText(words)).toBeDefined()
    expect(pane.getByText(/१,२५,०००/)).toBeDefined()
  })

  it('says facts that are words in the language, and one that stayed the same not as a change', async () => {
    const word = (en: string, ne: string) => ({ en, ne })
    const key = word('Library', 'पुस्तकालय')
    const values = {
      ...entry,
      before: { key, loanDays: word('Thirty', 'तीस') },
      after: { key: { ...key }, loanDays: word('Ten', 'दस') },
      factNames: { loanDays: word('Days', 'दिन') },
    }
    network.on('POST /api/v1/processes/audit_entries', () => ({
      body: { data: { entries: [values], isWhole: true } },
    }))
    draw(<AuditPage />)
    await screen.findByText('Days Thirty → Ten')
    language.set('ne')
    await screen.findByText('दिन तीस → दस')
  })

  it('shows the reason as text, and the code in the opened entry only', async () => {
    draw(<AuditPage />)
    const table = within(await screen.findByRole('table'))
    await table.findByText(own.en)
    expect(table.getByText('The role has no permission for this')).toBeDefined()
    expect(document.body.textContent).not.toMatch(/rule\/|403/)
    fireEvent.click(table.getByRole('button', { name: 'Refused: Approve voucher' }))
    const pane = within(await screen.findByRole('region', { name: 'Entry 8' }))
    expect(pane.getByText(own.en)).toBeDefined()
    expect(pane.getByText('rule/own-entry')).toBeDefined()
    expect(pane.getByText('Hari Poudel, Cashier')).toBeDefined()
  })

  it('speaks Nepali', async () => {
    language.set('ne')
    draw(<AuditPage />)
    await screen.findByRole('button', { name: 'अस्वीकृत: भौचर स्वीकृत' })
    expect(screen.getAllByText('भुक्तानी 1000482')).toHaveLength(3)
    expect(screen.getByText(own.ne)).toBeDefined()
  })

  it('that could not be read is not called empty', async () => {
    network.on('POST /api/v1/processes/audit_entries', () => ({ status: 500, body: {} }))
    draw(<AuditPage />)
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('No matching entries')).toBeNull()
  })
})

const bodies = () =>
  network.left.filter(({ path }) => path.endsWith('/audit_entries')).map(({ body }) => body)

describe('looking for an entry', () => {
  const list = 'POST /api/v1/processes/audit_entries'

  it('by person, process, day and a word queries the server, and stores the filters in the address', async () => {
    network.on('POST /api/v1/processes/audit_staff', () => ({
      body: { data: { staff: [{ id: 21, name: 'Mina Rai' }] } },
    }))
    draw(<AuditPage />, { path: '/audit' })
    await screen.findByRole('option', { name: 'Mina Rai' })
    const choose = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    choose('Who', '21')
    choose('What', 'refused')
    choose('Day', '2026-11-22')
    expect(screen.getByText('22 Nov 2026')).toBeDefined()
    const word = screen.getByLabelText('Record or process')
    fireEvent.change(word, { target: { value: ' 1000482 ' } })
    expect(bodies().some((body) => 'typed' in (body as object))).toBe(false)
    fireEvent.keyDown(word, { key: 'Enter' })
    await waitFor(() =>
      expect(bodies().at(-1)).toEqual({
        ad_user_ID: 21,
        act: 'refused',
        day: '2026-11-22',
        typed: '1000482',
      }),
    )
    expect(address()).toBe('/audit?who=21&act=refused&day=2026-11-22&typed=1000482')
    choose('Who', '')
    choose('What', '')
    await waitFor(() => expect(bodies().at(-1)).toEqual({ day: '2026-11-22', typed: '1000482' }))
  })

  it('that is not there says so', async () => {
    network.on(list, () => ({ body: { data: { entries: [], isWhole: true } } }))
    draw(<AuditPage />, { path: '/audit?typed=nonsense' })
    await screen.findByText('No matching entries')
    expect(screen.getByLabelText<HTMLInputElement>('Record or process').value).toBe('nonsense')
    expect(screen.queryByRole('button', { name: 'Older entries' })).toBeNull()
  })

  it('goes back page by page from the oldest that is shown', async () => {
    network.on(list, ({ body }) => {
      const isFirst = !('before' in (body as object))
      const entries = isFirst ? [denied, refused] : [entry]
      return { body: { data: { entries, isWhole: !isFirst } } }
    })
    draw(<AuditPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'Older entries' }))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4))
    expect(bodies()).toEqual([{}, { before: 8 }])
    expect(screen.queryByRole('button', { name: 'Older entries' })).toBeNull()
  })

  it('keeps what was read when older ones could not be, and asks again', async () => {
    network.on(list, ({ body }) =>
      'before' in (body as object)
        ? { status: 502, body: {} }
        : { body: { data: { entries: [denied, refused], isWhole: false } } },
    )
    draw(<AuditPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'Older entries' }))
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getAllByRole('row')).toHaveLength(3)
    expect(screen.queryByText('No matching entries')).toBeNull()
  })
})

describe('the chain', () => {
  const verify = 'POST /api/v1/processes/audit_verify'
  const check = () => fireEvent.click(screen.getByRole('button', { name: 'Check now' }))
  const checked = (verdict: object) =>
    network.on(verify, () => ({
      body: { data: { verdict, checked: '2026-11-22T18:20:00.000Z' } },
    }))

  it('is checked on demand, and shows the number of entries, the Nepal time and the last hash', async () => {
    checked({ is: 'whole', entries: 1204, hash: '9f3a00c1d4' })
    draw(<AuditPage />)
    expect(screen.getByText('The chain is checked every hour.')).toBeDefined()
    expect(network.left.some(({ path }) => path.endsWith('/audit_verify'))).toBe(false)
    check()
    await screen.findByText(
      /^Chain unbroken: 1204 entries checked at 00:05, the last with hash 9f3a/,
    )
  })

  it('that is broken names the entry', async () => {
    checked({ is: 'broken', entry: 311 })
    draw(<AuditPage />)
    check()
    await screen.findByText(
      'Entry 311 was changed after it was written, or an earlier one is missing.',
    )
    expect(document.querySelector('.chain.broken')).not.toBeNull()
  })

  it('that could not be checked says so, and is called neither whole nor broken', async () => {
    network.on(verify, () => ({ status: 502, body: {} }))
    draw(<AuditPage />)
    check()
    await screen.findByText("We couldn't reach the server.")
    expect(document.querySelector('.chain.broken, .chain.whole')).toBeNull()
    checked({ is: 'whole', entries: 3, hash: '9f3a00c1d4' })
    check()
    await screen.findByText(/^Chain unbroken: 3 entries/)
    expect(screen.queryByText("We couldn't reach the server.")).toBeNull()
  })
})
