import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPdf } from '#features/profile/testing/plain-files.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { ask, type Person } from '#testing/person.ts'
import { routesOf } from '#testing/routes-of.ts'

/** Characters that PostgreSQL cannot store in a text: a NUL, and half of a surrogate pair, which has no UTF-8. */
const texts = { 'a NUL': 'x\u0000y', 'half a pair': 'x\uD800y' } as const

const queryOf = (value: string) =>
  ['pidx', 'purchase_order_id', '$filter', 'Email', 'q', 'locale', 'code', 'parent']
    .map((name) => `${name}=${value}`)
    .join('&')

type Listed = { readonly parameterName: string; readonly type: string }

const valuesOf = (text: string): Readonly<Record<string, unknown>> => ({
  text,
  integer: 1_000_000,
  ids: [1_000_000],
  amount: 100,
  boolean: true,
  file: {
    fileName: 'a.csv',
    fileContent: Buffer.from(`${text},1\n${text},2\n`).toString('base64'),
  },
})

describe.each(Object.entries(texts))('%s in a request', (_, text) => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const failed = (answers: readonly (readonly [string, { readonly status: number }])[]) =>
    answers.filter(([, { status }]) => status >= 500).map(([what]) => what)

  it.each([
    'student',
    'registrar',
    'cashier',
    'exam-office',
    'librarian',
    'administrator',
  ] as const)('makes no process of a %s fail', async (role) => {
    const person: Person =
      role === 'student' ? await at.signIn((await at.student()).email) : await at.staff(role)
    const { body } = await person.get('/api/v1/processes')
    const slugs = (body['processes'] as { slug: string }[]).map(({ slug }) => slug)
    const answers: [string, { status: number }][] = []
    for (const slug of slugs) {
      const path = `/api/v1/processes/${slug}`
      const parameters = (await person.get(path)).body['parameters'] as readonly Listed[]
      const values = valuesOf(text)
      const given = Object.fromEntries(
        parameters.map(({ parameterName, type }) => [parameterName, values[type]]),
      )
      answers.push([slug, await person.post(path, given)])
    }
    expect(answers.length).toBeGreaterThan(5)
    expect(failed(answers)).toEqual([])
  })

  it('makes no page before the login fail', async () => {
    const post = (url: string, payload: object) => ask(at.app, { method: 'POST', url, payload })
    const answers = await Promise.all(
      (
        [
          ['/api/v1/auth/tokens', { userName: text, password: text }],
          ['/api/v1/auth/tokens', { userName: `${text}@example.com`, password: text }],
          ['/api/v1/auth/refresh', { refresh_token: text }],
          [
            '/nou/nouuser',
            { name: text, email: `${text}@example.com`, phone: text, password: text },
          ],
          ['/nou/nouuser/resetpassword', { email: `${text}@example.com` }],
          ['/nou/nouuser/changepassword', { token: text, password: text, newpassword: text }],
        ] as const
      ).map(async ([url, body]) => [url, await post(url, body)] as const),
    )
    expect(failed(answers)).toEqual([])
  })

  it('is refused in the path and in the query of every route', async () => {
    const { token } = await at.signIn((await at.student()).email)
    const written = text.includes('\u0000') ? '%00' : '%ED%A0%80'
    const answers: [string, { status: number }][] = []
    for (const route of routesOf(at.app)) {
      const [method = '', pattern = ''] = route.split(' ')
      if (pattern.includes('*') || /logout|auth.tokens/.test(pattern)) continue
      const places = [...pattern.matchAll(/:\w+/g)].length
      const urls = [
        `${pattern.replaceAll(/:\w+/g, '1')}?${queryOf(`x${written}y`)}`,
        ...Array.from({ length: places }, (_, place) => {
          let at = 0
          return pattern.replaceAll(/:\w+/g, () => (at++ === place ? `x${written}y` : '1'))
        }),
      ]
      const payload = /GET|HEAD|OPTIONS/.test(method) ? {} : { payload: {} }
      for (const url of urls) {
        const asked = { method: method as 'GET', url, token, ...payload }
        answers.push([`${method} ${url}`, await ask(at.app, asked)])
      }
    }
    expect(answers.length).toBeGreaterThan(50)
    expect(failed(answers)).toEqual([])
  })

  it('makes nothing a student sends fail', async () => {
    const { email, partnerId } = await at.student()
    const person = await at.signIn(email)
    const filedata = aPdf().toString('base64')
    const education = {
      institution: text,
      level: '2plus_two',
      majorSubject: text,
      endYear: '2080',
      board: text,
      gradingType: 'G',
      obtainedMarks: '3.4',
      marksheetfile: filedata,
    }
    const payment = { payment_type: 'ENTRANCE', payment_reference_id: 1_000_000, amount: 1 }
    const sent: readonly (readonly [string, object])[] = [
      ['/nou/academic_record/save', education],
      [
        '/nou/profile/correction',
        { field: 'Name', value: text, prooffile: filedata, prooffilename: text },
      ],
      ['/nou/khaltipay/getlink', { ...payment, payment_type: text }],
      [
        '/nou/voucherpay/save',
        { ...payment, payamt: 1, filename: text, filedata, voucher_no: text },
      ],
      ['/nou/attachment/upload', { model_name: text, record_id: 1, filename: text, filedata }],
      ['/nou/attachment/getAttachmentZip', { model_name: text, record_id: text }],
      ['/nou/attachment/getEntriesNames', { model_name: text, record_id: text }],
      ['/api/v1/models/n_entrance_reg', { n_entrance_open_ID: text, selectedQuota: text }],
    ]
    const answers: [string, { status: number }][] = []
    for (const [url, body] of sent) answers.push([url, await person.post(url, body)])
    const path = `/api/v1/models/c_bpartner/${partnerId}`
    answers.push(['name', await person.put(path, { Name: text })])
    answers.push([
      'search',
      await person.get('/api/v1/models/n_entrance_open', { $filter: `Name eq '${text}'` }),
    ])
    expect(failed(answers)).toEqual([])
  })
})
