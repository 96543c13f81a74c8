import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { anApplicant, anOpening } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { testPassword } from '#testing/test-people.ts'
import { ask, type Person } from '#testing/person.ts'
import { applications, openProgram, someone } from '#testing/kinds/program-applicant.ts'

/** Tests requests of foreign clients: each of these was once refused or answered differently. */
let at: TestServer
let sita: Person
let partnerId: number
beforeAll(async () => {
  at = await testServer()
  const student = await at.student()
  partnerId = student.partnerId
  sita = await at.signIn(student.email)
})
afterAll(() => at.close())

const json = { 'content-type': 'application/json' }
const entrance = '/api/v1/models/n_entrance_reg'

describe('a call without a body under a JSON content type', () => {
  it('removes an education record', async () => {
    const own = await sita.get('/api/v1/models/n_bpaca_info')
    const [record] = own.body['records'] as { id: number }[]
    const answer = await ask(at.app, {
      method: 'DELETE',
      url: `/api/v1/models/n_bpaca_info/${record?.id}`,
      token: sita.token,
      headers: json,
    })
    expect([answer.status, answer.text]).toEqual([200, '{"msg":"Deleted"}'])
  })

  it('logs out with the bearer token alone', async () => {
    const { token } = await at.signIn((await at.student()).email)
    const url = '/api/v1/auth/logout'
    const out = await ask(at.app, { method: 'POST', url, token, headers: json })
    expect([out.status, out.body]).toEqual([200, { summary: 'OK' }])
    expect((await ask(at.app, { url: '/api/v1/models', token })).status).toBe(401)
  })

  it('is still no record', async () => {
    const answer = await ask(at.app, {
      method: 'POST',
      url: entrance,
      token: sita.token,
      headers: json,
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'parse/body' } })
  })
})

describe('an application without its opening', () => {
  it.each([
    [entrance, 'n_entrance_open_ID', {}],
    [entrance, 'n_entrance_open_ID', { n_entrance_open_ID: null }],
    [entrance, 'n_entrance_open_ID', { n_entrance_open_ID: -1, selectedQuota: 'Open' }],
    [applications, 'n_program_cregopen_ID', { n_program_cregdetails: [] }],
  ])('%s names the column %s', async (path, column, body) => {
    expect(await sita.post(path, body)).toMatchObject({
      status: 400,
      body: {
        title: 'ValidationError',
        detail: `Fill mandatory fields: ${column}`,
        errors: [{ field: column, message: `Fill mandatory fields: ${column}` }],
      },
    })
  })
})

describe('references by name', () => {
  it('an opening by its identifier and by a look-up', async () => {
    const name = 'Entrance of the lookups'
    await anOpening(at, { name })
    const byName = await sita.post(entrance, { n_entrance_open_ID: { identifier: name } })
    expect(byName).toMatchObject({
      status: 201,
      body: { n_entrance_open_ID: { identifier: name } },
    })
    const other = await at.signIn((await at.student()).email)
    const byColumn = { lookupColumn: 'Name', lookupValue: name }
    expect((await other.post(entrance, { n_entrance_open_ID: byColumn })).status).toBe(201)
    expect(
      await other.post(entrance, { n_entrance_open_ID: { identifier: 'None' } }),
    ).toMatchObject({ status: 400, body: { errors: [{ field: 'n_entrance_open_ID' }] } })
  })
})

it('addresses are changed with their partner in one PUT', async () => {
  const url = `/api/v1/models/c_bpartner/${partnerId}`
  const before = await sita.get(url, { $expand: 'c_bpartner_location' })
  const [address] = before.body['c_bpartner_location'] as { id: number; ward_no: number }[]
  const ward_no = address?.ward_no === 1 ? 2 : 1
  const changed = await sita.put(url, {
    religion: 'Kirat',
    c_bpartner_location: [{ id: address?.id, ward_no }],
  })
  expect(changed).toMatchObject({ status: 200, body: { religion: 'Kirat' } })
  const after = await sita.get(`/api/v1/models/c_bpartner_location/${address?.id}`)
  expect(after.body).toMatchObject({ ward_no, Name: expect.stringContaining(`-${ward_no}, `) })
  const { partnerId: other } = await at.student()
  const [foreign] = await at.database.kysely
    .selectFrom('c_bpartner_location')
    .select('c_bpartner_location_id as id')
    .where('c_bpartner_id', '=', other)
    .execute()
  const stolen = { c_bpartner_location: [{ id: foreign?.id, ward_no: 9 }] }
  expect((await sita.put(url, { ...stolen, religion: 'x' })).status).toBe(404)
  expect((await sita.get(url)).body).toMatchObject({ religion: 'Kirat' })
})

it('an expand with its link stands under what was typed', async () => {
  const { person, applicationId } = await anApplicant(at)
  const asked = 'C_Payment.n_entrance_reg_ID($select=PayAmt)'
  const upload = await (
    await person()
  ).post('/nou/voucherpay/save', {
    payment_type: 'ENTRANCE',
    payment_reference_id: applicationId,
    payamt: 1_500,
    filename: 'slip.pdf',
    filedata: Buffer.from('%PDF-1.4 none').toString('base64'),
  })
  expect(upload.status).toBe(400) // no PDF; the payments below come from the wallet
  await (
    await person()
  ).post('/nou/khaltipay/getlink', {
    payment_type: 'ENTRANCE',
    payment_reference_id: applicationId,
    amount: '150000',
  })
  const [attempt] = await at.database.kysely.selectFrom('payment_attempt').selectAll().execute()
  const pidx = attempt?.pidx ?? ''
  at.khalti.decide(pidx, 'pay')
  await at.app.inject({ method: 'GET', url: `/nou/khaltipay/success?pidx=${pidx}` })
  const answer = await (await person()).get(`${entrance}/${applicationId}`, { $expand: asked })
  expect(answer.body).toMatchObject({ 'C_Payment.n_entrance_reg_ID': [{ PayAmt: 1_500 }] })
})

it.each([
  ['150000', 200],
  ['150001', 409],
  ['1.5e5', 409],
  ['0x249f0', 409],
  [' 150000', 409],
  ['', 409],
])('a wallet link asked with the amount %j is answered %i', async (amount, status) => {
  const { getLink } = await anApplicant(at)
  const asked: unknown = amount
  expect((await getLink(asked as number)).status).toBe(status)
})

it('an equals sign is no operator', async () => {
  expect(await sita.get(entrance, { $filter: `C_BPartner_ID = ${partnerId}` })).toMatchObject({
    status: 400,
    body: { detail: 'Unsupported operator: =' },
  })
})

it('course lines go back as they were read, from the opening and from an application', async () => {
  const openingId = await openProgram(at, { courses: computerScienceCourses.I })
  const passed = { entrance: { paid: true, eligible: true } }
  const lines = async (person: Person) =>
    (
      await person.get(`/api/v1/models/n_program_cregopen/${openingId}`, {
        $expand: 'n_batch_course',
      })
    ).body['n_batch_course'] as object[]
  const one = (await someone(at, passed)).person
  const offered = await lines(one)
  const applied = await one.post(applications, {
    n_program_cregopen_ID: openingId,
    n_program_cregdetails: offered,
  })
  expect([applied.status, applied.body['detail']]).toEqual([201, undefined])
  expect(applied.body['n_program_cregdetails']).toHaveLength(offered.length)
  const other = (await someone(at, passed)).person
  const registered = applied.body['n_program_cregdetails'] as object[]
  const again = await other.post(applications, {
    n_program_cregopen_ID: openingId,
    n_program_cregdetails: registered.map((line) => ({
      ...line,
      n_program_creg_ID: undefined,
      CREDIT_HOUR: 99,
      credit_hour: 99,
    })),
  })
  expect([again.status, again.body['detail']]).toEqual([201, undefined])
  expect(JSON.stringify(again.body)).not.toContain('99,')
  const nonsense = { n_program_cregopen_ID: openingId, n_program_cregdetails: [{ grade: 'A' }] }
  expect((await other.post(applications, nonsense)).status).toBe(400)
})

describe('a batch', () => {
  const batch = (steps: unknown, transaction?: string, key?: string) =>
    sita.post(
      `/api/v1/batch${transaction === undefined ? '' : `?transaction=${transaction}`}`,
      steps,
      key === undefined ? {} : { 'idempotency-key': key },
    )
  const apply = (openingId: number) => ({
    method: 'POST',
    path: 'v1/models/n_entrance_reg',
    body: { n_entrance_open_ID: openingId },
  })
  const change = (religion: string) => ({
    method: 'PUT',
    path: `v1/models/c_bpartner/${partnerId}`,
    body: { religion },
  })
  const religion = async () =>
    (await sita.get(`/api/v1/models/c_bpartner/${partnerId}`)).body['religion']
  const lines = (text: string): unknown => JSON.parse(text)

  it('does each step for itself', async () => {
    const openingId = await anOpening(at)
    const answer = await batch([apply(openingId), apply(999_999), change('Bon')], 'false')
    expect([answer.status, lines(answer.text)]).toMatchObject([
      200,
      [
        { status: 'Created', statusCode: 201, body: { n_entrance_open_ID: { id: openingId } } },
        { status: 'Bad Request', statusCode: 400, body: { code: 'plan/body' } },
        { status: 'OK', statusCode: 200, body: { religion: 'Bon' } },
      ],
    ])
    expect(await religion()).toBe('Bon')
  })

  it('does all or nothing', async () => {
    const [one, two] = [await anOpening(at), await anOpening(at)]
    const failed = await batch([change('Islam'), apply(one), apply(one), apply(two)], 'true')
    expect([failed.status, lines(failed.text)]).toMatchObject([
      400,
      [
        { statusCode: 424, body: { title: 'Rolled back' } },
        { statusCode: 424 },
        { status: 'Conflict', statusCode: 409, body: { code: 'rule/already-applied' } },
      ],
    ])
    expect(await religion()).toBe('Bon')
    const done = await batch([change('Islam'), apply(one), apply(two)], 'true', 'one-batch-key')
    expect(lines(done.text)).toMatchObject([
      { statusCode: 200 },
      { statusCode: 201 },
      { statusCode: 201 },
    ])
    const again = await batch([change('Islam'), apply(one), apply(two)], 'true', 'one-batch-key')
    expect(again.text).toBe(done.text)
    expect(await religion()).toBe('Islam')
  })

  it.each([
    ['an object', {}],
    ['nothing', []],
    ['51 steps', Array.from({ length: 51 }, () => change('x'))],
    ['a GET', [{ method: 'GET', path: 'v1/models/c_bpartner' }]],
    ['another path', [{ method: 'POST', path: 'v1/processes/entrance_form', body: {} }]],
    ['a POST to a record', [{ method: 'POST', path: 'v1/models/c_bpartner/5', body: {} }]],
    ['a PUT without a record', [{ method: 'PUT', path: 'v1/models/c_bpartner', body: {} }]],
    ['a path that climbs', [{ method: 'POST', path: 'v1/models/../../x', body: {} }]],
    ['an unknown key', [{ ...change('x'), when: 'now' }]],
  ])('refuses %s', async (_what, steps) => {
    expect((await batch(steps, 'true')).status).toBe(400)
    expect((await batch(steps)).status).toBe(400)
  })

  it('refuses another word for transaction, and rows of others', async () => {
    expect((await batch([change('x')], 'yes')).status).toBe(400)
    const other = await at.student()
    const foreign = {
      method: 'PUT',
      path: `v1/models/c_bpartner/${other.partnerId}`,
      body: { religion: 'x' },
    }
    for (const how of ['true', 'false'])
      expect(lines((await batch([foreign], how)).text)).toMatchObject([{ statusCode: 404 }])
  })
})

describe('discovery', () => {
  it('gives a table as an OpenAPI schema', async () => {
    const answer = await sita.get(`${entrance}/yaml`)
    expect(answer.headers['content-type']).toContain('application/yaml')
    const schema: unknown = parse(answer.text)
    expect(schema).toMatchObject({
      openapi: '3.0.3',
      components: {
        schemas: {
          n_entrance_reg: {
            required: expect.arrayContaining(['n_entrance_open_ID']),
            properties: {
              totalfee: { type: 'number', readOnly: true },
              DocStatus: { properties: { id: { enum: expect.arrayContaining(['DR', 'AP']) } } },
              n_entrance_open_ID: { properties: { 'model-name': { enum: ['n_entrance_open'] } } },
            },
          },
        },
      },
    })
    expect((await sita.get('/api/v1/models/credential/yaml')).status).toBe(404)
  })

  it('gives the values of a list, by name, id and uid', async () => {
    const named = await sita.get('/api/v1/reference/n_entrance_reg.DocStatus')
    expect(named.body).toMatchObject({
      Name: 'n_entrance_reg.DocStatus',
      reflist: expect.arrayContaining([{ value: 'DR', name: 'Drafted' }]),
      'model-name': 'ad_reference',
    })
    for (const key of [named.body['id'], named.body['uid']])
      expect((await sita.get(`/api/v1/reference/${String(key)}`)).text).toBe(named.text)
    expect((await sita.get('/api/v1/reference/gender')).body).toHaveProperty('reflist')
    expect((await sita.get('/api/v1/reference/n_district_ID')).body).toMatchObject({
      reftable: [{ 'model-name': 'n_district' }],
    })
    expect((await sita.get('/api/v1/reference/nonsense')).status).toBe(404)
    expect((await ask(at.app, { url: '/api/v1/reference/gender' })).status).toBe(401)
  })
})

describe('signing in as a client of iDempiere', () => {
  const tokens = '/api/v1/auth/tokens'
  const first = (email: string, facts: object = {}) =>
    ask(at.app, {
      method: 'POST',
      url: tokens,
      payload: { userName: email, password: testPassword, ...facts },
    })
  const put = (token: unknown, payload: object) =>
    ask(at.app, { method: 'PUT', url: tokens, token: String(token), payload })
  const university = 'Langtang Technological University'
  const two = async () => {
    const { email, userId } = await at.student()
    await at.database.kysely
      .insertInto('ad_user_roles')
      .values({ ad_user_id: userId, ad_role_id: 1_000_004 })
      .execute()
    return { email, token: (await first(email)).body['token'] }
  }
  const twoInOffice = async () => {
    const { userId } = await at.staff('librarian')
    const { kysely } = at.database
    await kysely
      .insertInto('ad_user_roles')
      .values({ ad_user_id: userId, ad_role_id: 1_000_002 })
      .execute()
    const { email } = await kysely
      .selectFrom('ad_user')
      .select('email')
      .where('ad_user_id', '=', userId)
      .executeTakeFirstOrThrow()
    const payload = { userName: email, password: testPassword }
    const { body } = await ask(at.office, { method: 'POST', url: tokens, payload })
    return { token: String(body['token']) }
  }
  const byName = {
    clientId: university,
    roleId: 'student',
    organizationId: university,
    warehouseId: university,
    language: 'xx_YY',
  }

  it('names stand for ids, and are answered with them', async () => {
    const { token } = await two()
    const answer = await put(token, byName)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        clientId: 1_000_000,
        roleId: 1_000_006,
        organizationId: 1_000_000,
        warehouseId: 1_000_000,
        language: 'en_GB',
      },
    })
    const claims: unknown = JSON.parse(
      Buffer.from(String(answer.body['token']).split('.')[1] ?? '', 'base64url').toString(),
    )
    expect(claims).toMatchObject({
      iss: 'idempiere.org',
      AD_Session_ID: expect.any(Number),
      AD_Language: 'en_GB',
    })
  })

  it.each([
    [{ clientId: 'Nobody' }, 'Client value not found'],
    [{ roleId: 'wizard' }, 'Role name not found'],
    [{ organizationId: 'Nobody' }, 'Organization name not found'],
    [{ warehouseId: 'Nobody' }, 'Warehouse name not found'],
    [{ warehouseId: 7 }, 'Invalid warehouseId'],
  ])('%j: %s', async (choice, detail) => {
    const { token } = await two()
    expect(await put(token, { ...byName, ...choice })).toMatchObject({
      status: 401,
      body: { title: 'Authenticate error', detail },
    })
  })

  it('a wrong password is titled as there', async () => {
    expect(await first('nobody@example.com')).toMatchObject({
      status: 401,
      body: { title: 'Authenticate error' },
    })
  })

  it('a role that is left out is missing where a person has two', async () => {
    const { token } = await twoInOffice()
    const { roleId: _, ...payload } = byName
    const answer = await ask(at.office, { method: 'PUT', url: tokens, token, payload })
    expect(answer).toMatchObject({
      status: 401,
      body: { title: 'Authenticate error', detail: 'Missing roleId parameter' },
    })
  })

  it('choice lists read their parameters', async () => {
    const { token } = await twoInOffice()
    const choices = (url: string) => ask(at.office, { url: `/api/v1/auth/${url}`, token })
    expect((await choices('roles?client=1000000')).body['roles']).toHaveLength(2)
    const organizations = 'organizations?client=1000000&role=1000004'
    expect((await choices(organizations)).status).toBe(200)
    for (const [url, detail] of [
      ['roles?client=11', 'Invalid client'],
      ['organizations?client=1000000&role=1000005', 'Invalid role'],
      ['warehouses?client=1000000&role=1000004&organization=5', 'Invalid organization'],
    ] as const)
      expect(await choices(url)).toMatchObject({
        status: 401,
        body: { title: 'Authenticate error', detail },
      })
    const language = await choices('language?client=11')
    expect([language.status, language.text]).toEqual([400, ''])
  })

  it('refreshing asks for the right client and never gives the same token twice', async () => {
    const { email } = await at.student()
    const session = (await first(email)).body
    const refresh = (refresh_token: unknown, clientId: unknown) =>
      ask(at.app, {
        method: 'POST',
        url: '/api/v1/auth/refresh',
        payload: { refresh_token, clientId, userId: session['userId'] },
      })
    expect(await refresh(session['refresh_token'], 11)).toMatchObject({
      status: 401,
      body: { title: 'Authenticate error', detail: 'Invalid refresh token' },
    })
    const seen = new Set([session['token']])
    let { refresh_token } = session
    for (let time = 0; time < 3; time++) {
      const renewed = await refresh(refresh_token, 1_000_000)
      expect(renewed.status).toBe(200)
      seen.add(renewed.body['token'])
      refresh_token = renewed.body['refresh_token']
    }
    expect(seen.size).toBe(4)
  })

  it('answers in Nepali after Nepali was chosen at the second stage', async () => {
    const { token } = await two()
    const whole = (await put(token, { ...byName, language: 'ne_NP' })).body
    expect(whole['language']).toBe('ne_NP')
    const refused = await ask(at.app, {
      method: 'POST',
      url: entrance,
      token: String(whole['token']),
      payload: { n_entrance_open_ID: await anOpening(at, { state: 'closed' }) },
    })
    expect(refused).toMatchObject({ status: 400, body: { title: 'Save error' } })
    expect(String(refused.body['detail'])).toMatch(/[\u0900-\u097f]/)
  })
})

describe('a process by its name', () => {
  it('says what it is called and what it takes', async () => {
    const answer = await sita.get('/api/v1/processes/entrance_form')
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        slug: 'entrance_form',
        name: 'Entrance form',
        parameters: expect.arrayContaining([
          { parameterName: 'n_entrance_reg_ID', type: 'integer', isMandatory: true },
        ]),
      },
    ])
  })

  it('is not described to a role that may not run it', async () => {
    const answer = await sita.get('/api/v1/processes/audit_entries')
    expect([answer.status, answer.body['title']]).toEqual([403, 'Access denied'])
    const unknown = await sita.get('/api/v1/processes/nothing')
    expect([unknown.status, unknown.body['title']]).toEqual([404, 'Invalid process name'])
  })
})
