import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  districtsFromWire,
  municipalitiesFromWire,
  provincesFromWire,
} from '#features/profile/wire/address.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { ask } from '#testing/person.ts'

describe('places', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const post = (path: string, body: unknown) =>
    ask(at.app, {
      method: 'POST',
      url: `/nou/location/${path}`,
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: 'Bearer nonsense' },
    })

  it('lead from seven provinces over 77 districts to 753 municipalities with 6,743 wards', async () => {
    const answer = await post('provinces', { C_Country_ID: 258 })
    expect(JSON.parse(String(answer.body['data']))).toEqual(answer.body['records'])
    const provinces = provincesFromWire(answer.body)
    expect(provinces.map(({ name }) => name)).toContain('Bagmati Province')
    const districts = await Promise.all(
      provinces.map(async ({ id }) =>
        districtsFromWire((await post('districts', { n_province_ID: id })).body),
      ),
    )
    expect([provinces.length, districts.flat().length]).toEqual([7, 77])
    const towns = await Promise.all(
      districts.flat().map(async ({ id }) => {
        const { body } = await post('localgovs', { n_district_ID: String(id) })
        return municipalitiesFromWire(body)
      }),
    )
    expect(towns.flat()).toHaveLength(753)
    expect(towns.flat().reduce((sum, { wards }) => sum + wards, 0)).toBe(6_743)
    expect(towns.flat().every(({ nepaliName }) => /[\u0900-\u097f]/.test(nepaliName))).toBe(true)
  })

  it('below nothing known are none', async () => {
    for (const [path, body] of [
      ['provinces', { C_Country_ID: 1 }],
      ['districts', { n_province_ID: 8 }],
      ['localgovs', { n_district_ID: 999 }],
    ] as const)
      expect(await post(path, body)).toMatchObject({
        status: 200,
        body: { data: '[]', records: [] },
      })
  })

  it.each([
    {},
    null,
    [],
    'x',
    { n_province_ID: null },
    { n_province_ID: 1.5 },
    { n_province_ID: -1 },
  ])('are not asked with %j', async (body) =>
    expect((await post('districts', body)).status).toBe(400),
  )
  it.each(['1 or 1=1', '1e3', '٣', ' 1', '0', "'", '9007199254740993', { id: 1 }, [1], true])(
    'are not asked with the id %j',
    async (n_province_ID) => expect((await post('districts', { n_province_ID })).status).toBe(400),
  )
})
