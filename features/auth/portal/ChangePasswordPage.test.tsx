import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { ChangePasswordPage } from './ChangePasswordPage.tsx'
import { authData } from './session.ts'
import { signInSita } from './testing/signed-in.ts'

const change = 'POST /nou/nouuser/changepassword'
let network: FakeNetwork

beforeEach(() => {
  const user = signInSita()
  authData.set({ user, token: 'first', finalToken: 'token', mustChangePassword: true })
  network = fakeNetwork()
  draw(<ChangePasswordPage />, { path: '/profile/reset-password' })
})

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Change password' })))
async function changed(answer: { status?: number; body?: unknown } | null) {
  network.on(change, () => answer)
  type('Current or one-time password', 'mailed-once')
  type('New password', 'Rasuwa-gadhi-2083')
  type('Confirm password', 'Rasuwa-gadhi-2083')
  await submit()
}
const alertText = () => wordsOf(screen.getByRole('alert'))

describe('a new password', () => {
  it('opens every page again', async () => {
    await changed({ body: { Message: 'true' } })
    await waitFor(() => expect(address()).toBe('/'))
    expect(authData.get()?.mustChangePassword).toBeUndefined()
    expect(network.left[0]?.body).toMatchObject({
      currentPassword: 'mailed-once',
      password: 'Rasuwa-gadhi-2083',
    })
  })

  it('that the server refuses says its sentence and keeps the page', async () => {
    await changed({ status: 400, body: { detail: 'The current password is wrong.' } })
    expect(alertText()).toBe('The current password is wrong.')
    expect(address()).toBe('/profile/reset-password')
    expect(authData.get()?.mustChangePassword).toBe(true)
  })

  it('whose answer is lost is asked for again under one key, and not called unsent', async () => {
    await changed(null)
    await waitFor(() => expect(network.left).toHaveLength(2))
    const keys = network.left.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(1)
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(alertText()).not.toContain('Nothing was sent')
  })

  it('must be typed twice alike, and not be too short', async () => {
    type('Current or one-time password', 'mailed-once')
    type('New password', 'short')
    type('Confirm password', 'other')
    await submit()
    expect(alertText()).toContain('Use at least 8 characters')
    expect(alertText()).toContain('Passwords do not match')
    expect(network.left).toEqual([])
  })
})
