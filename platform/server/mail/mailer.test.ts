import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeMailer } from './fake-mailer.ts'
import { isMailAddress, type Mail, type Mailer } from './mailer.ts'
import { outboxMailer } from './outbox-mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

const from = 'Langtang Technological University <portal@ltu.example>'
const nowMs = () => Date.UTC(2026, 10, 20, 9, 41, 3, 123)
const hello: Mail = { to: 'sita@example.com', subject: 'पासवर्ड password', text: 'नमस्ते Sita' }

type Post = { readonly recipients: string[]; readonly content: string }

/** Just enough SMTP to receive a mail. */
function smtpServer(posts: Post[]): Server {
  return createServer((socket: Socket) => {
    let buffered = ''
    let recipients: string[] = []
    let inData = false
    const line = (text: string): string => {
      if (/^RCPT/i.test(text)) recipients.push(text.replace(/^RCPT TO:<(.*)>.*$/i, '$1'))
      if (/^DATA/i.test(text)) {
        inData = true
        return '354 go on'
      }
      return /^QUIT/i.test(text) ? '221 bye' : '250 ok'
    }
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      buffered += chunk.toString('utf8')
      for (;;) {
        const end = inData ? buffered.indexOf('\r\n.\r\n') : buffered.indexOf('\r\n')
        if (end < 0) return
        const text = buffered.slice(0, end)
        buffered = buffered.slice(end + (inData ? 5 : 2))
        if (inData) {
          inData = false
          posts.push({ recipients, content: text })
          recipients = []
          socket.write('250 kept\r\n')
        } else socket.write(`${line(text)}\r\n`)
      }
    })
    socket.on('error', () => {})
  })
}

const posts: Post[] = []
const server = smtpServer(posts)
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  await new Promise<void>((resolve) => server.listen(9330, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const fake = fakeMailer()
const mailers: [string, () => Mailer, () => Promise<number>][] = [
  ['SMTP', () => smtpMailer({ url: 'smtp://127.0.0.1:9330', from }), async () => posts.length],
  [
    'outbox',
    () => outboxMailer({ folder, from, nowMs }),
    async () => (await readdir(folder)).filter((name) => name.endsWith('.eml')).length,
  ],
  ['fake', () => fake, async () => fake.sent.length],
]

describe.each(mailers)('the %s mailer', (_name, make, count) => {
  it('sends one mail', async () => {
    const before = await count()
    await make().send(hello)
    expect(await count()).toBe(before + 1)
  })

  it.each([
    'sita@example.com, eve@evil.example',
    'sita@example.com\r\nBcc: eve@evil.example',
    '"eve@evil.example> x"@example.com',
    'Sita <sita@example.com>',
    'sita@[127.0.0.1]',
    'सीता@example.com',
    'sita@example.com ',
    'sita@localhost',
    'group: a@example.com;',
    '',
  ])('refuses «%s» before anything is sent', async (to) => {
    const before = await count()
    await expect(make().send({ ...hello, to })).rejects.toThrow(RangeError)
    await expect(make().send({ ...hello, subject: 'x\r\nBcc: eve@evil.example' })).rejects.toThrow(
      RangeError,
    )
    expect(await count()).toBe(before)
  })
})

describe('mail', () => {
  it('reaches one recipient over SMTP, both scripts intact', () => {
    expect(posts[0]?.recipients).toEqual(['sita@example.com'])
    expect(posts[0]?.content).toContain('To: sita@example.com')
    expect(posts[0]?.content).toContain(Buffer.from('नमस्ते Sita').toString('base64').slice(0, 12))
  })

  it('keeps its Message-ID when it is sent again', async () => {
    const id = '6a1f0c52-3f0e-4c8e-9d3b-0f6f5b1c2d3e'
    const mailer = smtpMailer({ url: 'smtp://127.0.0.1:9330', from })
    await mailer.send({ ...hello, id })
    await mailer.send({ ...hello, id })
    for (const { content } of posts.slice(-2))
      expect(content).toContain(`Message-ID: <${id}@ltu.example>`)
  })

  it('is stored in the outbox under a readable name that cannot leave the folder', async () => {
    await outboxMailer({ folder, from, nowMs }).send({ ...hello, subject: '../../etc: reset?' })
    const names = await readdir(folder)
    expect(names).toContain('2026-11-20 09.41.03.123 sita@example.com पासवर्ड password.eml')
    expect(names).toContain('2026-11-20 09.41.03.123 sita@example.com .. .. etc reset.eml')
    const content = await readFile(join(folder, names[0] ?? ''), 'utf8')
    expect(content).toContain('Date: Fri, 20 Nov 2026 09:41:03 +0000')
  })

  it('that a carrier refuses is an error', async () => {
    const nowhere = smtpMailer({ url: 'smtp://127.0.0.1:9339', from })
    await expect(nowhere.send(hello)).rejects.toThrow(/ECONNREFUSED/)
    const failing = fakeMailer()
    failing.failWith(new Error('down'))
    await expect(failing.send(hello)).rejects.toThrow('down')
    expect(() => failing.lastTo('sita@example.com')).toThrow('No mail')
  })

  it('takes ordinary addresses', () => {
    for (const good of [
      "o'neil+x@mail.ltu.edu.np",
      'a.b_c@x-y.example',
      `${'a'.repeat(64)}@b.co`,
    ]) {
      expect(isMailAddress(good)).toBe(true)
    }
    for (const bad of [
      `${'a'.repeat(65)}@b.co`,
      '.a@b.co',
      'a..b@b.co',
      'a@b..co',
      'a@-b.co',
      'a@b@c.co',
    ]) {
      expect(isMailAddress(bad)).toBe(false)
    }
  })
})
