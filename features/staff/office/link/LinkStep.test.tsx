import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { LinkStep } from './LinkStep.tsx'
import type { Typed } from '../PasswordStep.tsx'
import { desk } from '../session.ts'
import { sitAtDesk } from '../testing/at-desk.ts'

const read = 'POST /api/v1/auth/password-link'
const set = 'PUT /api/v1/auth/password-link'
const owner = { name: 'Gita Rana', email: 'gita@ltu.example', isNew: true }
const onSet = vi.fn<(typed: Typed) => Promise<void>>()
const onLeave = vi.fn<() => void>()
let network: FakeNetwork

beforeEach(() => {
  onSet.mockReset().mockResolvedValue()
  onLeave.mockReset()
  network = fakeNetwork()
  network.on(read, () => ({ body: owner }))
  network.on(set, () => ({ body: { email: owner.email } }))
})

const drawn = async () => {
  draw(<LinkStep token="secret" onSet={onSet} onLeave={onLeave} />)
  await screen.findByRole('heading', { name: 'Welcome, Gita Rana' })
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = (password: string, again = password) => {
  type('New password', password)
  type('New password again', again)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
}
const sent = () => network.left.filter(({ method }) => method === 'PUT').map(({ body }) => body)

describe('the page of a mailed link', () => {
  it('sets the password the person chose, without a session, and goes on to the second factor', async () => {
    await drawn()
    expect(screen.getByText(/You sign in as gita@ltu.example.*second factor/)).toBeDefined()
    send('Ghanta-Ghar-2083')
    const typed = { email: owner.email, password: 'Ghanta-Ghar-2083' }
    await waitFor(() => expect(onSet).toHaveBeenCalledExactlyOnceWith(typed))
    const { password } = typed
    expect(sent()).toEqual([{ token: 'secret', password, confirmPassword: password }])
    expect(network.left.every(({ headers }) => headers.get('authorization') === null)).toBe(true)
  })

  it('asks a person who had a password for a new one and their code', async () => {
    network.on(read, () => ({ body: { ...owner, isNew: false } }))
    await drawn()
    expect(screen.getByText(/Choose a new password; next you type a code/)).toBeDefined()
  })

  it('of a link that does not work says why and leads to the sign-in', async () => {
    network.on(read, () => ({ status: 404, body: { detail: 'This link does not work any more.' } }))
    draw(<LinkStep token="secret" onSet={onSet} onLeave={onLeave} />)
    await screen.findByText('This link does not work any more.')
    fireEvent.click(screen.getByRole('button', { name: 'Go to sign in' }))
    expect(onLeave).toHaveBeenCalledOnce()
  })

  it('asks again when the link could not be read', async () => {
    network.on(read, () => ({ status: 503, body: {} }))
    draw(<LinkStep token="secret" onSet={onSet} onLeave={onLeave} />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    network.on(read, () => ({ body: owner }))
    fireEvent.click(again)
    await screen.findByRole('heading', { name: 'Welcome, Gita Rana' })
  })

  it('sends nothing while the two passwords differ, and shows a refusal with what was typed', async () => {
    await drawn()
    send('Ghanta-Ghar-2083', 'Ghanta-Ghar-2084')
    await screen.findByText('The two passwords are not the same.')
    expect(sent()).toEqual([])
    network.on(set, () => ({ status: 400, body: { detail: 'This password is too easy.' } }))
    send('password1')
    await screen.findByText('This password is too easy.')
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('password1')
    expect(onSet).not.toHaveBeenCalled()
  })

  it('signs out another person who is signed in at this computer', async () => {
    sitAtDesk('administrator')
    network.on('POST /api/v1/auth/logout', () => ({ body: {} }))
    await drawn()
    send('Ghanta-Ghar-2083')
    await waitFor(() => expect(onSet).toHaveBeenCalledOnce())
    expect(desk.get()).toBeNull()
    expect(network.left.map(({ path }) => path)).toContain('/api/v1/auth/logout')
  })

  it('is in Nepali for a Nepali reader', async () => {
    language.set('ne')
    draw(<LinkStep token="secret" onSet={onSet} onLeave={onLeave} />)
    await screen.findByRole('heading', { name: 'स्वागत छ, Gita Rana' })
  })
})
