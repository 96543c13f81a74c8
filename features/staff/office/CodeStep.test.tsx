import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { CodeStep } from './CodeStep.tsx'
import type { Proved } from './sign-in.ts'

const proof = 'POST /api/v1/auth/code'
const nothingNew = { recoveryCodes: [], lastSignIn: null }
const onProved = vi.fn<(proved: Proved) => Promise<void>>()
const onLeave = vi.fn<() => void>()
let network: FakeNetwork

beforeEach(() => {
  onProved.mockReset().mockResolvedValue()
  onLeave.mockReset()
  network = fakeNetwork()
  network.on(proof, () => ({ body: {} }))
})

function atTheStep({ setUp }: { readonly setUp?: string } = {}) {
  draw(
    <CodeStep
      token="first"
      email="mina@ltu.example"
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
    await waitFor(() => expect(onProved).toHaveBeenCalledExactlyOnceWith(nothingNew))
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
    await waitFor(() =>
      expect(onProved).toHaveBeenCalledExactlyOnceWith({
        recoveryCodes: ['one', 'two'],
        lastSignIn: null,
      }),
    )
  })
})

describe('the person at the code step', () => {
  it('is known by the typed address alone, and can be changed', async () => {
    atTheStep()
    expect(screen.getByText('mina@ltu.example')).toBeDefined()
    await press('Not you?')
    expect(onLeave).toHaveBeenCalledOnce()
  })

  it('is asked in Nepali when that is the language', () => {
    language.set('ne')
    atTheStep()
    expect(screen.getByRole('heading', { name: 'कोड लेख्नुहोस्' })).toBeDefined()
  })
})
