import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'

const reset = 'GET /nou/nouuser/resetpassword'
let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
  draw(<ForgotPasswordPage />, { path: '/forgot-password' })
})

const asks = () => network.left.filter(({ path }) => path.includes('resetpassword'))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send password' })))
async function asked(answer: { status?: number; body?: unknown } | null) {
  network.on(reset, () => answer)
  type('Email', 'sita@ltu.example')
  type('Day', '14')
  type('Month', '3')
  type('Year', '2007')
  await submit()
}
const alertText = () => screen.getByRole('alert').textContent

describe('a forgotten password', () => {
  it('is asked for with email and A.D. birth date, and leads back to the login', async () => {
    await asked({ body: { Message: 'true' } })
    await waitFor(() => expect(address()).toBe('/login'))
    const query = new URLSearchParams(asks()[0]?.path.split('?')[1])
    expect(Object.fromEntries(query)).toEqual({
      Email: 'sita@ltu.example',
      Birthday: '2007-03-14',
    })
    expect(asks()[0]?.headers.get('Authorization')).toBeNull()
  })

  it.each([
    ['a sentence of the server', { body: { Message: 'Too many attempts.' } }, 'Too many attempts.'],
    ['a bare word', { body: { Message: 'false' } }, 'Password reset failed'],
    ['a status', { status: 500, body: {} }, 'Password reset failed'],
    ['no answer', null, "We couldn't reach the server."],
  ] as const)('that fails with %s says it in words', async (_, answer, sentence) => {
    await asked(answer)
    expect(alertText()).toBe(sentence)
    expect(address()).toBe('/forgot-password')
  })

  it('without an email or a date shows what is needed and sends no request', async () => {
    await submit()
    expect(alertText()).toContain('Please enter your registered email and date of birth.')
    expect(asks()).toEqual([])
  })

  it('goes back without asking', () => {
    expect(screen.getByRole('link', { name: 'Go Back' }).getAttribute('href')).toBe('/login')
  })
})
