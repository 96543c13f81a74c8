import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { language } from '#platform/browser/language.ts'
import { atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { accountStatement } from '../../rules/account/account-statement.ts'
import { accountFacts } from '../../testing/account.factory.ts'
import { AccountSection } from './AccountSection.tsx'

const path = 'POST /api/v1/processes/student_account'
const statement = accountStatement(accountFacts.charges, accountFacts.entries, day('2026-11-27'))

let network: FakeNetwork
beforeEach(() => {
  signInSita()
  atWidth(360)
  network = fakeNetwork()
  network.on(path, () => ({ body: { data: { statement } } }))
})

describe('the student’s own account', () => {
  it('is read when it is opened, and no longer shown when it is closed', async () => {
    draw(<AccountSection />)
    expect(network.left).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Show account statement' }))
    const entries = await screen.findByRole('list', { name: 'Account statement' })
    expect(entries.textContent).toMatch(/Fee, Semester II.*Paid by voucher, Semester II/u)
    expect(network.left.map(({ body }) => body)).toEqual([{}])
    fireEvent.click(screen.getByRole('button', { name: 'Hide account statement' }))
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('shows dues with their age in Nepali with Nepali digits', async () => {
    language.set('ne')
    draw(<AccountSection />)
    fireEvent.click(screen.getByRole('button', { name: 'हिसाबको विवरण हेर्नुहोस्' }))
    const dues = await screen.findByRole('list', { name: 'तिर्न बाँकी शुल्क' })
    expect(dues.textContent).toMatch(/५७\sदिन/u)
    expect(dues.textContent).toContain('रु. १,५००')
  })

  it('links each due to the page where it is paid', async () => {
    const dues = statement.dues.map((due) => ({ ...due, path: '/dues' }))
    network.on(path, () => ({ body: { data: { statement: { ...statement, dues } } } }))
    draw(<AccountSection />)
    fireEvent.click(screen.getByRole('button', { name: 'Show account statement' }))
    const [link] = await screen.findAllByRole('link')
    expect(link?.getAttribute('href')).toBe('/dues')
  })

  it('that could not be read is asked for again', async () => {
    network.on(path, () => ({ status: 500, body: {} }))
    draw(<AccountSection />)
    fireEvent.click(screen.getByRole('button', { name: 'Show account statement' }))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  })
})
