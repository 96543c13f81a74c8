import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { ask, type Person } from '#testing/person.ts'
import { routesOf } from '#testing/routes-of.ts'
import { testCodeSecret, testPassword } from '#testing/test-people.ts'

const tokens = '/api/v1/auth/tokens'
const signIn = (userName: string, password: string = testPassword) =>
  ({ method: 'POST', url: tokens, payload: { userName, password } }) as const

describe('the two ports', () => {
  let at: TestServer
  let registrar: Person
  let student: Person
  let studentEmail: string
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
    studentEmail = (await at.student()).email
    student = await at.signIn(studentEmail)
  })
  afterAll(() => at.close())

  it('refuse the right password at the wrong port with the bytes of a wrong password, and count it', async () => {
    const staff = 'registrar0@staff.example'
    for (const [server, email] of [
      [at.app, staff],
      [at.office, studentEmail],
    ] as const) {
      const right = await ask(server, signIn(email))
      const wrong = await ask(server, signIn(email, 'Wrong-Password-1'))
      expect([right.status, right.text]).toEqual([401, wrong.text])
    }
    const misses = await at.database.kysely
      .selectFrom('login_throttle')
      .select('misses')
      .where('account', '=', staff)
      .executeTakeFirst()
    expect(misses?.misses).toBe(2)
  })

  it('let a session of one side do nothing on the other, at any route that needs one', async () => {
    const open = new Set(
      routesOf(at.app).filter((route) => /health|nouuser|captcha|portal|check|khalti/.test(route)),
    )
    for (const route of routesOf(at.app)) {
      const [method = '', path = ''] = route.split(' ')
      if (open.has(route) || !/^(GET|POST|PUT|DELETE)$/.test(method)) continue
      if (!/^\/(api\/v1\/(?!auth)|nou\/)/.test(path) || path.includes('location')) continue
      const url = path.replaceAll(/:\w+/g, '1')
      for (const [server, token] of [
        [at.app, registrar.token],
        [at.office, student.token],
      ] as const) {
        const options = { method: method as 'GET', url, ...(method !== 'GET' && { payload: {} }) }
        const { status } = await ask(server, { ...options, token })
        expect([route, status]).toEqual([route, 401])
      }
    }
  })

  it('renew a session on its own side only, and leave the refused one alive', async () => {
    const renew = (server: TestServer['app'], { refreshToken, userId }: Person) =>
      ask(server, {
        method: 'POST',
        url: '/api/v1/auth/refresh',
        payload: { refresh_token: refreshToken, clientId: 1_000_000, userId },
      })
    expect((await renew(at.app, registrar)).status).toBe(401)
    expect((await renew(at.office, student)).status).toBe(401)
    expect((await renew(at.office, registrar)).status).toBe(200)
    expect((await renew(at.app, student)).status).toBe(200)
  })

  it('offer a person with both kinds of roles the roles of the port only', async () => {
    const both = await at.student()
    const { ad_user_id } = await at.database.kysely
      .selectFrom('ad_user')
      .select('ad_user_id')
      .where('email', '=', both.email)
      .executeTakeFirstOrThrow()
    await at.database.kysely
      .insertInto('ad_user_roles')
      .values({ ad_user_id, ad_role_id: 1_000_004 })
      .execute()
    const atPortal = await ask(at.app, signIn(both.email))
    expect([atPortal.status, atPortal.body['roleId']]).toEqual([200, 1_000_006])
    const atOffice = await ask(at.office, signIn(both.email))
    expect([atOffice.status, atOffice.body['secondFactor']]).toEqual([200, 'set-up'])
    const token = String(atOffice.body['token'])
    for (const url of ['/api/v1/auth/second-factor', '/api/v1/auth/code']) {
      const payload = url.endsWith('code') ? { code: codeAt(testCodeSecret, 0) } : {}
      const { status } = await ask(at.app, { method: 'POST', url, payload, token })
      expect([url, status]).toEqual([url, 401])
    }
    const choice = { clientId: 1_000_000, roleId: 1_000_004, organizationId: 1_000_000 }
    const payload = { ...choice, warehouseId: 1_000_000 }
    const final = await ask(at.app, { method: 'PUT', url: tokens, payload, token })
    expect(final.status).toBe(401)
  })

  it('have sign-up, the mailed password, wallet and checks of printed codes on the portal’s only', async () => {
    for (const [method, url] of [
      ['GET', '/nou/captcha/challenge'],
      ['POST', '/nou/nouuser'],
      ['POST', '/nou/nouuser/resetpassword'],
      ['GET', '/nou/nouuser/resetpassword?Email=a@b.np&Birthday=2000-01-01'],
      ['GET', '/nou/khaltipay/success'],
      ['GET', '/check'],
      ['GET', '/check/1'],
    ] as const) {
      const payload = method === 'POST' ? { payload: {} } : {}
      const { status, body } = await ask(at.office, { method, url, ...payload })
      expect([url, status, body['code']]).toEqual([url, 404, 'http/not-found'])
    }
  })
})
