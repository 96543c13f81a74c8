import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { AccountPage } from './AccountPage.tsx'
import { AccountsPage } from './AccountsPage.tsx'
import type { AccountProposal, OpenSession, StaffAccount } from '../wire/staff-accounts.ts'
import { SessionsPage } from './SessionsPage.tsx'
import { sitAtDesk } from './testing/at-desk.ts'
import { aStaffAccount } from './testing/staff-account.ts'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const gita = aStaffAccount()
const mina: StaffAccount = {
  ...gita,
  id: 1_000_021,
  name: 'Mina Rai',
  roles: ['administrator'],
  needsSecond: true,
}
const reset: AccountProposal = {
  id: 71,
  userId: 31,
  name: 'Gita Rana',
  email: 'gita@ltu.example',
  act: 'password',
  enteredBy: 'Mina Rai',
  isOwn: true,
  aloneFrom: '2026-11-23T05:00:00Z',
}
const elsewhere: OpenSession = {
  id: 41,
  name: 'Gita Rana',
  role: 'cashier',
  started: '2026-11-22T05:00:00Z',
  lastSeen: '2026-11-22T06:00:00Z',
  from: '10.0.0.7',
  isThis: false,
}

let network: FakeNetwork
let accounts: readonly StaffAccount[]
let proposals: readonly AccountProposal[]
const confirmingRoles = ['registrar', 'administrator']
const listed = () => ({ body: { data: { accounts, proposals, confirmingRoles } } })
let sessions: readonly OpenSession[]
beforeEach(() => {
  sitAtDesk('administrator')
  accounts = [gita, mina]
  proposals = []
  sessions = [elsewhere, { ...elsewhere, id: 42, name: 'Mina Rai', isThis: true }]
  network = fakeNetwork()
  network.on(process('staff_accounts'), listed)
  network.on(process('staff_sessions'), () => ({ body: { data: { sessions } } }))
})

const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const keys = (slug: string) =>
  network.left
    .filter(({ path }) => path.endsWith(`/${slug}`))
    .map(({ headers }) => headers.get('Idempotency-Key'))
const unknown = "We don't know whether it arrived."

const buttons: Readonly<Record<string, string>> = {
  staff_account_create: 'Create account and send invitation',
  staff_account_roles: 'Set roles',
  staff_account_password: 'Mail a password link',
  staff_account_lock: 'Lock',
}

describe('accounts of the staff', () => {
  it('that could not be read are asked for again', async () => {
    network.on(process('staff_accounts'), () => ({ status: 503, body: {} }))
    draw(<AccountsPage />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('table')).toBeNull()
    network.on(process('staff_accounts'), listed)
    fireEvent.click(again)
    await screen.findByRole('rowheader', { name: 'Gita Rana' })
  })

  it('ask an office with one working administrator to make a second', async () => {
    const invitation = { state: 'invited', until: '2026-11-29T05:00:00Z' } as const
    accounts = [
      gita,
      mina,
      { ...mina, id: 34, name: 'Old Chief', isLocked: true },
      { ...mina, id: 36, name: 'New Chief', invitation },
    ]
    const { unmount } = draw(<AccountsPage />)
    await screen.findByText('This office has one administrator.')
    unmount()
    accounts = [mina, { ...mina, id: 35, name: 'Second Chief' }]
    draw(<AccountsPage />)
    await screen.findByText('Second Chief')
    expect(screen.queryByText('This office has one administrator.')).toBeNull()
  })

  it('of invited people show the invitation, and send it again, withdraw it, or invite again', async () => {
    const until = '2026-11-29T05:00:00Z'
    const bare = { ...gita, hasSecondFactor: false }
    accounts = [
      { ...bare, id: 32, name: 'Hari Poudel', invitation: { state: 'invited', until } },
      {
        ...bare,
        id: 33,
        name: 'Om Thapa',
        invitation: { state: 'expired', until },
        mailProblem: '550 no such user',
      },
      { ...bare, id: 34, name: 'Rita Sah', invitation: { state: 'withdrawn', until: null } },
      mina,
    ]
    const slugs = ['staff_invitation_send', 'staff_invitation_withdraw', 'staff_account_password']
    for (const slug of slugs) network.on(process(slug), () => ({ body: { isError: false } }))
    draw(<AccountsPage />)
    await screen.findByText('Om Thapa')
    const state = (name: string) =>
      wordsOf(within(screen.getByRole('row', { name: new RegExp(name) })).getAllByRole('cell')[2])
    expect(state('Hari Poudel')).toMatch(/^Invited ?The link works until 13 Mangsir/)
    expect(state('Om Thapa')).toBe(
      'Invitation expiredA mail to this address has not left: 550 no such user',
    )
    expect(state('Rita Sah')).toBe('Invitation withdrawn')
    const on = async (name: string, button: string) => {
      press(`Change, ${name}`)
      press(button)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await on('Om Thapa', 'Send invitation again')
    await on('Hari Poudel', 'Withdraw invitation')
    await on('Rita Sah', 'Invite again')
    expect(slugs.map(sent)).toEqual([33, 32, 34].map((ad_user_ID) => [{ ad_user_ID }]))
  })

  it('show the state of each, and do not offer to change the own one', async () => {
    accounts = [
      gita,
      { ...gita, id: 32, name: 'Hari Poudel', isLocked: true },
      { ...gita, id: 33, name: 'Om Thapa', hasSecondFactor: false },
      mina,
    ]
    draw(<AccountsPage />)
    await screen.findByText('Om Thapa')
    const states = ['Gita Rana', 'Hari Poudel', 'Om Thapa'].map(
      (name) => within(screen.getByRole('row', { name: new RegExp(name) })).getAllByRole('cell')[2],
    )
    expect(states.map((cell) => cell?.textContent)).toEqual([
      'Active',
      'Locked',
      'No second factor',
    ])
    expect(screen.queryByRole('button', { name: 'Change, Mina Rai' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Change, Gita Rana' })).toBeDefined()
  })

  it('are made with an invitation by mail, and no password is typed or shown', async () => {
    network.on(process('staff_account_create'), () => ({
      body: { isError: false, summary: 'The account is created.', data: { ad_user_ID: 36 } },
    }))
    draw(<AccountsPage />)
    await screen.findByText('Gita Rana')
    press('New account')
    const type = (label: string, value: string) =>
      fireEvent.change(dialog().getByLabelText(label), { target: { value } })
    type('Name', 'Sarita Adhikari')
    type('Email', 'sarita@ltu.example')
    fireEvent.click(dialog().getByLabelText('Registrar'))
    press('Create account and send invitation')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('staff_account_create')).toEqual([
      { Name: 'Sarita Adhikari', EMail: 'sarita@ltu.example', roles: 'registrar' },
    ])
  })

  it('say before and after the press that another administrator confirms it', async () => {
    const summary = 'Proposed. Nothing has changed yet: another administrator confirms it.'
    network.on(process('staff_account_create'), () => ({
      body: { isError: false, summary, data: { n_proposal_ID: 71 } },
    }))
    draw(<AccountsPage />)
    await screen.findByText('Gita Rana')
    press('New account')
    const warning = /What you press is only proposed/
    fireEvent.click(dialog().getByLabelText('Librarian'))
    expect(dialog().queryByText(warning)).toBeNull()
    fireEvent.click(dialog().getByLabelText('Registrar'))
    expect(dialog().getByText(warning)).toBeDefined()
    press('Create account and send invitation')
    await screen.findByText(summary)
    expect(dialog().getByRole('link', { name: 'Read and decide' }).getAttribute('href')).toBe(
      '/second',
    )
  })

  it('show what is proposed: on the page, in the row, and on the account, with its day', async () => {
    const made = { ...reset, id: 72, userId: null, name: 'Om Thapa', act: 'create' } as const
    proposals = [reset, { ...made, enteredBy: 'Hari Poudel', isOwn: false, aloneFrom: null }]
    draw(<AccountsPage />)
    const open = within(await screen.findByRole('region', { name: 'Proposed' }))
    expect(open.getByText(/You may carry it out from .* on\./)).toBeDefined()
    expect(open.getByText(/Hari Poudel .* Another administrator confirms it\./)).toBeDefined()
    const row = within(screen.getByRole('row', { name: /Gita Rana/ }))
    expect(row.getByText('Proposed: Mail a password link')).toBeDefined()
    press('Change, Gita Rana')
    expect(dialog().getByText(/You may carry it out from/)).toBeDefined()
  })

  it('keep what was typed when one is refused, with the server’s reason', async () => {
    network.on(process('staff_account_create'), () => ({
      body: { isError: true, code: 'rule/email-taken', summary: 'This email has an account.' },
    }))
    draw(<AccountsPage />)
    await screen.findByText('Gita Rana')
    press('New account')
    fireEvent.change(dialog().getByLabelText('Email'), { target: { value: 'gita@ltu.example' } })
    press('Create account and send invitation')
    await dialog().findByText('This email has an account.')
    expect(dialog().getByLabelText<HTMLInputElement>('Email').value).toBe('gita@ltu.example')
  })

  it('are read again when the answer to locking is lost, with a message that the result is unknown', async () => {
    network.on(process('staff_account_lock'), () => {
      accounts = [{ ...gita, isLocked: true }, mina]
      return null
    })
    draw(<AccountsPage />)
    await screen.findByText('Gita Rana')
    press('Change, Gita Rana')
    press('Lock')
    await dialog().findByRole('button', { name: 'Ask again' })
    expect(dialog().getByText(unknown)).toBeDefined()
    expect(screen.queryByText("We couldn't reach the server.")).toBeNull()
    await screen.findByText('Locked')
  })

  it.each([
    ['made', 'staff_account_create'],
    ['given new roles', 'staff_account_roles'],
    ['given a new password', 'staff_account_password'],
    ['locked', 'staff_account_lock'],
  ])('%s with a lost answer are asked for under the same key, and done once', async (_, slug) => {
    network.on(process(slug), () => null)
    draw(<AccountsPage />)
    await screen.findByText('Gita Rana')
    press(slug === 'staff_account_create' ? 'New account' : 'Change, Gita Rana')
    press(buttons[slug] ?? '')
    const again = await dialog().findByRole('button', { name: 'Ask again' })
    network.on(process(slug), () => ({ body: { isError: false, data: {} } }))
    fireEvent.click(again)
    await expect.poll(() => keys(slug).length).toBe(3)
    expect([new Set(keys(slug)).size, keys(slug)[0]]).toEqual([1, expect.any(String)])
    await expect.poll(() => screen.queryByRole('button', { name: 'Ask again' })).toBeNull()
  })
})

describe('open sessions', () => {
  it('end once, and the one at hand is not among those that can', async () => {
    let answer: (reply: { body: object }) => void = () => {}
    network.on(process('staff_session_end'), () => new Promise((resolve) => (answer = resolve)))
    draw(<SessionsPage />)
    await screen.findByText('This one')
    press('End')
    await waitFor(() => expect(sent('staff_session_end')).toEqual([{ AD_Session_ID: 41 }]))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'End' }).disabled).toBe(true)
    sessions = sessions.filter(({ isThis }) => isThis)
    answer({ body: { isError: false } })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'End' })).toBeNull())
    expect(sent('staff_session_end')).toHaveLength(1)
  })

  it('that did not end say so', async () => {
    network.on(process('staff_session_end'), () => ({
      body: { isError: true, code: 'rule/session-unknown', summary: 'There is no such session.' },
    }))
    draw(<SessionsPage />)
    await screen.findByText('This one')
    press('End')
    await screen.findByText('There is no such session.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'End' }).disabled).toBe(false)
  })

  it('could not be read, and are asked for again', async () => {
    network.on(process('staff_sessions'), () => ({ status: 503, body: {} }))
    draw(<SessionsPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent('staff_sessions').length).toBeGreaterThan(1))
  })
})

describe('recovery codes', () => {
  it('are shown when they are made', async () => {
    network.on(process('staff_recovery_codes'), () => ({
      body: { isError: false, data: { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] } },
    }))
    draw(<AccountPage />)
    press('New recovery codes')
    await screen.findByText('aaaa-1111')
  })

  it('whose answer is lost are shown as possibly replaced', async () => {
    network.on(process('staff_recovery_codes'), () => null)
    draw(<AccountPage />)
    press('New recovery codes')
    const again = await screen.findByRole('button', { name: 'Ask again' })
    expect(screen.getByText(unknown)).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    network.on(process('staff_recovery_codes'), () => ({ body: { isError: false } }))
    fireEvent.click(again)
    await screen.findByText(/New codes were created, but the answer with them was lost/)
    expect(new Set(keys('staff_recovery_codes')).size).toBe(1)
  })
})
