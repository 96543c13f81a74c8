import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { accountStatement } from '../../rules/account/account-statement.ts'
import { accountFacts } from '../../testing/account.factory.ts'
import { StudentAccount } from './StudentAccount.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const statement = accountStatement(accountFacts.charges, accountFacts.entries, day('2026-11-27'))

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('cashier')
  network = fakeNetwork()
  network.on(process('student_account'), () => ({ body: { data: { statement } } }))
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file' }))
})

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

/** The table below a heading. */
const part = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  const card = heading.closest('section') ?? document.body
  return within(card).findByRole('table')
}

describe('a student’s account in the office', () => {
  it('lists the entries with the balance after each, and the dues with their age', async () => {
    draw(<StudentAccount partnerId={11} />)
    expect(cellsOf(await part('Account statement'))).toEqual([
      expect.stringMatching(/^Fee, Semester II.*Rs\. 2,500Rs\. 2,500$/u),
      expect.stringMatching(/^Paid by voucher, Semester II.*Rs\. 1,000Rs\. 1,500$/u),
    ])
    expect(cellsOf(await part('Dues'))).toEqual([
      expect.stringMatching(/^Semester II.*57 daysRs\. 1,500$/u),
    ])
  })

  it('without entries says so', async () => {
    const none = accountStatement([], [], day('2026-11-27'))
    network.on(process('student_account'), () => ({ body: { data: { statement: none } } }))
    draw(<StudentAccount partnerId={11} />)
    expect(await screen.findByText('No entries yet')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Dues' })).toBeNull()
  })

  it('that could not be read is asked for again', async () => {
    network.on(process('student_account'), () => ({ status: 500, body: {} }))
    draw(<StudentAccount partnerId={11} />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    network.on(process('student_account'), () => ({ body: { data: { statement } } }))
    fireEvent.click(again)
    expect(await part('Account statement')).toBeDefined()
  })

  it('is downloaded as a document, or says why not', async () => {
    network.on(process('student_account_print'), () => ({ status: 500, body: {} }))
    draw(<StudentAccount partnerId={11} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Download PDF' }))
    expect(await screen.findByText('Failed to download the statement')).toBeDefined()
    expect(network.left.at(-1)?.body).toMatchObject({ C_BPartner_ID: 11 })
  })
})
