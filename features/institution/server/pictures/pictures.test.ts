import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { findPictures } from './pictures.ts'

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#06486b80' } })
    .png()
    .toBuffer()

describe('logo and signatures', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const add = async (body: object, content?: Uint8Array, by = registrar) =>
    by.post(processPath('university_picture_add'), {
      type: 'logo',
      from_day: todayOf(at),
      file: {
        fileName: 'logo.png',
        fileContent: Buffer.from(content ?? (await png(900, 300))).toString('base64'),
      },
      ...body,
    })
  const listed = async () =>
    (await registrar.post(processPath('university_pictures'), {})).body['data'] as {
      pictures: {
        id: number
        type: string
        person: string
        isUsed: boolean
        until: string | null
      }[]
    }

  it('are rewritten as PNG, and a logo has a square icon too', async () => {
    expect((await add({})).body['isError']).toBe(false)
    const [logo] = await findPictures(at.database.kysely)
    const sizes = async (bytes: Uint8Array | null | undefined) => {
      const { format, width, height, hasAlpha } = await sharp(Buffer.from(bytes ?? [])).metadata()
      return { format, width, height, hasAlpha }
    }
    expect(await sizes(logo?.content)).toMatchObject({
      format: 'png',
      width: 512,
      height: 171,
      hasAlpha: true,
    })
    expect(await sizes(logo?.icon)).toMatchObject({ format: 'png', width: 512, height: 512 })
    expect((await listed()).pictures).toMatchObject([{ type: 'logo', person: '', isUsed: true }])
  })

  it('of an officer take over on their first day, and end after the day that is set', async () => {
    const first = { type: 'controller', person: 'Hari Karki' }
    expect((await add(first)).body['isError']).toBe(false)
    const next = { ...first, person: 'Mina Thapa', from_day: addDays(todayOf(at), 5) }
    expect((await add(next)).body['isError']).toBe(false)
    const used = async () =>
      (await listed()).pictures.filter(({ type, isUsed }) => type === 'controller' && isUsed)
    const [hari] = await used()
    expect(hari).toMatchObject({ person: 'Hari Karki' })
    const end = (until_day: string, picture_ID = hari?.id) =>
      registrar.post(processPath('university_picture_end'), { picture_ID, until_day })
    expect((await end(addDays(todayOf(at), -1))).body['code']).toBe('rule/invalid-picture')
    expect((await end(todayOf(at), 999)).body['code']).toBe('rule/no-picture')
    expect((await end(todayOf(at))).body['isError']).toBe(false)
    at.clock.advance(86_400_000)
    registrar = await at.staff('registrar')
    expect(await used()).toEqual([])
  })

  it('are refused when they are no pictures, too large, without a name or a day', async () => {
    const refusals = [
      await add({}, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      await add({}, Buffer.concat([await png(10, 10), Buffer.alloc(600_001)])),
      await add({ type: 'registrar', person: ' ' }),
      await add({ type: 'rector' }),
      await add({ from_day: '2083-13-01' }),
    ]
    expect(refusals.map(({ body }) => body['code'])).toEqual(
      refusals.map(() => 'rule/invalid-picture'),
    )
    const cashier = await at.staff('cashier')
    expect((await add({}, await png(10, 10), cashier)).status).toBe(403)
  })
})
