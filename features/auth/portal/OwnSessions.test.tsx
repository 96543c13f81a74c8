import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import type { OwnSession } from '../wire/processes.ts'
import { ChangePasswordPage } from './ChangePasswordPage.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { authData } from './session.ts'
import { signInSita } from './testing/signed-in.ts'

const list = 'POST /api/v1/processes/own_sessions'
const end = 'POST /api/v1/processes/own_session_end'
const session = (facts: Partial<OwnSession> = {}): OwnSession => ({
  id: 1,
  device: 'Firefox, Linux',
  started: '2026-11-27T05:00:00Z',
  lastSeen: '2026-11-27T05:55:00Z',
  isThis: true,
  ...facts,
})
const lost = session({ id: 2, device: 'Chrome, Android', isThis: false })

let network: FakeNetwork
let sessions: readonly OwnSession[]
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-27T06:00:00Z'))
  signInSita()
  sessions = [session(), lost]
  network = fakeNetwork()
  network.on(list, () => ({ body: { data: { sessions } } }))
})

const button = () => screen.findByRole('button', { name: 'Sign out, Chrome, Android' })
async function send(password: string) {
  fireEvent.click(await button())
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Current or one-time password'), {
    target: { value: password },
  })
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Sign out' })))
  return dialog
}

describe('the devices of a student', () => {
  it('are listed, the present one without a button, in both languages', async () => {
    const { unmount } = draw(<OwnSessions />)
    const [own, other] = await screen.findAllByRole('listitem')
    expect(own && wordsOf(own)).toContain('Firefox, Linux')
    expect(own && wordsOf(own)).toContain('This device')
    expect(other && wordsOf(other)).toContain('Last used')
    expect(screen.getAllByRole('button')).toHaveLength(1)
    unmount()
    language.set('ne')
    sessions = [session({ device: '' })]
    draw(<OwnSessions />)
    expect(await screen.findByText('नचिनिएको उपकरण')).toBeDefined()
  })

  it('are signed out with the password, and gone from the list', async () => {
    draw(<OwnSessions />)
    network.on(end, () => {
      sessions = [session()]
      return { body: { summary: 'Signed out there.' } }
    })
    await send(' with spaces ')
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(network.left.at(-2)?.body).toEqual({
      AD_Session_ID: 2,
      currentPassword: ' with spaces ',
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stay when the password is wrong or missing, which is said in the dialog', async () => {
    draw(<OwnSessions />)
    network.on(end, () => ({
      body: {
        isError: true,
        code: 'rule/invalid-password',
        summary: 'The current password is wrong',
      },
    }))
    const dialog = await send('')
    expect(dialog.getByText('Current password is required')).toBeDefined()
    expect(network.left.some(({ path }) => path.endsWith('own_session_end'))).toBe(false)
    fireEvent.change(dialog.getByLabelText('Current or one-time password'), {
      target: { value: 'wrong' },
    })
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Sign out' })))
    expect(await dialog.findByText('The current password is wrong')).toBeDefined()
  })

  it('that could not be read are not none', async () => {
    network.on(list, () => ({ status: 500, body: {} }))
    draw(<OwnSessions />)
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    network.on(list, () => ({ body: { data: { sessions } } }))
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await button()).toBeDefined()
  })

  it('are not asked for while only a new password may be set', async () => {
    const known = authData.get()
    if (known !== null) authData.set({ ...known, mustChangePassword: true })
    draw(<ChangePasswordPage />, { path: '/profile/reset-password' })
    expect(await screen.findByLabelText('New password')).toBeDefined()
    expect(network.left).toEqual([])
  })
})
