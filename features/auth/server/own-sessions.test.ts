import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testPassword } from '#testing/test-people.ts'
import { ask, type Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { OwnSession } from '../wire/processes.ts'

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const minute = 60_000

describe('sessions of a student', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  /** Signs in from a phone: its token. */
  async function fromPhone(email: string): Promise<string> {
    const { body } = await ask(at.app, {
      method: 'POST',
      url: '/api/v1/auth/tokens',
      headers: { 'user-agent': android },
      payload: { userName: email, password: testPassword, parameters: { roleId: 1_000_006 } },
    })
    return String(body['token'])
  }
  const isOpen = async (token: string) =>
    (await ask(at.app, { method: 'GET', url: '/api/v1/models/n_entrance_open', token })).status ===
    200
  const listed = async (person: Person) => {
    const { body } = await person.post('/api/v1/processes/own_sessions', {})
    return (body['data'] as { sessions: OwnSession[] }).sessions
  }
  const end = (person: Person, id: number, currentPassword: string) =>
    person.post('/api/v1/processes/own_session_end', {
      AD_Session_ID: id,
      currentPassword,
    })
  async function onTwoDevices() {
    const { email } = await at.student()
    const phone = await fromPhone(email)
    at.clock.advance(minute)
    const sita = await at.signIn(email)
    const [own, other] = await listed(sita)
    if (own === undefined || other === undefined) throw new Error('two sessions are listed')
    return { email, sita, phone, own, other }
  }

  it('are listed with the device, the present one first, others of no one else', async () => {
    await at.signIn((await at.student()).email)
    const { sita, own, other } = await onTwoDevices()
    expect(await listed(sita)).toHaveLength(2)
    expect([own.isThis, other.isThis]).toEqual([true, false])
    expect(other.device).toBe('Chrome, Android')
    expect(Date.parse(own.started)).toBe(Date.parse(other.started) + minute)
  })

  it('are ended at once with the password, and only with it', async () => {
    const { sita, phone, other } = await onTwoDevices()
    const refused = await end(sita, other.id, 'not the password')
    expect(refused.body).toMatchObject({
      isError: true,
      errors: [{ field: 'currentPassword', message: 'The current password is wrong' }],
    })
    expect(await isOpen(phone)).toBe(true)
    expect((await end(sita, other.id, testPassword)).body['summary']).toBe('Signed out there.')
    expect(await isOpen(phone)).toBe(false)
    expect(await isOpen(sita.token)).toBe(true)
    expect(await listed(sita)).toHaveLength(1)
    const again = await end(sita, other.id, testPassword)
    expect(again.body).toMatchObject({ isError: true, code: 'rule/session-unknown' })
  })

  it('of another student, of staff, and the present one are not ended', async () => {
    const { sita, own } = await onTwoDevices()
    const strange = await onTwoDevices()
    const registrar = await at.staff('registrar')
    const { ad_session_id: ofStaff } = await at.database.kysely
      .selectFrom('auth_session')
      .select('ad_session_id')
      .where('ad_user_id', '=', registrar.userId)
      .where('ended', 'is', null)
      .executeTakeFirstOrThrow()
    for (const id of [strange.other.id, ofStaff, own.id, 1])
      expect((await end(sita, id, testPassword)).body['code']).toBe('rule/session-unknown')
    expect(await isOpen(strange.phone)).toBe(true)
    expect(await isOpen(sita.token)).toBe(true)
  })

  it('whose time is over are not listed', async () => {
    const { email } = await at.student()
    await fromPhone(email)
    at.clock.advance(31 * minute)
    const sita = await at.signIn(email)
    expect((await listed(sita)).map(({ isThis }) => isThis)).toEqual([true])
  })

  it('answers guesses of the password ever more slowly, the right one too', async () => {
    const { sita, other } = await onTwoDevices()
    for (let guess = 0; guess < 6; guess++) await end(sita, other.id, `guess ${guess}`)
    const refused = await end(sita, other.id, testPassword)
    expect(refused.body['code']).toBe('rule/too-many-attempts')
    at.clock.advance(minute)
    expect((await end(sita, other.id, testPassword)).body['isError']).toBe(false)
  })
})
