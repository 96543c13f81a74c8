import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { CodeStep } from './CodeStep.tsx'

const proof = 'POST /api/v1/auth/code'
const onProved = vi.fn<(codes: readonly string[]) => Promise<void>>()
const onLeave = vi.fn<() => void>()
let network: FakeNetwork

beforeEach(() => {
  onProved.mockReset().mockResolvedValue()
  onLeave.mockReset()
  network = fakeNetwork()
  network.on(proof, () => ({ body: {} }))
})

type Facts = { readonly setUp?: string; readonly last?: { at: string; from: string } | null }

function atTheStep({ setUp, last = null }: Facts = {}) {
  draw(
    <CodeStep
      token="first"
      name="Mina Rai"
      email="mina@ltu.example"
      last={last}
      onProved={onProved}
      onLeave={onLeave}
      {...(setUp !== undefined && { setUp: <p>{setUp}</p> })}
    />,
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>(/One-time code|एकपटके कोड/)
const type = (text: string) =>
  act(async () => fireEvent.change(field(), { target: { value: text } }))
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
const sent = () => network.left.map(({ body }) => body)

describe('the code of the phone', () => {
  it('sends itself with the sixth digit, once, under the token of the password', async () => {
    atTheStep()
    for (const digits of ['4', '41', '418', '4182', '41823']) await type(digits)
    expect(sent()).toEqual([])
    await type('418230')
    expect(sent()).toEqual([{ code: '418230', trust: false }])
    expect(network.left[0]?.headers.get('authorization')).toBe('Bearer first')
    await waitFor(() => expect(onProved).toHaveBeenCalledExactlyOnceWith([]))
  })

  it.each([
    ['with blanks, as the phone shows it', '418 230'],
    ['in Nepali digits', '४१८२३०'],
    ['with more than six digits after it', '4182309'],
  ])('is taken %s', async (_how, typed) => {
    atTheStep()
    await type(typed)
    expect(sent()).toEqual([{ code: '418230', trust: false }])
  })

  it('takes digits only', async () => {
    atTheStep()
    await type('abcdef')
    expect(field().value).toBe('')
    expect(sent()).toEqual([])
  })

  it('that is wrong shows the server’s message, and the field is emptied for the next', async () => {
    network.on(proof, () => ({ status: 401, body: { detail: 'That code is not right.' } }))
    atTheStep()
    await type('000000')
    expect(await screen.findByText('That code is not right.')).toBeDefined()
    await waitFor(() => expect(field().value).toBe(''))
    expect(onProved).not.toHaveBeenCalled()
    network.on(proof, () => ({ body: {} }))
    await type('418230')
    await waitFor(() => expect(onProved).toHaveBeenCalledOnce())
    expect(screen.queryByText('That code is not right.')).toBeNull()
  })

  it('is not called wrong when the server was not reached', async () => {
    network.on(proof, () => null)
    atTheStep()
    await type('418230')
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
    expect(onProved).not.toHaveBeenCalled()
    expect(screen.queryByText(/not right/)).toBeNull()
  })

  it('trusts this computer only where that was ticked', async () => {
    atTheStep()
    fireEvent.click(screen.getByRole('checkbox', { name: /^Trust this computer/ }))
    await type('418230')
    expect(sent()).toEqual([{ code: '418230', trust: true }])
  })
})

describe('a recovery code', () => {
  it('is typed in place of the code, sent by the button, and trusts nothing', async () => {
    atTheStep()
    await press('Use a recovery code')
    expect(screen.queryByRole('checkbox', { name: /^Trust/ })).toBeNull()
    const recovery = screen.getByRole('textbox', { name: 'Recovery code' })
    fireEvent.change(recovery, { target: { value: 'kora-mela-7' } })
    expect(sent()).toEqual([])
    await press('Sign in')
    expect(sent()).toEqual([{ recoveryCode: 'kora-mela-7' }])
  })

  it('gives way to the code again, with nothing of it left in the field', async () => {
    network.on(proof, () => ({ status: 401, body: { detail: 'That code is not right.' } }))
    atTheStep()
    await press('Use a recovery code')
    const recovery = screen.getByRole('textbox', { name: 'Recovery code' })
    fireEvent.change(recovery, { target: { value: 'wrong' } })
    await press('Sign in')
    expect(await screen.findByText('That code is not right.')).toBeDefined()
    await press('Use the code from the phone')
    expect(field().value).toBe('')
    expect(screen.queryByText('That code is not right.')).toBeNull()
  })
})

describe('setting the second factor up', () => {
  it('shows the key, offers no recovery and no trust, and hands on the codes to keep', async () => {
    network.on(proof, () => ({ body: { recoveryCodes: ['one', 'two'] } }))
    atTheStep({ setUp: 'JBSW Y3DP' })
    expect(screen.getByText('JBSW Y3DP')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Set up your second factor' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await type('418230')
    await waitFor(() => expect(onProved).toHaveBeenCalledExactlyOnceWith(['one', 'two']))
  })
})

describe('the person at the code step', () => {
  it('is named, and can be changed', async () => {
    atTheStep()
    expect(screen.getByText('mina@ltu.example')).toBeDefined()
    await press('Not you?')
    expect(onLeave).toHaveBeenCalledOnce()
  })

  it('reads when the account was last used, in Nepal’s time, and from where', () => {
    atTheStep({ last: { at: '2026-11-21T18:30:00Z', from: '203.0.113.7' } })
    const lastSignIn = screen.getByText(/^Last sign-in/)
    // 00:15 of the next day in Nepal.
    expect(wordsOf(lastSignIn)).toMatch(/^Last sign-in 6 Mangsir.*12:15 AM|00:15/u)
    expect(wordsOf(lastSignIn)).toContain('from 203.0.113.7')
  })

  it('reads nothing of a sign-in before the first', () => {
    atTheStep()
    expect(screen.queryByText(/^Last sign-in/)).toBeNull()
    expect(screen.getByText(/^Lost your phone, and no recovery code\?/)).toBeDefined()
  })

  it('is asked in Nepali when that is the language', () => {
    language.set('ne')
    atTheStep()
    expect(screen.getByRole('heading', { name: 'कोड लेख्नुहोस्' })).toBeDefined()
  })
})
