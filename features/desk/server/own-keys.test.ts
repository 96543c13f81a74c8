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

  it('are the default ones until a person chooses, and apply to that person only', async () => {
    const first = { is_on: true, letters: '' }
    expect(await keysOf(hari)).toEqual(first)
    expect(await choose(hari, { is_on: true, letters: 'ay je' })).toMatchObject({ isError: false })
    expect(await keysOf(hari)).toEqual({ is_on: true, letters: 'je ay' })
    expect(await keysOf(gita)).toEqual(first)
    await choose(gita, { is_on: false })
    expect(await keysOf(gita)).toEqual({ is_on: false, letters: '' })
    expect(await keysOf(hari)).toEqual({ is_on: true, letters: 'je ay' })
    await choose(hari, { is_on: true, letters: '' })
    expect(await keysOf(hari)).toEqual(first)
  })

  it('cannot be changed for another person, even when a request names one', async () => {
    await choose(gita, { is_on: true, letters: 'hw' })
    await choose(hari, { is_on: true, letters: 'ay', ad_user_ID: gita.userId })
    expect(await keysOf(gita)).toEqual({ is_on: true, letters: 'hw' })
  })

  it.each([
    ['a1', 'letters-wrong', 'Each action has one key from A to Z.'],
    ['aक', 'letters-wrong', 'Each action has one key from A to Z.'],
    ['wy', 'letter-unknown', 'No action has this key.'],
    ['ar', 'letter-twice', 'A letter can be the shortcut of one action only.'],
    ['ay hy', 'letter-twice', 'A letter can be the shortcut of one action only.'],
    [
      'ay ay ay ay ay ay ay ay ay ay ay ay ay ay ay ay ay ay',
      'letter-twice',
      'A letter can be the shortcut of one action only.',
    ],
  ])('are refused as %j, and stay as they were', async (letters, problem, summary) => {
    await choose(hari, { is_on: true, letters: 'xw' })
    const code = `rule/${problem}`
    expect(await choose(hari, { is_on: false, letters })).toMatchObject({
      isError: true,
      code,
      summary,
    })
    expect(await keysOf(hari)).toEqual({ is_on: true, letters: 'xw' })
  })

  it('are refused when they are longer than a text may be', async () => {
    const body = { is_on: true, letters: 'ay '.repeat(5_000) }
    expect((await hari.post('/api/v1/processes/own_keys_choose', body)).status).toBe(400)
  })

  it('cannot be saved without saying whether they are on', async () => {
    expect((await hari.post('/api/v1/processes/own_keys_choose', { letters: 'ay' })).status).toBe(
      400,
    )
  })

  it('are no student’s', async () => {
    const student = await at.signIn((await at.student()).email)
    expect((await student.post('/api/v1/processes/own_keys')).status).toBe(403)
    expect((await student.post('/api/v1/processes/own_keys_choose', { is_on: true })).status).toBe(
      403,
    )
  })
})
