import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { SignupPage } from './SignupPage.tsx'

vi.mock('./proof-of-work.ts', () => ({
  solveProofOfWork: () => Promise.resolve({ token: 'solved', validForMs: 60_000 }),
}))

const signUp = 'POST /nou/nouuser'
let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const button = () => document.querySelector('button[type=submit]') as HTMLButtonElement
const submit = () => act(async () => fireEvent.submit(button().form as HTMLFormElement))
const sent = () => network.left.filter(({ path }) => path === '/nou/nouuser')

async function solved() {
  await act(async () => fireEvent.click(screen.getByLabelText(/robot/)))
  await waitFor(() => expect(button().disabled).toBe(false))
}
async function filled() {
  draw(<SignupPage />, { path: '/signup' })
  type('First name', 'Sita')
  type('Last name', 'Shrestha')
  type('Nepali name', 'सीता श्रेष्ठ')
  fireEvent.click(field('Female'))
  type('Day', '14')
  type('Month', '3')
  type('Year', '2007')
  type('Email', 'sita@ltu.example')
  type('Phone', '9841234567')
  type('Password', 'Rasuwa-gadhi-2083')
  type('Confirm password', 'Rasuwa-gadhi-2083')
  await solved()
}

describe('signing up', () => {
  it('waits for the captcha, and says why', async () => {
    draw(<SignupPage />, { path: '/signup' })
    expect(button().disabled).toBe(true)
    const reason = document.getElementById(button().getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toContain('Tick the box above')
    await solved()
    expect(screen.queryByText(/Tick the box above/)).toBeNull()
  })

  it('keeps the apostrophe and the blank of a name, however they were typed', async () => {
    draw(<SignupPage />, { path: '/signup' })
    type('First name', 'Sita\u00A0Maya')
    type('Last name', 'D’Souza')
    type('Phone', '९८४१२३४५६७')
    expect(field('First name').value).toBe('Sita Maya')
    expect(field('Last name').value).toBe("D'Souza")
    expect(field('Phone').value).toBe('9841234567')
  })

  it('sends what was typed once and leads to the login', async () => {
    network.on(signUp, () => ({ body: { Message: 'Signup successful!' } }))
    await filled()
    await submit()
    await waitFor(() => expect(address()).toBe('/login'))
    expect(sent().map(({ body }) => body)).toEqual([
      expect.objectContaining({
        name: 'Sita Shrestha',
        name_nepali: 'सीता श्रेष्ठ',
        gender: 'female',
        dob: '2007-03-14 00:00:00',
        recaptchaToken: 'solved',
      }),
    ])
    expect(sent()[0]?.headers.get('Authorization')).toBeNull()
  })

  it('says everything that is wrong at once', async () => {
    draw(<SignupPage />, { path: '/signup' })
    await solved()
    await submit()
    const summary = screen.getByRole('alert').textContent
    for (const sentence of ['First name is required', 'Gender is required', 'Phone is required'])
      expect(summary).toContain(sentence)
    expect(sent()).toEqual([])
  })

  it('keeps the rest of what was typed when a letter is not allowed, and says which are', () => {
    draw(<SignupPage />, { path: '/signup' })
    type('First name', 'Sita$')
    expect(field('First name').value).toBe('Sita')
    expect(screen.getByText(/Please use only English letters, numbers, spaces/)).toBeDefined()
  })

  it('warns of a Nepali name in Latin script without refusing it', () => {
    draw(<SignupPage />, { path: '/signup' })
    type('Nepali name', 'Sita')
    expect(screen.getByText(/looks like English or Preeti/)).toBeDefined()
    expect(field('Nepali name').hasAttribute('aria-invalid')).toBe(false)
  })

  it.each([
    ['with words', { status: 400, body: { error: 'Phone is in use.' } }, 'Phone is in use.'],
    ['inside a 200', { status: 200, body: { error: 'Phone is in use.' } }, 'Phone is in use.'],
    ['without words', { status: 500, body: {} }, 'Signup failed'],
  ])('that is refused %s says so, and asks for a new captcha', async (_, answer, sentence) => {
    network.on(signUp, () => answer)
    await filled()
    await submit()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence))
    expect(button().disabled).toBe(true)
  })

  it('whose answer is lost goes under one key and says that the account is made only once', async () => {
    network.on(signUp, () => null)
    await filled()
    await submit()
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(new Set(sent().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('the account is made only once'),
    )
    expect(button().disabled).toBe(false)
  })

  it('never keeps a password on the device', async () => {
    await filled()
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
    const stored = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])
    expect(sessionStorage.getItem('draft:/signup')).toContain('Sita')
    expect(stored).not.toContain('Rasuwa-gadhi')
  })
})
