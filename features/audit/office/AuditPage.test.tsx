import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
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
  code: '',
  codeName: null,
  process: 'voucher_approve',
  processName: approve,
  subjectName: payment,
  times: 1,
  before: { docstatus: 'DR', colour: 'red' },
  after: { docstatus: 'CO', colour: 'red' },
  factNames: { docstatus: { en: 'Document status', ne: 'कागजको स्थिति' } },
  hash: '9f3a00c1',
  previousHash: 'b7c40019',
}
const own = {
  en: 'Somebody else has to decide what you submitted yourself.',
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
const denied: AuditEntry = { ...refused, id: 9, act: 'denied', code: '403', codeName: null }

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('administrator')
  network = fakeNetwork()
  network.on('POST /api/v1/processes/staff_accounts', () => ({
    body: { isError: false, data: { accounts: [] } },
  }))
  network.on('POST /api/v1/processes/audit_entries', () => ({
    body: { isError: false, data: { entries: [denied, refused, entry], isWhole: true } },
  }))
})

describe('the audit page', () => {
  it('says acts and records in words of the language, and slugs in the entry only', async () => {
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

  it('says facts in words of the language; one without words is shown as it is', async () => {
    draw(<AuditPage />)
    const table = within(await screen.findByRole('table'))
    await table.findByText('Document status DR → CO')
    language.set('ne')
    fireEvent.click(await table.findByRole('button', { name: 'भौचर स्वीकृत' }))
    const pane = within(await screen.findByRole('region', { name: /7|७/ }))
    expect(pane.getByRole('rowheader', { name: 'कागजको स्थिति' })).toBeDefined()
    expect(pane.getByRole('rowheader', { name: 'colour' })).toBeDefined()
    expect(document.body.textContent).not.toContain('docstatus')
  })

  it('says why in words, the code in the entry alone', async () => {
    draw(<AuditPage />)
    const table = within(await screen.findByRole('table'))
    await table.findByText(own.en)
    expect(table.getByText('The role has no right to it')).toBeDefined()
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
    expect(screen.queryByText('No entry fits')).toBeNull()
  })
})
