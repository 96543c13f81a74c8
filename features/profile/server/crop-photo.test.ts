import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { readImage } from '#features/documents/server/read-image.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'

describe('a photo cropped at the desk', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const photoOf = async (partnerId: number) =>
    Number(
      (
        await at.database.kysely
          .selectFrom('c_bpartner')
          .select('logo_id')
          .where('c_bpartner_id', '=', partnerId)
          .executeTakeFirstOrThrow()
      ).logo_id,
    )
  const part = { left: 30, top: 20, width: 210, height: 270 }
  async function someone() {
    const student = await at.student({ complete: true })
    const photo = await photoOf(student.partnerId)
    const body = { C_BPartner_ID: student.partnerId, ad_image_ID: photo, ...part }
    const crop = (more: object = {}, by = registrar) =>
      by.post('/api/v1/processes/photo_crop', { ...body, ...more })
    return { ...student, photo, crop }
  }

  it('is the chosen part as a new picture, and the student is notified', async () => {
    const { partnerId, photo, crop, email } = await someone()
    expect((await crop()).body).toMatchObject({ isError: false })
    const now = await photoOf(partnerId)
    expect(now).not.toBe(photo)
    const size = async (id: number) => {
      const { width, height } = await sharp((await readImage(id, at)) ?? undefined).metadata()
      return { width, height }
    }
    expect(await size(now)).toEqual({ width: 210, height: 270 })
    expect(await size(photo)).toEqual({ width: 300, height: 386 })
    const student = await at.signIn(email)
    const { text } = await student.get('/api/v1/models/ad_note')
    expect(text).toContain('The university has cropped your photo')
  })

  it('is turned before it is cut', async () => {
    const { partnerId, crop } = await someone()
    const turned = { quarter_turns: 1, left: 116, top: 0, width: 233, height: 300 }
    expect((await crop(turned)).body).toMatchObject({ isError: false })
    const content = await readImage(await photoOf(partnerId), at)
    expect(await sharp(content ?? undefined).metadata()).toMatchObject({ width: 233, height: 299 })
  })

  it.each([
    ['outside of the picture', { left: 200 }],
    ['before its edge', { left: -1 }],
    ['too small', { width: 20, height: 26 }],
    ['of no height', { height: 0 }],
    ['turned too often', { quarter_turns: 9 }],
  ])('stays as it is when the part is %s', async (_, more) => {
    const { partnerId, photo, crop } = await someone()
    expect((await crop(more)).body).toMatchObject({ isError: true, code: 'rule/region-wrong' })
    expect(await photoOf(partnerId)).toBe(photo)
  })

  it('is refused when the photo has changed, or belongs to another student', async () => {
    const [one, other] = [await someone(), await someone()]
    const foreign = { ad_image_ID: other.photo }
    expect((await one.crop(foreign)).body).toMatchObject({ code: 'rule/photo-changed' })
    await one.crop()
    expect((await one.crop()).body).toMatchObject({ code: 'rule/photo-changed' })
  })

  it('is for who judges photos only', async () => {
    const { crop, email } = await someone()
    expect((await crop({}, await at.staff('cashier'))).status).toBe(403)
    expect((await crop({}, await at.signIn(email))).status).toBe(403)
  })
})
