import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLog } from '#platform/server/log/log.ts'
import { day } from '#platform/pure/calendar/day.ts'
import { anApplicant, pidxOf } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { testPassword } from '#testing/test-people.ts'
import { ask, type Person } from '#testing/person.ts'
import { routesOf } from '#testing/routes-of.ts'

/** Public routes; all others need a session (SECURITY T38: default deny). */
const publicRoutes = [
  'GET /brand/:name',
  'GET /health',
  'GET /api/v1/health',
  'GET /ready',
  'POST /api/v1/auth/tokens',
  'POST /api/v1/auth/refresh',
  'POST /api/v1/auth/password-link',
  'PUT /api/v1/auth/password-link',
  'GET /privacy',
  'GET /.well-known/security.txt',
  'GET /nou/portal/bank-qr/:id',
  'GET /nou/portal/settings',
  'GET /nou/captcha/challenge',
  'POST /nou/nouuser',
  'GET /nou/nouuser/resetpassword',
  'POST /nou/nouuser/resetpassword',
  'POST /nou/location/provinces',
  'POST /nou/location/districts',
  'POST /nou/location/localgovs',
  'GET /nou/khaltipay/success',
  'GET /nou/khalti-simulator/pay',
  'POST /nou/khalti-simulator/decide',
  'GET /check',
  'GET /check/:code',
  'GET /check/mukta-devanagari.woff2',
  'GET /*',
]

let at: TestServer
let folder: string
let lines = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-'))
  for (const page of ['index', 'app', 'login', 'signup', 'forgot-password'])
    writeFileSync(join(folder, `${page}.html`), `<!doctype html><title>${page}</title>`)
  writeFileSync(join(folder, 'csp.json'), '{"scriptHashes":["sha256-abc="]}')
  const log = createLog({ level: 'trace', destination: { write: (line) => void (lines += line) } })
  at = await testServer({ portalFolder: folder, log })
})
afterAll(async () => {
  await at.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the route table', () => {
  it('has no open route but the declared public ones', async () => {
    const routes = routesOf(at.app)
    expect(routes.length).toBeGreaterThan(30)
    for (const known of publicRoutes.filter((each) => !each.includes('/*')))
      expect(routes).toContain(known)
    const gated = routes.filter((route) => !publicRoutes.includes(route.replace(/^HEAD/, 'GET')))
    expect(gated).toContain('POST /nou/voucherpay/save')
    for (const route of gated.filter((each) => !each.includes('*'))) {
      const [method = '', path = ''] = route.split(' ')
      const url = path.replace(/:\w+/g, '1')
      const options = {
        method,
        url,
        ...(method === 'GET' || method === 'HEAD' ? {} : { payload: {} }),
      }
      const answer = await ask(at.app, options)
      expect([route, answer.status]).toEqual([route, 401])
    }
  })
})

describe('every kind of answer', () => {
  const kinds: [string, InjectOptions & { token?: string }, number][] = [
    ['a page', { url: '/login' }, 200],
    ['the app', { url: '/entrance' }, 200],
    ['a page that does not exist', { url: '/entrance/none' }, 404],
    ['metrics', { url: '/metrics' }, 404],
    ['a missing folder of assets', { url: '/assets/none' }, 404],
    ['a missing file', { url: '/assets/none.js' }, 404],
    ['a dot file', { url: '/.env' }, 404],
    ['a missing address of the API', { url: '/api/v1/none' }, 404],
    ['a missing address of /nou', { url: '/nou/none' }, 404],
    ['no session', { url: '/api/v1/models' }, 401],
    ['a wrong method', { method: 'PATCH', url: '/api/v1/models/c_bpartner/1' }, 404],
    ['a public list', { url: '/nou/portal/settings' }, 200],
    [
      'broken JSON',
      {
        method: 'POST',
        url: '/nou/nouuser',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      },
      400,
    ],
    [
      'another type',
      {
        method: 'POST',
        url: '/nou/nouuser',
        payload: 'x',
        headers: { 'content-type': 'text/plain' },
      },
      415,
    ],
    [
      'a refusal',
      {
        method: 'POST',
        url: '/api/v1/auth/tokens',
        payload: { userName: 'a@b.np', password: 'x' },
      },
      401,
    ],
    ['a redirect', { url: '/nou/khaltipay/success?pidx=x' }, 303],
    ['health', { url: '/health?db=true' }, 200],
    ['readiness', { url: '/ready' }, 200],
    [
      'a cross-site wish',
      {
        url: '/nou/nouuser/resetpassword?Email=a&Birthday=b',
        headers: { 'sec-fetch-site': 'cross-site' },
      },
      403,
    ],
  ]

  /** A page may send its forms home; data runs nothing and belongs to no origin. */
  const expectHeaders = (headers: Record<string, unknown>, { page = false } = {}) => {
    const policy = String(headers['content-security-policy'])
    for (const part of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ])
      expect(policy).toContain(part)
    expect(policy).toMatch(page ? /form-action 'self'/ : /form-action 'none'.*; sandbox$/)
    expect(policy).not.toMatch(/unsafe|\*|http:/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    for (const absent of ['access-control-allow-origin', 'x-powered-by', 'server'])
      expect(headers).not.toHaveProperty(absent)
    expect(headers).toHaveProperty('cache-control')
  }

  it.each(kinds)('carries the security headers: %s', async (_, options, status) => {
    const answer = await ask(at.app, options)
    expect(answer.status).toBe(status)
    const headers =
      options.url === '/health?db=true'
        ? { 'cache-control': '', ...answer.headers }
        : answer.headers
    expectHeaders(headers, {
      page: !/^"\/(api|nou)\//.test(JSON.stringify(options.url)),
    })
  })

  it('of people is kept by the browser for its reader only, and asked about each time; prints and acts are not kept', async () => {
    const sita = await anApplicant(at)
    const person = await sita.person()
    for (const path of ['/api/v1/models/n_entrance_reg', '/api/v1/models/c_bpartner']) {
      const { headers } = await person.get(path)
      expectHeaders(headers)
      expect(headers).toMatchObject({
        'cache-control': 'private, no-cache',
        vary: 'authorization',
        etag: expect.any(String),
      })
    }
    for (const answer of [
      await person.post('/api/v1/processes/entrance_form', {
        n_entrance_reg_ID: sita.applicationId,
      }),
      await sita.getLink(150_000),
      await sita.getLink(1),
    ]) {
      expectHeaders(answer.headers)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    const own = await person.get('/api/v1/models/n_entrance_reg')
    const etag = String(own.headers['etag'])
    const again = { url: '/api/v1/models/n_entrance_reg', headers: { 'if-none-match': etag } }
    const unchanged = await ask(at.app, { ...again, token: person.token })
    expect([unchanged.status, unchanged.text]).toEqual([304, ''])
    expect(unchanged.headers['cache-control']).toBe('private, no-cache')
    const another = await at.signIn((await at.student()).email)
    expect((await ask(at.app, { ...again, token: another.token })).status).toBe(200)
    const shared = await person.get('/api/v1/models/n_entrance_open')
    expect(shared.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      etag: expect.any(String),
    })
    expectHeaders(shared.headers)
  })

  it('that is public is compressed to the smallest encoding the client accepts, a personal one is not compressed', async () => {
    const { email } = await at.student()
    const person = await at.signIn(email)
    const asked = (path: string, accepted: string) =>
      at.app.inject({
        url: `/api/v1/models/${path}`,
        headers: { authorization: `Bearer ${person.token}`, 'accept-encoding': accepted },
      })
    const plain = await asked('n_district', '')
    await vi.waitFor(async () => {
      const { headers } = await asked('n_district', 'gzip')
      expect(headers['content-encoding']).toBe('gzip')
    })
    const unpacked = { 'gzip, deflate, br': brotliDecompressSync, gzip: gunzipSync }
    for (const [accepted, unpack] of Object.entries(unpacked)) {
      const packed = await asked('n_district', accepted)
      expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
      expect(packed.headers['vary']).toBe('authorization, accept-encoding')
      expect(packed.headers['etag']).toBe(`W/${String(plain.headers['etag'])}`)
    }
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect((await asked('c_bpartner', 'br')).headers['content-encoding']).toBeUndefined()
  })

  it('is a 500 without insides when something breaks', async () => {
    const broken = await testServer()
    const person = await broken.signIn((await broken.student()).email)
    await broken.database.kysely.schema
      .alterTable('n_program_enroll')
      .renameTo('elsewhere')
      .execute()
    const answer = await person.get('/api/v1/models/n_program_enroll')
    expect(answer.status).toBe(500)
    expect(answer.body).toEqual({
      title: 'Server error',
      status: 500,
      detail: 'Something went wrong on our side',
      code: 'bug',
    })
    expectHeaders(answer.headers)
    await broken.close()
  })
})

describe('the log of a whole run', () => {
  it('holds no password, token, birth date, address, citizenship number or file', async () => {
    const email = 'canary.sita@example.com'
    const { userId, partnerId } = await at.student({
      email,
      birthDate: day('2003-09-27'),
      citizenNumber: '12-01-70-04321',
    })
    const wrong = 'canary-wrong-password'
    await ask(at.app, {
      method: 'POST',
      url: '/api/v1/auth/tokens',
      payload: { userName: email, password: wrong },
    })
    const person: Person = await at.signIn(email)
    await person.get(`/api/v1/models/c_bpartner/${partnerId}`, {
      $expand: 'c_bpartner_location,n_bpaca_info',
    })
    await person.get('/api/v1/models/c_bpartner', {
      $filter: "citizen_no eq '12-01-70-04321' and EMail eq 'canary.sita@example.com'",
    })
    await person.get('/api/v1/models/ad_user', { $filter: "dob_ad eq '2003-09-27'" })
    await ask(at.app, {
      method: 'GET',
      url: '/nou/nouuser/resetpassword',
      query: { Email: email, Birthday: '2003-09-27' },
    })
    await ask(at.app, {
      method: 'GET',
      url: '/nou/nouuser/resetpassword',
      query: { Email: email, Birthday: 'Canary 2003-09-27' },
    })
    await at.jobs.runNow('password-resets')
    await at.jobs.runNow('mail')
    const mail = at.mailer.lastTo(email).text
    const oneTime = /^[a-z2-9]{20}$/m.exec(mail)?.[0] ?? 'no one-time password'
    await ask(at.app, {
      method: 'POST',
      url: '/api/v1/auth/tokens',
      payload: { userName: email, password: oneTime },
    })
    await person.post('/nou/nouuser/changepassword', {
      currentPassword: testPassword,
      password: 'Canary-Naya-12',
      confirmPassword: 'Canary-Naya-12',
    })
    const sita = await anApplicant(at)
    pidxOf(await sita.getLink(150_000))
    const file = Buffer.from('canary file '.repeat(200)).toString('base64')
    await sita.uploadVoucher(Buffer.from('x'), { filedata: file, filename: 'slip.pdf' })
    await ask(at.app, {
      method: 'GET',
      url: '/api/v1/models?token=canary-token',
      headers: { authorization: 'Bearer canary-bearer', cookie: 'device=canary-cookie' },
    })
    const secrets = {
      email,
      wrong,
      oneTime,
      testPassword,
      newPassword: 'Canary-Naya-12',
      token: person.token,
      signature: person.token.split('.')[2],
      refresh: person.refreshToken,
      birthday: '2003-09-27',
      citizenship: '12-01-70-04321',
      file: file.slice(0, 60),
      bearer: 'canary-bearer',
      cookie: 'canary-cookie',
      query: 'canary-token',
      hash: '$argon2',
    }
    expect(lines.length).toBeGreaterThan(1_000)
    const found = Object.entries(secrets).filter(
      ([, secret]) => secret !== undefined && lines.includes(secret),
    )
    expect(found.map(([name]) => name)).toEqual([])
    expect(userId).toBeGreaterThan(0)
  })

  it('names each sign-in with its factors, and a refused one with the reason', async () => {
    const since = lines.length
    const student = await at.student()
    const tried = { userName: student.email, password: 'wrong' }
    await ask(at.app, { method: 'POST', url: '/api/v1/auth/tokens', payload: tried })
    await at.signIn(student.email)
    const { userId } = await at.staff('cashier')
    const written = lines
      .slice(since)
      .split('\n')
      .filter((line) => line.includes('sign-in refused') || line.includes('signed in'))
      .map((line): unknown => JSON.parse(line))
    const byPassword = {
      msg: 'signed in',
      userId: student.userId,
      role: 'student',
      factors: { first: 'own', second: false },
    }
    expect(written).toMatchObject([
      { msg: 'sign-in refused', code: 'rule/invalid-credentials' },
      byPassword,
      byPassword, // the choice of the role opens a session in place of the first
      { msg: 'signed in', userId, role: 'cashier', factors: { first: 'own', second: true } },
    ])
  })
})
