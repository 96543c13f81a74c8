import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPdf } from '#features/profile/testing/plain-files.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'

describe('hostile requests', () => {
  let at: TestServer
  let sita: Person
  let partnerId: number
  let port: number
  beforeAll(async () => {
    at = await testServer()
    const student = await at.student()
    partnerId = student.partnerId
    sita = await at.signIn(student.email)
    await at.app.listen({ port: 0, host: '127.0.0.1' })
    ;({ port } = at.app.server.address() as AddressInfo)
  })
  afterAll(() => at.close())

  /** Sends a handwritten request and gives the raw response. */
  async function raw(request: string): Promise<{ head: string[]; body: unknown; rest: string }> {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => void (answer += chunk.toString()))
    socket.write(request)
    await once(socket, 'close')
    const [head = '', body = '', ...rest] = answer.split('\r\n\r\n')
    return { head: head.split('\r\n'), body: JSON.parse(body), rest: rest.join('') }
  }

  it.each(['c_bpartner', 'n_entrance_reg'])(
    'unknown keys of a large body for %s come back as fifty errors',
    async (table) => {
      const keys = Array.from({ length: 60_000 }, (_, key) => [`unknown${key}`, 1])
      const path = `/api/v1/models/${table}`
      const body = Object.fromEntries(keys)
      const answer =
        table === 'c_bpartner'
          ? await sita.put(`${path}/${partnerId}`, body)
          : await sita.post(path, body)
      expect(answer.status).toBe(400)
      expect(answer.body['errors']).toHaveLength(50)
      expect(answer.text.length).toBeLessThan(10_000)
    },
  )

  it('unknown keys in thousands of child rows come back as fifty errors', async () => {
    const rows = Array.from({ length: 9_000 }, () => ({ nothing: 1, known: 2 }))
    const answer = await sita.post('/api/v1/models/n_program_creg', { n_program_cregdetails: rows })
    expect([400, 403]).toContain(answer.status)
    expect(answer.text.length).toBeLessThan(10_000)
  })

  it.each([
    [
      'an address that cannot be decoded',
      'GET /% HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'a head that is too long',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['what is no HTTP', 'HELLO\r\n\r\n', 400],
    ['TRACE', 'TRACE /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
  ])('%s is answered with the security headers', async (_what, request, status) => {
    const usual = await fetch(`http://127.0.0.1:${port}/api/nothing`)
    const { head, body } = await raw(request)
    expect(head[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(body).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) })
    const own = ['date', 'content-length', 'connection', 'keep-alive', 'vary', 'server-timing']
    const wanted = [...usual.headers].filter(([name]) => !own.includes(name))
    expect(wanted.map(([name]) => name).toSorted()).toEqual([
      'cache-control',
      'content-security-policy',
      'content-type',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'referrer-policy',
      'x-content-type-options',
      'x-frame-options',
    ])
    const lines = head.map((line) => line.toLowerCase())
    for (const [name, value] of wanted) expect(lines).toContain(`${name}: ${value.toLowerCase()}`)
  })

  it.each([
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 60'],
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
    ['chunks that are not the last encoding', 'Transfer-Encoding: chunked, identity'],
    ['a hidden encoding', 'Transfer-Encoding : chunked'],
    ['a length that is no number', 'Content-Length: +4'],
    ['a folded head', 'X: a\r\n Content-Length: 4'],
  ])(
    'a body whose end is unclear by %s ends the connection, and nothing after it is read',
    async (_what, heads) => {
      const { userId } = sita
      const inside = `GET /api/v1/models/ad_user/${userId} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${sita.token}\r\n\r\n`
      const { head, rest } = await raw(
        `POST /api/v1/auth/logout HTTP/1.1\r\nHost: x\r\n${heads}\r\n\r\n0\r\n\r\n${inside}`,
      )
      expect(head[0]).toBe('HTTP/1.1 400 Bad Request')
      expect(head.map((line) => line.toLowerCase())).toContain('connection: close')
      expect(rest).toBe('')
    },
  )

  it('limits a request whose head arrives slowly to 10 s', () => {
    expect(at.app.server.headersTimeout).toBe(10_000)
  })

  it('refuses to staff what only a student may do, without a server error', async () => {
    const filedata = aPdf().toString('base64')
    const education = {
      institution: 'Rasuwa School',
      level: '2plus_two',
      majorSubject: 'Science',
      endYear: '2080',
      board: 'NEB',
      gradingType: 'G',
      obtainedMarks: '3.4',
      marksheetfile: filedata,
    }
    const payment = { payment_type: 'ENTRANCE', payment_reference_id: 1_000_000 }
    const calls: [string, Record<string, unknown>][] = [
      ['/nou/academic_record/save', education],
      ['/nou/academic_record/save', { ...education, C_BPartner_ID: partnerId }],
      [
        '/nou/profile/correction',
        { field: 'Name', value: 'X Y', prooffile: filedata, prooffilename: 'a.pdf' },
      ],
      ['/nou/khaltipay/getlink', { ...payment, amount: 1_500 }],
      ['/nou/voucherpay/save', { ...payment, payamt: 1_500, filename: 'a.pdf', filedata }],
      [
        '/nou/attachment/upload',
        { model_name: 'n_bpaca_info', record_id: 1, filename: 'a.pdf', filedata },
      ],
      ['/api/v1/models/n_entrance_reg', { n_entrance_open_ID: 1_000_000 }],
      ['/api/v1/models/n_program_creg', {}],
      ['/api/v1/models/n_student_fee', {}],
    ]
    for (const role of ['registrar', 'librarian'] as const) {
      const person = await at.staff(role)
      for (const [url, body] of calls) {
        const { status } = await person.post(url, body)
        expect([url, status >= 400 && status < 500]).toEqual([url, true])
      }
    }
  })
})
