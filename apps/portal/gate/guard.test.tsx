import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { createRestClient } from '#platform/browser/network/rest-client.ts'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { authData, sessionTokens } from '#features/auth/portal/session.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { AuthGate } from './AuthGate.tsx'
import { beginEntry, checkEntry, queries, usedMessages } from './guard.ts'

const probe = 'GET /api/v1/models/n_entrance_open'
const profile = 'GET /api/v1/models/c_bpartner/1000011'
const enrollment = 'GET /api/v1/models/n_program_enroll'
const rest = createRestClient(sessionTokens)

let network: FakeNetwork
const answer = (request: Parameters<FakeNetwork['on']>[0], body: object) =>
  network.on(request, () => ({ body }))
const records = (...all: readonly object[]) => ({ records: all, 'row-count': all.length })
const active = {
  id: 5,
  urollstatus: true,
  isPassedOut: false,
  isDropOut: false,
  n_program_ID: { id: 3, identifier: 'BHM' },
}

beforeEach(() => {
  queries.clear()
  signInSita()
  network = fakeNetwork()
  answer(probe, records())
  answer(profile, { id: 1_000_011, Name: 'Sita', CompletedRegistration: true })
  answer(enrollment, records(active))
})
const asked = (name: string) => network.left.filter(({ path }) => path.includes(name)).length

describe('before a page behind the login', () => {
  it('stops a visitor who is not signed in, without a request', async () => {
    authData.set(null)
    await expect(checkEntry(rest, '/')).resolves.toBe('login')
    expect(network.left).toEqual([])
  })

  it('a token the server no longer takes leads to the login', async () => {
    network.on(probe, () => ({ status: 403, body: {} }))
    await expect(checkEntry(rest, '/')).resolves.toBe('login')
    expect(asked('c_bpartner')).toBe(0)
  })

  it.each([503, 429])(
    'a busy server (%d, Retry-After) is asked again and ends no session',
    async (status) => {
      vi.useFakeTimers()
      network.on(probe, () => ({ status, body: {}, retryAfter: '3' }))
      draw(<AuthGate />)
      const verdict = checkEntry(rest, '/')
      await act(() => vi.advanceTimersByTimeAsync(2_900))
      expect(screen.getByRole('status').textContent).toContain('The portal is busy.')
      expect(asked('n_entrance_open')).toBe(1)
      answer(probe, records())
      await act(() => vi.advanceTimersByTimeAsync(200))
      await expect(verdict).resolves.toBe('enter')
      expect(authData.get()).not.toBeNull()
      vi.useRealTimers()
    },
  )

  it('a 503 without Retry-After is no word of ours and leads to the login', async () => {
    network.on(probe, () => ({ status: 503, body: {} }))
    await expect(checkEntry(rest, '/')).resolves.toBe('login')
  })

  it('without any answer the session stays', async () => {
    for (const each of [probe, profile, enrollment] as const) network.on(each, () => null)
    await expect(checkEntry(rest, '/')).resolves.toBe('enter')
    expect(authData.get()).not.toBeNull()
  })

  it.each([
    ['/', 'change-password'],
    ['/profile', 'change-password'],
    ['/profile/reset-password', 'enter'],
    ['/profile/reset-password//', 'enter'],
  ])('of a one-time password %s leads to %s', async (path, verdict) => {
    const known = authData.get()
    if (known === null) throw new Error('Sita is signed in')
    authData.set({ ...known, mustChangePassword: true })
    await expect(checkEntry(rest, path)).resolves.toBe(verdict)
    expect(asked('c_bpartner')).toBe(0)
  })
})

describe('a page for who is enrolled', () => {
  it.each([
    ['active', active, 'enter'],
    ['none', null, 'home'],
  ])('with an enrollment that is %s', async (_, row, verdict) => {
    answer(enrollment, row === null ? records() : records(row))
    await expect(checkEntry(rest, '/exam')).resolves.toBe(verdict)
  })

  it('is refused for an incomplete profile, without a request for the enrollment', async () => {
    answer(profile, { id: 1_000_011, Name: 'Sita', CompletedRegistration: false })
    await expect(checkEntry(rest, '/exam')).resolves.toBe('home')
    expect(asked('n_program_enroll')).toBe(0)
  })

  it('is entered when the look-up failed: that does not mean there is no enrollment', async () => {
    network.on(enrollment, () => null)
    await expect(checkEntry(rest, '/exam')).resolves.toBe('enter')
  })

  it('asks again each time, so that a registrar’s word counts at once', async () => {
    answer(enrollment, records())
    await expect(checkEntry(rest, '/exam')).resolves.toBe('home')
    answer(enrollment, records(active))
    await expect(checkEntry(rest, '/exam')).resolves.toBe('enter')
  })

  it('takes the copy where the server does not answer', async () => {
    await checkEntry(rest, '/exam')
    for (const each of [profile, enrollment] as const) network.on(each, () => null)
    await expect(checkEntry(rest, '/exam')).resolves.toBe('enter')
    answer(enrollment, records())
    await expect(checkEntry(rest, '/exam')).resolves.toBe('home')
  })

  it('of a profile that is complete asks for it once: it does not become incomplete again', async () => {
    await checkEntry(rest, '/exam')
    await checkEntry(rest, '/exam')
    expect([asked('c_bpartner'), asked('n_program_enroll')]).toEqual([1, 2])
  })

  it('is one whatever stands behind its last slash, and no other page is', async () => {
    answer(enrollment, records())
    await expect(checkEntry(rest, '/exam/')).resolves.toBe('home')
    await expect(checkEntry(rest, '/entrance')).resolves.toBe('enter')
    await expect(checkEntry(rest, '/profile')).resolves.toBe('enter')
  })
})

describe('the verdict', () => {
  const verdictAfter = async (ms: number, verdict: Promise<unknown>) => {
    let given: unknown
    void verdict.then((each) => (given = each))
    await act(() => vi.advanceTimersByTimeAsync(ms))
    return given
  }

  it.each([
    ['content', null, 'enter'],
    ['a redirect', 'signed out', 'login'],
  ])('with %s is given 100 ms after the check began, not sooner', async (_, out, expected) => {
    vi.useFakeTimers()
    if (out !== null) authData.set(null)
    for (let visit = 0; visit < 2; visit++) {
      const verdict = checkEntry(rest, '/')
      expect(await verdictAfter(99, verdict)).toBeUndefined()
      expect(await verdictAfter(1, verdict)).toBe(expected)
    }
    vi.useRealTimers()
  })

  it('is not later than the answers: the questions leave at once', async () => {
    vi.useFakeTimers()
    const verdict = checkEntry(rest, '/')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(asked('n_entrance_open')).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(99))
    await expect(verdict).resolves.toBe('enter')
    vi.useRealTimers()
  })
})

describe('the check a visit begins with', () => {
  it('is begun before anything is drawn and taken once', async () => {
    const began = beginEntry(rest, '/')
    expect(usedMessages('/')).toBeUndefined()
    await began
    expect([usedMessages('/'), usedMessages('/profile')]).toEqual(['enter', undefined])
    const before = asked('n_entrance_open')
    await expect(checkEntry(rest, '/')).resolves.toBe('enter')
    expect(asked('n_entrance_open')).toBe(before)
    await checkEntry(rest, '/')
    expect(asked('n_entrance_open')).toBe(before + 1)
  })

  it('of another path is not taken for this one', async () => {
    await beginEntry(rest, '/')
    authData.set(null)
    await expect(checkEntry(rest, '/profile')).resolves.toBe('login')
  })
})
