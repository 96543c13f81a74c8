import { deferred } from '#platform/testing/deferred.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { authPageMessages } from '../rules/messages.ts'
import { authData, endSession } from './session.ts'
import { LoginPage } from './LoginPage.tsx'

const first = 'POST /api/v1/auth/tokens'
const second = 'PUT /api/v1/auth/tokens'
const third = 'GET /api/v1/models/ad_user/1000007'
const user = {
  id: 1_000_007,
  fullname: 'Sita Kumari Shrestha',
  EMail: 'sita@ltu.example',
  C_BPartner_ID: { id: 1_000_011 },
}
let network: FakeNetwork

beforeEach(() => {
  endSession(null)
  network = fakeNetwork()
  network.on(first, () => ({ body: { token: 'first', clients: [{ id: 1_000_000 }] } }))
  network.on(second, () => ({
    body: { token: 'final', userId: 1_000_007, refresh_token: 'fresh' },
  }))
  network.on(third, () => ({ body: user }))
})

/** Requests of the login itself: the page also asks for the institution's name. */
const steps = () => network.left.filter(({ path }) => path.startsWith('/api/'))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Login' })))
async function tried() {
  draw(<LoginPage />, { path: '/login' })
  type('Email', ' sita@ltu.example ')
  type('Password', 'Namaste-2083')
  await submit()
}

describe('logging in', () => {
  it('takes three steps and leads home', async () => {
    await tried()
    await waitFor(() => expect(address()).toBe('/'))
    expect(steps().map(({ method }) => method)).toEqual(['POST', 'PUT', 'GET'])
    expect(steps()[0]?.body).toMatchObject({ userName: 'sita@ltu.example' })
    expect(steps()[1]?.body).toMatchObject({ roleId: 1_000_006, language: 'en_GB' })
    expect(steps()[2]?.headers.get('Authorization')).toBe('Bearer final')
    expect(authData.get()).toMatchObject({
      finalToken: 'final',
      refreshToken: 'fresh',
      user: { cBpartnerId: 1_000_011, fullName: 'Sita Kumari Shrestha' },
    })
  })

  it('continues once to the page that was requested before the login', async () => {
    sessionStorage.setItem('redirectAfterLogin', '/entrance?tab=applied')
    await tried()
    await waitFor(() => expect(address()).toBe('/entrance?tab=applied'))
    expect(sessionStorage.getItem('redirectAfterLogin')).toBeNull()
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
    'does not follow %s',
    async (path) => {
      sessionStorage.setItem('redirectAfterLogin', path)
      await tried()
      await waitFor(() => expect(address()).toBe('/'))
    },
  )

  it('with a mailed one-time password leads to the change of it', async () => {
    network.on(first, () => ({ body: { token: 'first', mustChangePassword: true } }))
    sessionStorage.setItem('redirectAfterLogin', '/entrance')
    await tried()
    await waitFor(() => expect(address()).toBe('/profile/reset-password'))
    expect(authData.get()?.mustChangePassword).toBe(true)
  })

  it('keeps the email for the next time when it is asked to', async () => {
    draw(<LoginPage />, { path: '/login' })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Remember Me' }))
    type('Email', 'sita@ltu.example')
    type('Password', 'Namaste-2083')
    await submit()
    expect(steps()[0]?.body).toMatchObject({ rememberMe: true })
    expect(localStorage.getItem('remembered_email')).toBe('"sita@ltu.example"')
  })

  it.each([
    ['en', 'This is a shared computer', 'None of your data is saved here.', 'Remember Me'],
    ['ne', 'यो साझा कम्प्युटर हो', 'यहाँ तपाईंको केही पनि राखिँदैन।', 'मलाई सम्झिराख्नुहोस्'],
  ] as const)('on a shared computer stands in the tab alone (%s)', async (...words) => {
    const [spoken, name, hint, rememberMe] = words
    language.set(spoken)
    localStorage.setItem('remembered_email', '"hari@ltu.example"')
    localStorage.setItem('auth_data', '{"token":"of somebody before"}')
    draw(<LoginPage />, { path: '/login' })
    const [shared, remember] = [name, rememberMe].map((label) =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: label }),
    )
    expect(remember?.checked).toBe(true)
    expect(screen.queryByText(new RegExp(hint))).toBeNull()
    fireEvent.click(screen.getByLabelText(name))
    expect([shared?.checked, remember?.checked]).toEqual([true, false])
    expect(screen.getByText(new RegExp(hint)).id).toBe(shared?.getAttribute('aria-describedby'))
    fireEvent.change(screen.getByLabelText(authPageMessages.password[spoken]), {
      target: { value: 'Namaste-2083' },
    })
    const press = screen.getByRole('button', { name: authPageMessages.login[spoken] })
    await act(async () => fireEvent.click(press))
    await waitFor(() => expect(address()).toBe('/'))
    expect(steps()[0]?.body).toMatchObject({ rememberMe: false, sharedComputer: true })
    expect(Object.keys(localStorage)).not.toContain('auth_data')
    expect(Object.keys(localStorage)).not.toContain('remembered_email')
    expect(sessionStorage.getItem('auth_data')).toContain('"finalToken":"final"')
  })

  it.each([
    ['credentials', first, 401, 'Invalid email or password!'],
    ['role', second, 403, 'Failed to load Final Token'],
    ['user record', third, 404, 'Failed to User Data'],
  ] as const)('refused at the %s says so in the specification’s words', async (...at) => {
    const [, step, status, sentence] = at
    network.on(step, () => ({ status, body: { detail: 'something else' } }))
    await tried()
    expect(screen.getByRole('alert').textContent).toBe(sentence)
    expect(authData.get()).toBeNull()
    expect(field('Password').value).toBe('Namaste-2083')
  })

  it('adds that it may not be the password when the server has a problem', async () => {
    network.on(first, () => ({ status: 500, body: {} }))
    await tried()
    expect(screen.getByRole('alert').textContent).toBe(
      'Invalid email or password! The server had a problem. It may not be your password.',
    )
  })

  it('without a partner record refers to the administrator', async () => {
    network.on(third, () => ({ body: { ...user, C_BPartner_ID: { id: 0 } } }))
    await tried()
    expect(screen.getByRole('alert').textContent).toContain('contact IT Administrator')
  })

  it('says that the server was not reached, and nothing of the password', async () => {
    network.on(first, () => null)
    await tried()
    expect(screen.getByRole('alert').textContent).toBe("We couldn't reach the server.")
  })

  it('repeats its error in the other language when the language changes', async () => {
    network.on(first, () => ({ status: 500, body: {} }))
    await tried()
    act(() => language.set('ne'))
    expect(screen.getByRole('alert').textContent).toBe(
      'इमेल वा पासवर्ड मिलेन! सर्भरमा समस्या आयो। तपाईंको पासवर्डको कारण नहुन सक्छ।',
    )
  })

  it('sends nothing while something is missing, and says what', async () => {
    draw(<LoginPage />, { path: '/login' })
    type('Email', 'sita@')
    await submit()
    expect(screen.getByRole('alert').textContent).toContain('Please enter a valid email address')
    expect(screen.getByRole('alert').textContent).toContain('Password is required')
    expect(steps()).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  it('is sent once, however often the button is pressed', async () => {
    const held = deferred<{ body: object }>()
    const answer = vi.fn(() => held.promise)
    network.on(first, answer)
    await tried()
    await submit()
    await act(async () => held.resolve({ body: { token: 'first' } }))
    expect(answer).toHaveBeenCalledTimes(1)
  })
})
