import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'

describe('keys of a person', () => {
  let at: TestServer
  let hari: Person
  let gita: Person
  beforeAll(async () => {
    at = await testServer()
    hari = await at.staff('cashier')
    gita = await at.staff('librarian')
  })
  afterAll(() => at.close())

  const keysOf = async (who: Person) => (await who.post('/api/v1/processes/own_keys')).body['data']
  const choose = async (who: Person, body: object) =>
    (await who.post('/api/v1/processes/own_keys_choose', body)).body

  it('act until a person switches them off, for that person only', async () => {
    const on = { is_on: true }
    expect(await keysOf(hari)).toEqual(on)
    expect(await choose(hari, { is_on: false })).toMatchObject({ isError: false })
    expect(await keysOf(hari)).toEqual({ is_on: false })
    expect(await keysOf(gita)).toEqual(on)
    await choose(hari, on)
    expect(await keysOf(hari)).toEqual(on)
  })

  it('cannot be changed for another person, even when a request names one', async () => {
    await choose(hari, { is_on: false, ad_user_ID: gita.userId })
    expect(await keysOf(gita)).toEqual({ is_on: true })
  })

  it('cannot be saved without saying whether they are on', async () => {
    expect((await hari.post('/api/v1/processes/own_keys_choose', {})).status).toBe(400)
  })

  it('are no student’s', async () => {
    const student = await at.signIn((await at.student()).email)
    expect((await student.post('/api/v1/processes/own_keys')).status).toBe(403)
    expect((await student.post('/api/v1/processes/own_keys_choose', { is_on: true })).status).toBe(
      403,
    )
  })
})
