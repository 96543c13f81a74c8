import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { testPassword } from '#testing/test-people.ts'
import { forgedTokens } from '#testing/forged-tokens.ts'
import { ask, type Person } from '#testing/person.ts'

const tokensUrl = '/api/v1/auth/tokens'
const minute = 60_000
const probe = '/api/v1/models/n_entrance_open'

describe('a session', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const refresh = (refresh_token: string, userId: number, key?: string) =>
    ask(at.app, {
      method: 'POST',
      headers: key === undefined ? {} : { 'idempotency-key': key },
      url: '/api/v1/auth/refresh',
      payload: { refresh_token, clientId: 1_000_000, userId },
    })
  const isOpen = async (token: string) =>
    (await ask(at.app, { method: 'GET', url: probe, token })).status === 200
  const newStudent = async (): Promise<Person> => at.signIn((await at.student()).email)

  it('is renewed with a refresh token that counts once; a replay ends it', async () => {
    const sita = await newStudent()
    const renewed = await refresh(sita.refreshToken, sita.userId)
    expect(Object.keys(renewed.body).sort()).toEqual(['refresh_token', 'token'])
    const token = String(renewed.body['token'])
    expect(await isOpen(token)).toBe(true)
    expect((await refresh(sita.refreshToken, sita.userId)).status).toBe(401)
    expect(await isOpen(token)).toBe(false)
    expect(await isOpen(sita.token)).toBe(false)
    expect((await refresh(String(renewed.body['refresh_token']), sita.userId)).status).toBe(401)
  })

  it('a repeat under the key of the first request is the same again; under another it is a replay', async () => {
    const sita = await newStudent()
    const [key, other] = ['k'.repeat(32), 'l'.repeat(32)]
    const all = await Promise.all(
      Array.from({ length: 5 }, () => refresh(sita.refreshToken, sita.userId, key)),
    )
    expect(new Set(all.map(({ body }) => body['refresh_token'])).size).toBe(1)
    for (const { body } of all) expect(await isOpen(String(body['token']))).toBe(true)
    const next = String(all[0]?.body['refresh_token'])
    expect((await refresh(next, sita.userId, other)).status).toBe(200)
    // The one it gave is spent now, so a repeat of the older one is not its owner's any more.
    expect((await refresh(sita.refreshToken, sita.userId, key)).status).toBe(401)
    const ram = await newStudent()
    const renewed = await refresh(ram.refreshToken, ram.userId, key)
    expect((await refresh(ram.refreshToken, ram.userId, other)).status).toBe(401)
    expect(await isOpen(String(renewed.body['token']))).toBe(false)
  })

  it('is renewed once by 20 at once', async () => {
    const sita = await newStudent()
    const all = await Promise.all(
      Array.from({ length: 20 }, () => refresh(sita.refreshToken, sita.userId)),
    )
    expect(all.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  it('is not renewed for another user, nor without the ids', async () => {
    const sita = await newStudent()
    expect((await refresh(sita.refreshToken, sita.userId + 1)).status).toBe(401)
    const bare = await ask(at.app, {
      method: 'POST',
      url: '/api/v1/auth/refresh',
      payload: { refresh_token: sita.refreshToken },
    })
    expect(bare).toMatchObject({ status: 401, body: { detail: 'No clientId provided' } })
    expect((await refresh(sita.refreshToken, sita.userId)).status).toBe(200)
  })

  it('ends at once with logout, its refresh token too', async () => {
    const sita = await newStudent()
    expect(await isOpen(sita.token)).toBe(true)
    const out = await ask(at.app, {
      method: 'POST',
      url: '/api/v1/auth/logout',
      payload: { token: sita.token },
    })
    expect(out).toMatchObject({ status: 200, body: { summary: 'OK' } })
    expect(await isOpen(sita.token)).toBe(false)
    expect((await refresh(sita.refreshToken, sita.userId)).status).toBe(401)
    const again = await ask(at.app, {
      method: 'POST',
      url: '/api/v1/auth/logout',
      payload: { token: sita.token },
    })
    expect(again.status).toBe(401)
  })

  it('is never revived by a look-up that was running when it ended', async () => {
    for (let round = 0; round < 10; round++) {
      const sita = await newStudent()
      const looking = isOpen(sita.token)
      const out = ask(at.app, {
        method: 'POST',
        url: '/api/v1/auth/logout',
        payload: { token: sita.token },
      })
      await Promise.all([looking, out])
      expect(await isOpen(sita.token)).toBe(false)
    }
  })

  it('ends after 30 idle minutes, 12 hours at most', async () => {
    const sita = await newStudent()
    at.clock.advance(29 * minute)
    expect(await isOpen(sita.token)).toBe(true)
    at.clock.advance(29 * minute)
    expect(await isOpen(sita.token)).toBe(true)
    at.clock.advance(30 * minute)
    expect(await isOpen(sita.token)).toBe(false)

    let { token, refreshToken, userId } = await newStudent()
    for (let busy = 29; busy < 12 * 60; busy += 29) {
      at.clock.advance(29 * minute)
      const renewed = await refresh(refreshToken, userId)
      expect(renewed.status).toBe(200)
      token = String(renewed.body['token'])
      refreshToken = String(renewed.body['refresh_token'])
    }
    expect(await isOpen(token)).toBe(true)
    at.clock.advance(29 * minute)
    expect(await isOpen(token)).toBe(false)
    expect((await refresh(refreshToken, userId)).status).toBe(401)
  })

  it('lives 7 idle days and 30 in all when remembered', async () => {
    const { email } = await at.student()
    const login = async () => {
      const { body } = await ask(at.app, {
        method: 'POST',
        url: tokensUrl,
        payload: { userName: email, password: testPassword, rememberMe: true },
      })
      return { refreshToken: String(body['refresh_token']), userId: Number(body['userId']) }
    }
    const hour = 60 * minute
    const idle = await login()
    at.clock.advance(7 * 24 * hour - minute)
    const renewed = await refresh(idle.refreshToken, idle.userId)
    expect(renewed.status).toBe(200)
    at.clock.advance(7 * 24 * hour)
    expect((await refresh(String(renewed.body['refresh_token']), idle.userId)).status).toBe(401)
    const busy = await login()
    let token = busy.refreshToken
    for (let week = 0; week < 5; week++) {
      at.clock.advance(6 * 24 * hour - minute)
      const next = await refresh(token, busy.userId)
      expect(next.status).toBe(200)
      token = String(next.body['refresh_token'])
    }
    at.clock.advance(5 * minute)
    expect((await refresh(token, busy.userId)).status).toBe(401)
  })

  it('access tokens live an hour', async () => {
    const { email } = await at.student()
    const login = await ask(at.app, {
      method: 'POST',
      url: tokensUrl,
      payload: { userName: email, password: testPassword, rememberMe: true },
    })
    const token = String(login.body['token'])
    at.clock.advance(60 * minute - 1_000)
    expect(await isOpen(token)).toBe(true)
    at.clock.advance(1_000)
    expect(await isOpen(token)).toBe(false)
  })

  it('a sixth sign-in ends the oldest of five', async () => {
    const { email } = await at.student()
    const people: Person[] = []
    for (let each = 0; each < 6; each++) {
      at.clock.advance(1_000)
      people.push(await at.signIn(email))
    }
    const open = await Promise.all(people.map(({ token }) => isOpen(token)))
    expect(open).toEqual([false, true, true, true, true, true])
  })

  it('ends at once on the next process when the person is deactivated', async () => {
    const { email, userId } = await at.student()
    const sita = await at.signIn(email)
    await at.database.kysely
      .updateTable('ad_user')
      .set({ isactive: false })
      .where('ad_user_id', '=', userId)
      .execute()
    expect(await isOpen(sita.token)).toBe(false)
  })

  it('is not opened by any of 25 forged tokens on any route', async () => {
    const sita = await newStudent()
    const routes = [
      ['GET', '/api/v1/models'],
      ['GET', probe],
      ['GET', '/api/v1/models/c_bpartner/1000000'],
      ['GET', '/api/v1/models/c_bpartner/1000000/Name'],
      ['POST', '/api/v1/models/n_entrance_reg'],
      ['PUT', '/api/v1/models/c_bpartner/1000000'],
      ['DELETE', '/api/v1/models/n_bpaca_info/1'],
      ['GET', '/api/v1/processes'],
      ['POST', '/api/v1/processes/entrance_form'],
      ['POST', '/nou/khaltipay/getlink'],
      ['GET', '/nou/khaltipay/status'],
      ['POST', '/nou/khaltipay/open'],
      ['POST', '/nou/voucherpay/save'],
      ['POST', '/nou/attachment/getAttachmentZip'],
      ['POST', '/nou/nouuser/changepassword'],
      ['PUT', tokensUrl],
      ['GET', '/api/v1/auth/roles'],
      ['POST', '/api/v1/auth/logout'],
    ] as const
    const forged = forgedTokens(sita.token)
    expect(forged).toHaveLength(25)
    const before = await isOpen(sita.token)
    for (const [method, url] of routes)
      for (const token of forged) {
        const answer = await ask(at.app, {
          method,
          url,
          headers: { authorization: `Bearer ${token}` },
          ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
        })
        expect([method, url, token.slice(-12), answer.status]).toEqual([
          method,
          url,
          token.slice(-12),
          401,
        ])
        expect(answer.body['title']).toBeTruthy()
      }
    expect([before, await isOpen(sita.token)]).toEqual([true, true])
  })
})
