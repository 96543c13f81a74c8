import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { testPassword } from '#testing/test-people.ts'
import { ask, personAt } from '#testing/person.ts'
import { applications, apply, openProgram, someone } from '#testing/kinds/program-applicant.ts'

const wrongLogins = 4
const lookups = 5

/** Two servers as WORKERS=2 or two machines run them: one database, and each its own memory and connections. */
describe('two servers on one database', () => {
  let at: TestServer
  let other: Awaited<ReturnType<TestServer['another']>>
  beforeAll(async () => {
    at = await testServer({
      idleJobs: true,
      limits: { failuresPerMinute: wrongLogins, lookupsPerMinute: lookups },
    })
    other = await at.another()
  })
  afterAll(() => at.close())

  it('agree about sessions: who signed in at one is known at the other, until they sign out at either', async () => {
    const { email } = await at.student()
    const person = await at.signIn(email)
    const profile = (app: Pick<TestServer['app'], 'inject'>) =>
      ask(app, { url: `/api/v1/models/ad_user/${person.userId}`, token: person.token })
    expect((await profile(at.app)).status).toBe(200)
    expect((await profile(other.app)).status).toBe(200)
    const gone = await ask(other.app, {
      method: 'POST',
      url: '/api/v1/auth/logout',
      payload: { token: person.token },
    })
    expect(gone.status).toBe(200)
    await expect.poll(async () => (await profile(at.app)).status).toBe(401)
    expect((await profile(other.app)).status).toBe(401)
  })

  it('agree about who has set a password instead of the mailed one', async () => {
    const { email, partnerId } = await at.student()
    const query = { Email: email, Birthday: '2007-03-14' }
    await ask(at.app, { url: '/nou/nouuser/resetpassword', query })
    await at.jobs.runNow('password-resets')
    await at.jobs.runNow('mail')
    const mail = at.mailer.sent.findLast(({ to }) => to === email)
    const password = /^[a-z2-9]{20}$/m.exec(mail?.text ?? '')?.[0] ?? ''
    const { token } = await personAt(at.app, { email, password })
    const profile = async () =>
      (await ask(other.app, { url: `/api/v1/models/c_bpartner/${partnerId}`, token })).status
    expect(await profile()).toBe(401)
    const request = { password: 'Naya-Bato-2083', confirmPassword: 'Naya-Bato-2083' }
    const changed = await ask(at.app, {
      method: 'POST',
      url: '/nou/nouuser/changepassword',
      token,
      payload: { currentPassword: password, ...request },
    })
    expect(changed.status).toBe(200)
    expect(await profile()).toBe(200)
  })

  it('agree about limits: what is used up at one is used up at the other', async () => {
    const asked = async (app: Pick<TestServer['app'], 'inject'>) =>
      (
        await ask(app, {
          method: 'POST',
          url: '/nou/location/provinces',
          payload: { C_Country_ID: 258 },
        })
      ).status
    const answers = []
    for (let turn = 0; turn <= lookups; turn++)
      answers.push(await asked(turn % 2 === 0 ? at.app : other.app))
    expect(answers).toEqual([...Array.from({ length: lookups }, () => 200), 429])
    expect([await asked(at.app), await asked(other.app)]).toEqual([429, 429])
    at.clock.advance(61_000)
    expect([await asked(at.app), await asked(other.app)]).toEqual([200, 200])
  })

  it('agree about wrong passwords', async () => {
    const { email } = await at.student()
    const wrong = async (app: Pick<TestServer['app'], 'inject'>) =>
      (
        await ask(app, {
          method: 'POST',
          url: '/api/v1/auth/tokens',
          payload: { userName: email, password: 'guessed' },
        })
      ).status
    const guesses = []
    for (let turn = 0; turn < wrongLogins; turn++)
      guesses.push(await wrong(turn % 2 === 0 ? at.app : other.app))
    expect(new Set(guesses)).toEqual(new Set([401]))
    expect([await wrong(at.app), await wrong(other.app)]).toEqual([429, 429])
    at.clock.advance(61_000)
    expect((await personAt(other.app, { email, password: testPassword })).userId).toBeGreaterThan(0)
  })

  it('agree about jobs: each mail is sent once, however both hurry', async () => {
    const people = Array.from({ length: 40 }, (_, number) => `person${number}@example.com`)
    for (const to of people)
      await at.database.transaction((transaction) =>
        queueMail(transaction, { to, subject: 'Hello', text: 'Hello' }, at.clock.nowMs()),
      )
    const hurry = async (jobs: Pick<TestServer['jobs'], 'runNow'>) => {
      for (let round = 0; round < 10; round++) await jobs.runNow('mail')
    }
    await Promise.all([hurry(at.jobs), hurry(other.jobs)])
    const sent = at.mailer.sent.map(({ to }) => to).filter((to) => people.includes(to))
    expect(sent.toSorted()).toEqual(people.toSorted())
  })

  it('invalidate each other’s memory: a new name is read at both', async () => {
    const { person } = await someone(at, { entrance: { paid: true, eligible: true } })
    const opening = await openProgram(at, { row: { name: 'First' } })
    await apply(person, opening)
    const namesAt = async (app: Pick<TestServer['app'], 'inject'>) => {
      const { body } = await ask(app, { url: applications, token: person.token })
      return body['records']
    }
    const named = (identifier: string) => [{ n_program_cregopen_ID: { identifier } }]
    expect(await namesAt(at.app)).toMatchObject(named('First'))
    expect(await namesAt(other.app)).toMatchObject(named('First'))
    await at.database.kysely
      .updateTable('n_program_cregopen')
      .set({ name: 'Renamed' })
      .where('n_program_cregopen_id', '=', opening)
      .execute()
    for (const { app } of [at, other])
      await expect.poll(() => namesAt(app)).toMatchObject(named('Renamed'))
  })
})
