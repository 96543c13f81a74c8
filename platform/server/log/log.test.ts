import { describe, expect, it } from 'vitest'
import { createLog, type Log } from './log.ts'

function written(use: (log: Log) => void): string {
  const lines: string[] = []
  use(createLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } }))
  return lines.join('')
}

const canaries = {
  password: 'canary-password',
  newPassword: 'canary-new',
  finalToken: 'canary-token',
  recaptchaToken: 'canary-captcha',
  authorization: 'Bearer canary-bearer',
  cookie: 'canary-cookie',
  dob: '2007-03-14 canary',
  Birthday: '2007-03-14 canary',
  dateOfBirth: 'canary-birth',
  citizen_no: 'canary-citizen',
  EMail: 'canary@example.com',
  filedata: 'canary-file',
  data: { deep: 'canary-deep' },
  SMTP_SECRET: 'canary-smtp',
}

describe('the log', () => {
  it('holds no secret, however deep or wherever it comes from', () => {
    const text = written((log) => {
      log.info(canaries, 'flat')
      log.info({ req: { headers: { Authorization: 'canary' }, body: [canaries] } }, 'deep')
      log.child({ token: 'canary-child' }).warn('child')
      const error = Object.assign(new Error('failed for canary@example.com'), { config: canaries })
      log.error(error)
      log.error({ err: error }, 'with an error')
    })
    expect(text).not.toContain('canary')
    expect(text).toContain('flat')
    expect(text).toContain('log.test.ts')
  })

  it.each([
    'GET /nou/nouuser/resetpassword?Email=canary@example.com&Birthday=canary 200',
    '/x?a=1&birthday=canary&b=2',
    "/api/v1/models/c_bpartner?$filter=citizen_no%20eq%20'canary'&$top=1",
    '/api/v1/models/c_bpartner?%24expand=n_bpaca_info(%24filter%3Ddob_ad%20eq%20canary)',
    'connect postgres://portal:canary@db.example/portal',
    'sent Authorization: Bearer canary.canary.canary',
    'Key canary-canary-canary',
    'jwt eyJcanary.canary.canary',
    'eyJcanary.canary.canary',
    'session:eyJcanary.canary.canary',
    'canary@example.com',
    `image data:image/png;base64,${'canary'.repeat(40)}==`,
  ])('hides what a text carries: %s', (message) => {
    const text = written((log) => log.info(message))
    expect(text).not.toContain('canary')
    expect(text).toContain('[hidden]')
  })

  it('keeps what is needed to explain', () => {
    const line = written((log) =>
      log.info({ url: '/api/v1/models/n_entrance_open?$top=1', ms: 3, id: 1000001 }, 'answered'),
    )
    expect(JSON.parse(line)).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      url: '/api/v1/models/n_entrance_open?$top=1',
      ms: 3,
      id: 1000001,
      msg: 'answered',
    })
    const hash = 'a'.repeat(64)
    expect(written((log) => log.info({ sha256: hash }))).toContain(hash)
  })

  it('keeps of an address its path and the names of its parameters, and is cut', () => {
    const url = (address: string) => {
      const line = written((log) => log.info({ url: address }))
      return String(JSON.parse(line).url)
    }
    expect(url('/api/v1/models/c_payment?$top=20&$select=payamt,id&$skip=x1&partner=7&odd')).toBe(
      '/api/v1/models/c_payment?$top=20&$select=payamt,id&$skip=[hidden]&partner=[hidden]&odd',
    )
    expect(url('/nou/x/canary@example.com/b?%24expand=a(dob%20eq%201)&$top=1')).toBe(
      '/nou/x/[hidden]/b?%24expand=[hidden]&$top=1',
    )
    expect(url(`/nou/x?${'a=1&'.repeat(4_000)}`).length).toBeLessThan(400)
    expect(url(`/${'nou/'.repeat(4_000)}`).length).toBeLessThan(400)
    expect(url(`/nou/x?${'dob'.repeat(1_500)}`)).toBe('/nou/x?[hidden]')
  })

  it('is one line per entry, whatever the text holds', () => {
    const text = written((log) => {
      log.info('a\r\n{"level":"fatal","msg":"forged"}\u001B[2J')
      log.info('x'.repeat(100_000).replaceAll('xxxx', 'xxx '))
    })
    expect(text.split('\n')).toHaveLength(3)
    expect(text).not.toContain('\r')
    expect(text).not.toContain('\u001B')
    expect(text.length).toBeLessThan(5_000)
  })

  it('writes only from its level on', () => {
    const lines: string[] = []
    const log = createLog({
      level: 'warn',
      destination: { write: (line) => void lines.push(line) },
    })
    log.info('no')
    log.warn('yes')
    expect(lines).toHaveLength(1)
  })
})
