import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { provedClaims } from '#platform/server/push/testing/fake-push-service.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { testPassword } from '#testing/test-people.ts'
import type { Person } from '#testing/person.ts'
import { notifyPartner } from './notify-person.ts'

const on = '/api/v1/processes/push_on'
const off = '/api/v1/processes/push_off'
const minute = 60_000

describe('notices on a device', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())
  afterEach(() => at.pushes.answerWith(201))

  let events = 0
  const tell = (partnerId: number, event = `event:${++events}`) =>
    at.database.transaction((transaction) =>
      notifyPartner(transaction, {
        partnerId,
        sort: 'result-published',
        event,
        message: { en: 'You passed with {name}.', ne: 'तपाईं {name} सहित उत्तीर्ण।' },
        values: { name: 'SGPA 3.91' },
        nowMs: at.clock.nowMs(),
      }),
    )
  const send = () => at.jobs.runNow('pushes')

  async function student(language?: 'ne_NP') {
    const stored = await at.student()
    const person = await at.signIn(stored.email, testPassword, language)
    return { ...stored, person }
  }

  async function asked(language?: 'ne_NP') {
    const sita = await student(language)
    const browser = at.pushes.browser()
    expect((await sita.person.post(on, browser.address)).body).toMatchObject({ isError: false })
    return { ...sita, browser }
  }

  async function isOn(person: Person) {
    const { body } = await person.post('/api/v1/processes/notice_choices')
    const data = body['data'] as { pushKey: string; isPushOn: boolean }
    expect(Buffer.from(data.pushKey, 'base64url')).toHaveLength(65)
    return data.isPushOn
  }

  it('come where they were asked for, and only until that is taken back', async () => {
    const { person, partnerId, browser } = await asked()
    const bina = await student()
    expect([await isOn(person), await isOn(bina.person)]).toEqual([true, false])
    await tell(partnerId)
    await tell(bina.partnerId)
    await send()
    expect(browser.read()).toHaveLength(1)
    await bina.person.post(off)
    expect(await isOn(person)).toBe(true)
    await tell(partnerId)
    await person.post(off)
    await tell(partnerId)
    await send()
    expect(browser.read()).toHaveLength(1)
    expect(await isOn(person)).toBe(false)
  })

  it('say what type of notification it is and no more, in the language of the reader', async () => {
    const { partnerId, browser } = await asked('ne_NP')
    await tell(partnerId)
    await send()
    const [message] = browser.read()
    expect(message).toEqual({
      title: 'तपाईंको नतिजा प्रकाशित भयो',
      body: 'पोर्टलमा पढ्नुहोस्।',
      language: 'ne',
      tag: expect.stringMatching(/^notice-\d+$/),
      path: '/#notifications',
    })
  })

  it('are signed as this server, for one push service, with a topic that identifies repeats', async () => {
    const { person, partnerId, browser } = await asked()
    await tell(partnerId)
    await send()
    const [headers] = browser.headers()
    const { body } = await person.post('/api/v1/processes/notice_choices')
    expect(provedClaims(headers?.authorization)).toMatchObject({
      aud: 'https://push.test',
      sub: 'mailto:portal@university.test',
      k: (body['data'] as { pushKey: string }).pushKey,
    })
    expect(headers?.['topic']).toMatch(/^[\w-]{32}$/)
    expect(headers?.['ttl']).toBe('86400')
  })

  it('of one event arrive once, however often and from however many processes they are sent', async () => {
    const { partnerId, browser } = await asked()
    const other = await at.another()
    await Promise.all([tell(partnerId, 'same'), tell(partnerId, 'same')])
    await tell(partnerId, 'same')
    await Promise.all([send(), other.jobs.runNow('pushes'), send()])
    await send()
    expect(browser.read()).toHaveLength(1)
  })

  it('do not come of a change that was taken back', async () => {
    const { partnerId, browser } = await asked()
    const sending = at.database.transaction(async (transaction) => {
      await notifyPartner(transaction, {
        partnerId,
        sort: 'payment-held',
        event: 'never',
        message: { en: 'Held', ne: 'रोकियो' },
        values: {},
        nowMs: at.clock.nowMs(),
      })
      throw new Error('changed my mind')
    })
    await expect(sending).rejects.toThrow('changed my mind')
    await send()
    expect(browser.read()).toEqual([])
  })

  it('are tried again later when the service fails, with the same topic, and given up after a day', async () => {
    const { email, partnerId, person, browser } = await asked()
    at.pushes.answerWith(503)
    await tell(partnerId)
    await send()
    await send()
    expect(browser.read()).toHaveLength(1)
    at.clock.advance(2 * minute)
    await send()
    expect(browser.read()).toHaveLength(2)
    at.pushes.answerWith(201)
    at.clock.advance(6 * minute)
    await send()
    at.clock.advance(7 * minute)
    await send()
    const topics = browser.headers().map((headers) => headers['topic'])
    expect(topics).toHaveLength(3)
    expect(new Set(topics).size).toBe(1)
    expect(await isOn(person)).toBe(true)
    at.pushes.answerWith(503)
    await tell(partnerId)
    await send()
    const before = browser.read().length
    at.pushes.answerWith(201)
    at.clock.advance(25 * 60 * minute)
    const again = await at.signIn(email)
    await again.post(on, browser.address)
    await send()
    expect(browser.read()).toHaveLength(before)
  })

  it.each([404, 410])('end when the push service answers %i', async (status) => {
    const { person, partnerId, browser } = await asked()
    at.pushes.answerWith(status)
    await tell(partnerId)
    await send()
    expect(await isOn(person)).toBe(false)
    at.pushes.answerWith(201)
    await tell(partnerId)
    await send()
    expect(browser.read()).toHaveLength(1)
  })

  it('end with the session: at logout, with a new password, after its time', async () => {
    const sita = await asked()
    const bina = await asked()
    const rita = await asked()
    const everybody = [sita, bina, rita]
    for (const { partnerId } of everybody) await tell(partnerId)
    await sita.person.post('/api/v1/auth/logout')
    const elsewhere = await at.signIn(bina.email)
    const changed = await elsewhere.post('/nou/nouuser/changepassword', {
      currentPassword: testPassword,
      password: 'Naya-Ghumti-88',
      confirmPassword: 'Naya-Ghumti-88',
    })
    expect(changed.status).toBe(200)
    at.clock.advance(31 * minute)
    await send()
    expect(everybody.map(({ browser }) => browser.read())).toEqual([[], [], []])
    const rows = await at.database.kysely
      .selectFrom('push_subscription')
      .select('endpoint')
      .where('endpoint', 'in', [sita.browser.address.endpoint, bina.browser.address.endpoint])
      .execute()
    expect(rows).toEqual([])
  })

  it('go to the last user who enabled them in a browser, without the messages of the one before', async () => {
    const sita = await asked()
    await tell(sita.partnerId)
    const bina = await student()
    await bina.person.post(on, sita.browser.address)
    await send()
    expect(sita.browser.read()).toEqual([])
    expect([await isOn(sita.person), await isOn(bina.person)]).toEqual([false, true])
    await tell(sita.partnerId)
    await send()
    expect(sita.browser.read()).toEqual([])
  })

  it('are one address a session: a second one takes the place of the first', async () => {
    const { person, partnerId, browser } = await asked()
    const newer = at.pushes.browser()
    await Promise.all([person.post(on, newer.address), person.post(on, newer.address)])
    await tell(partnerId)
    await send()
    expect([browser.read().length, newer.read().length]).toEqual([0, 1])
  })

  it.each([
    ['http://push.test/send/1'],
    ['https://push.test:8443/send/1'],
    ['https://sita:secret@push.test/send/1'],
    ['https://push.test.evil.example/send/1'],
    ['https://evilpush.test/send/1'],
    ['https://127.0.0.1/send/1'],
    ['https://[::1]/send/1'],
    ['https://169.254.169.254/latest/meta-data'],
    ['https://localhost/send/1'],
    ['https://0x7f000001/'],
    ['file:///etc/passwd'],
    ['javascript:alert(1)'],
    ['push.test'],
    ['https://push.test/too-long'.padEnd(1_001, '-')],
  ])('are not sent to %.60s', async (endpoint) => {
    const { person } = await student()
    const { body } = await person.post(on, { ...at.pushes.browser().address, endpoint })
    expect(body).toMatchObject({ isError: true, code: 'rule/push-address' })
    expect(await isOn(person)).toBe(false)
  })

  it.each([
    ['no point of the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['a short point', { p256dh: 'BAAA' }],
    ['a short secret', { auth: 'AAAA' }],
    ['no base64url', { auth: '$$$$$$$$$$$$$$$$$$$$$$' }],
  ])('are not sent with keys that are %s', async (_name, keys) => {
    const { person } = await student()
    const { body } = await person.post(on, { ...at.pushes.browser().address, ...keys })
    expect(body).toMatchObject({ isError: true, code: 'rule/push-address' })
    expect(await isOn(person)).toBe(false)
  })
})
