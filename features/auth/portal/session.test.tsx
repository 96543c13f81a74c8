import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NoAnswer, RestProblem } from '#platform/browser/network/rest-failure.ts'
import { authData, beginSession, endSession, sessionTokens } from './session.ts'
import { signInSita } from './testing/signed-in.ts'

it("without a token every service fails with 'Authentication required' (SPEC §6)", () => {
  expect(sessionTokens.missing()).toMatchObject({
    status: 401,
    detail: 'Authentication required',
  })
})

describe('a session on a shared computer', () => {
  const begin = (isShared: boolean) => {
    const user = signInSita()
    beginSession({ user, token: 'first', finalToken: 'token' }, isShared)
  }

  it('that is refused clears the draft too, and stays a shared one; a logout leaves nothing', () => {
    begin(true)
    sessionStorage.setItem('draft:/profile', '"Ram"')
    endSession('/profile?tab=1')
    expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
      redirectAfterLogin: '/profile?tab=1',
      shared_computer: 'true',
    })
    endSession(null)
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  })

  it('is of the device again when the next sign-in says nothing of it', () => {
    begin(true)
    begin(false)
    expect(Object.keys(localStorage)).toEqual(['auth_data'])
    expect(sessionStorage.getItem('shared_computer')).toBeNull()
    endSession('/profile')
    sessionStorage.setItem('draft:/profile', '"Ram"')
    begin(false)
    endSession('/profile')
    expect(sessionStorage.getItem('draft:/profile')).toBe('"Ram"')
  })
})

describe('refreshing', () => {
  afterEach(() => {
    authData.set(null)
    vi.unstubAllGlobals()
  })
  const lost = new NoAnswer('timeout', true)
  beforeEach(() => {
    const request = (_name: string, work: () => unknown) => work()
    vi.stubGlobal('navigator', { locks: { request } })
    signInSita()
    const known = authData.get()
    if (known !== null) authData.set({ ...known, refreshToken: 'spent' })
  })

  it('that got no answer keeps the session, and is repeated under the same key', async () => {
    const keys: string[] = []
    const post = (_path: string, _body: unknown, key: string) => {
      keys.push(key)
      return keys.length === 1
        ? Promise.reject(lost)
        : Promise.resolve({ token: 'new', refresh_token: 'next' })
    }
    await expect(sessionTokens.refresh(post)).rejects.toMatchObject({ mayHaveArrived: false })
    expect(authData.get()).not.toBeNull()
    expect(await sessionTokens.refresh(post)).toBe(true)
    expect(keys[1]).toBe(keys[0])
    expect(authData.get()).toMatchObject({ finalToken: 'new', refreshToken: 'next' })
    expect(authData.get()).not.toHaveProperty('refreshKey')
  })

  it('that was refused says so; what the server could not do is thrown', async () => {
    const refusal = (status: number) =>
      Promise.reject(new RestProblem(status, { title: '', detail: '', code: '', errors: [] }))
    expect(await sessionTokens.refresh(() => refusal(401))).toBe(false)
    await expect(sessionTokens.refresh(() => refusal(503))).rejects.toMatchObject({ status: 503 })
  })
})
