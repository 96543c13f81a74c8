import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { AccountPage } from './AccountPage.tsx'
import { desk } from './session.ts'
import { sitAtDesk } from './testing/at-desk.ts'

const password = 'POST /nou/nouuser/changepassword'
const renew = 'POST /api/v1/processes/staff_factor_renew'
let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('cashier')
  network = fakeNetwork()
  network.on('POST /api/v1/processes/staff_sessions', () => ({
    body: { isError: false, summary: '', data: { sessions: [] } },
  }))
  draw(<AccountPage />)
})

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const sent = (path: string) =>
  network.left.filter((each) => `POST ${each.path}` === path).map(({ body }) => body)

describe('the own password', () => {
  const fill = (again = 'Ghanta-Ghar-2083') => {
    type('Present password', 'Namaste-2083')
    type('New password', 'Ghanta-Ghar-2083')
    type('New password again', again)
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }))
  }

  it('is changed with the present one', async () => {
    network.on(password, () => ({ body: {} }))
    fill()
    await waitFor(() => expect(sent(password)).toHaveLength(1))
    expect(sent(password)[0]).toEqual({
      currentPassword: 'Namaste-2083',
      password: 'Ghanta-Ghar-2083',
      confirmPassword: 'Ghanta-Ghar-2083',
    })
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Present password').value).toBe(''),
    )
  })

  it('is not sent when it was typed differently, and stays typed when it is refused', async () => {
    fill('Something else')
    expect(sent(password)).toEqual([])
    const detail = 'Current password is incorrect'
    network.on(password, () => ({ status: 400, body: { detail } }))
    fill()
    expect(await screen.findByText(detail)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Ghanta-Ghar-2083')
  })
})

describe('the sign-in before this one', () => {
  it('is shown with its moment in Nepal and its address', async () => {
    expect(screen.queryByText(/^Last sign-in/)).toBeNull()
    const known = desk.get()
    const lastSignIn = { at: '2026-11-21T18:30:00Z', from: '203.0.113.7' }
    await act(async () => desk.set(known && { ...known, lastSignIn }))
    const shown = wordsOf(screen.getByText(/^Last sign-in/))
    expect(shown).toMatch(/^Last sign-in before this one: 7 Mangsir.*12:15 AM|00:15/u)
    expect(shown).toContain('from 203.0.113.7')
  })
})

describe('another phone', () => {
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Set up another phone' }))
  const send = () => {
    const [, button] = screen.getAllByRole('button', { name: 'Set up another phone' })
    if (button !== undefined) fireEvent.click(button)
  }

  it('is set up after a code of the old one, which signs out', async () => {
    network.on(renew, () => ({ body: { isError: false, summary: 'Removed.', data: {} } }))
    network.on('POST /api/v1/auth/logout', () => ({ body: {} }))
    open()
    type('One-time code', '123456')
    await act(async () => send())
    expect(sent(renew)).toEqual([{ code: '123456' }])
    await waitFor(() => expect(desk.get()).toBeNull())
  })

  it('is refused with a wrong code, which stays', async () => {
    const summary = 'This code is not right, or it was used already. Wait for the next one.'
    network.on(renew, () => ({ body: { isError: true, summary, code: 'rule/code-wrong' } }))
    open()
    type('One-time code', '123456')
    await act(async () => send())
    expect(await screen.findByText(summary)).toBeDefined()
    expect(desk.get()).not.toBeNull()
  })
})
