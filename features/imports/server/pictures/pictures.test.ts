import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { modelPath } from '#platform/pure/rest-dialect/paths.ts'
import { readImage } from '#features/documents/server/read-image.ts'
import { picture } from '#features/profile/testing/plain-files.ts'
import { portrait, signature } from '#features/profile/testing/portrait.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import {
  anEntranceOpening,
  storeApplication,
  storeOpening,
} from '#kinds/entrance/testing/entrance.factory.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { dataIn, done, importSteps, uploadFile } from '../../testing/import-file.ts'
import { importPictures, zipOfFiles, type ZippedFiles } from '../../testing/picture-zip.ts'
import { importTargets, importUnpack } from '../../wire/processes.ts'

const [face, other, third, line] = await Promise.all([
  portrait(1),
  portrait(2),
  portrait(3),
  signature(1),
])

describe('a zip of photos and signatures', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  let numbers = 0
  const number = () => `2079-PIC-${++numbers}`
  const student = async (complete = false) => {
    const registrationNumber = number()
    return { number: registrationNumber, ...(await at.student({ complete, registrationNumber })) }
  }
  const picturesOf = (partnerId: number) =>
    at.database.kysely
      .selectFrom('c_bpartner')
      .select(['logo_id as photo', 'signature_id as signature'])
      .where('c_bpartner_id', '=', partnerId)
      .executeTakeFirstOrThrow()
  const brought = (files: ZippedFiles) => importPictures(registrar, files)
  const reasons = async (steps: Awaited<ReturnType<typeof brought>>) =>
    (await steps.rows('refused')).map(({ name, problems: [first] }) => [
      name.split(' · ')[0],
      first?.message.en,
    ])

  it('gives each student the pictures of the plan, in the shape of an own upload, and takes them back', async () => {
    const [sita, hari] = [await student(), await student()]
    const wide = await picture(3_000, 1_000).png().toBuffer()
    const steps = await brought([
      [`Photos/${sita.number}.JPG`, wide],
      [`SIGNATURES/${sita.number.toLowerCase()}.jpg`, line],
      [`${hari.number.replaceAll('-', ' ')}_signature.jpg`, line],
    ])
    const file = await steps.read()
    expect([file.counts.new, file.rows, file.unread]).toEqual([3, 3, 0])
    expect(await picturesOf(sita.partnerId)).toEqual({ photo: null, signature: null })
    const rows = await steps.rows('new')
    expect(rows.map(({ pictures }) => [pictures?.kind, pictures?.before])).toEqual([
      ['photo', null],
      ['signature', null],
      ['signature', null],
    ])
    const small = Buffer.from(rows[0]?.pictures?.after ?? '', 'base64')
    expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', height: 160 })
    expect(rows[0]?.pictures?.person).toMatch(/^Student/)
    expect(done(await steps.run('import_commit'))).toMatchObject({ data: { stored: 3 } })
    const { photo } = await picturesOf(sita.partnerId)
    const content = await readImage(photo, at)
    expect(await sharp(content ?? undefined).metadata()).toMatchObject({
      format: 'jpeg',
      width: 600,
      height: 771,
    })
    const own = await (await at.signIn(sita.email)).get(modelPath('c_bpartner', sita.partnerId))
    expect(own.body['Logo_ID']).toMatchObject({ id: photo })
    done(await steps.run('import_undo'))
    expect(await picturesOf(sita.partnerId)).toEqual({ photo: null, signature: null })
    expect(await picturesOf(hari.partnerId)).toEqual({ photo: null, signature: null })
  })

  it('is equal when it comes again, also as the file that is stored, and shows what it replaces', async () => {
    const sita = await student()
    const first: ZippedFiles = [[`${sita.number}.jpg`, face]]
    done(await (await brought(first)).run('import_commit'))
    const { photo } = await picturesOf(sita.partnerId)
    const stored = await readImage(photo, at)
    for (const content of [face, stored ?? ''])
      expect(
        (await (await brought([[`${sita.number}.jpg`, content]])).read()).counts,
      ).toMatchObject({ equal: 1, changed: 0 })
    const steps = await brought([[`${sita.number}.jpg`, other]])
    const [changed] = await steps.rows('changed')
    expect(changed?.pictures?.before).toMatch(/^\/9j\//)
    expect(changed?.pictures?.after).not.toBe(changed?.pictures?.before)
    done(await steps.run('import_commit'))
    expect((await picturesOf(sita.partnerId)).photo).not.toBe(photo)
    done(await steps.run('import_undo'))
    expect((await picturesOf(sita.partnerId)).photo).toBe(photo)
  })

  it('refuses each file that is no picture of one student, with the reason; the number is corrected in place', async () => {
    const [sita, hari] = [await student(), await student()]
    const huge = Buffer.concat([face, Buffer.alloc(5 * 1024 * 1024)])
    const flat = Buffer.alloc(600_000)
    const inner = await zipOfFiles([['a.jpg', face]])
    const steps = await brought([
      ['no-such-number.jpg', face],
      ['.jpg/---.jpg', face],
      [`${hari.number}.jpg`, face],
      [`again/${hari.number}_photo.jpg`, other],
      [`a/${sita.number}.pdf`, '%PDF-1.4\n%%EOF'],
      [`b/${sita.number}.jpg`, face.subarray(0, face.length / 2)],
      [`c/${sita.number}.jpg`, huge],
      [`d/${sita.number}.jpg`, inner],
      ['all.zip', inner],
      [`e/${sita.number}.jpg`, flat],
      [`f/${sita.number}.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['__MACOSX/._a.jpg', 'x'],
      ['Thumbs.db', 'x'],
    ])
    const [damaged, wrong] = [
      'This picture cannot be read. Take it again or choose another one.',
      'Invalid file type. Only JPG, PNG, and WEBP are allowed.',
    ]
    expect(await reasons(steps)).toEqual([
      ['no-such-number.jpg', 'Number of the student not found: no-such-number'],
      ['.jpg/---.jpg', 'Number of the student is empty.'],
      [
        `${hari.number}.jpg`,
        `The zip has another one for this student: again/${hari.number}_photo.jpg. Leave one of them out.`,
      ],
      [
        `again/${hari.number}_photo.jpg`,
        `The zip has another one for this student: ${hari.number}.jpg. Leave one of them out.`,
      ],
      [`a/${sita.number}.pdf`, wrong],
      [`b/${sita.number}.jpg`, damaged],
      [`c/${sita.number}.jpg`, 'File size should not exceed 5MB.'],
      [`d/${sita.number}.jpg`, 'This is a zip within the zip. It is not opened.'],
      ['all.zip', 'This is a zip within the zip. It is not opened.'],
      [
        `e/${sita.number}.jpg`,
        'This file unpacks to more than 100 times its size. It is not opened.',
      ],
      [`f/${sita.number}.svg`, wrong],
    ])
    expect((await steps.read()).counts).toMatchObject({ refused: 11, 'left-out': 2 })
    expect((await steps.run('import_commit')).body['code']).toBe('rule/import-refused-rows')
    done(await steps.run('import_fix', { line: 1, column: 'number', value: sita.number }))
    done(await steps.run('import_leave_out', { line: 4, isLeftOut: true }))
    expect((await steps.run('import_commit')).body['code']).toBe('rule/import-not-planned')
    expect((await steps.plan()).counts).toMatchObject({ new: 2, refused: 8, 'left-out': 3 })
    done(await steps.run('import_leave_out', { isLeftOut: true }))
    done(await steps.run('import_plan'))
    expect(done(await steps.run('import_commit'))).toMatchObject({ data: { stored: 2 } })
  })

  it('treats names that leave its folders as names only', async () => {
    const sita = await student()
    const steps = await brought([
      [`../../../${sita.number}.jpg`, face],
      [`/etc/${sita.number}_signature.jpg`, line],
    ])
    expect((await steps.read()).counts).toMatchObject({ new: 2, refused: 0 })
  })

  it('finds a student by the roll number too, and refuses a number that two students have', async () => {
    const [sita, hari] = [await student(), await student()]
    const roll = number()
    const enroll = (partnerId: number, urollno: string) =>
      at.database.kysely
        .insertInto('n_program_enroll')
        .values({ c_bpartner_id: partnerId, urollno, urollstatus: true })
        .execute()
    await enroll(sita.partnerId, roll)
    await enroll(hari.partnerId, sita.number.replaceAll('-', '/'))
    const steps = await brought([
      [`${roll}.jpg`, face],
      [`${sita.number}_signature.jpg`, line],
    ])
    expect(await reasons(steps)).toEqual([
      [`${sita.number}_signature.jpg`, 'More than one student has this number.'],
    ])
    expect((await steps.read()).counts.new).toBe(1)
  })

  /** A clerk marks the photo of a paid application as checked. */
  async function judgePhoto(partnerId: number): Promise<void> {
    const record = await at.database.transaction(async (transaction) => {
      const opening = anEntranceOpening('open', { name: 'BE Civil', today: todayOf(at) })
      const openingId = await storeOpening(transaction, opening)
      const id = await storeApplication(transaction, { partnerId, openingId })
      const paid = { feepaid: opening.examfee ?? 0, totalfee: opening.examfee ?? 0, ispaid: true }
      await transaction
        .updateTable('n_entrance_reg')
        .set(paid)
        .where('n_entrance_reg_id', '=', id)
        .execute()
      return id
    })
    const item = { queue: 'entrance', record }
    const { data } = done(await registrar.post('/api/v1/processes/desk_item', item))
    const { checks } = (data as { evidence: Evidence }).evidence
    const photo = checks.find(({ fact }) => fact.en === 'Photo')
    const judging = { ...item, checks: photo?.judge?.key, agrees: true }
    done(await registrar.post('/api/v1/processes/desk_judge', judging))
  }

  it('does not replace a photo that the office checked or cropped', async () => {
    const [judged, cropped] = [await student(true), await student(true)]
    const checking = await brought([[`${judged.number}.jpg`, third]])
    await judgePhoto(judged.partnerId)
    const checked =
      'The office checked or cropped the photo that is there. A file does not replace it.'
    expect((await checking.run('import_commit')).text).toContain(checked)
    const crop = await picturesOf(cropped.partnerId)
    done(
      await registrar.post('/api/v1/processes/photo_crop', {
        C_BPartner_ID: cropped.partnerId,
        ad_image_ID: crop.photo,
        left: 30,
        top: 20,
        width: 210,
        height: 270,
      }),
    )
    const steps = await brought([
      [`${judged.number}.jpg`, third],
      [`${cropped.number}.jpg`, third],
      [`${cropped.number}_signature.jpg`, await signature(5)],
    ])
    expect(await reasons(steps)).toEqual([
      [`${judged.number}.jpg`, checked],
      [`${cropped.number}.jpg`, checked],
    ])
    expect((await steps.read()).counts.changed).toBe(1)
  })

  it('is void when a student sent a picture meanwhile, and is not taken back over a later one', async () => {
    const [sita, hari] = [await student(), await student()]
    const steps = await brought([
      [`${hari.number}.jpg`, face],
      [`${sita.number}.jpg`, face],
    ])
    const send = async (content: Uint8Array) => {
      const person = await at.signIn(sita.email)
      const data = Buffer.from(content).toString('base64')
      const body = { Logo_ID: { name: 'me.jpg', data } }
      expect((await person.put(modelPath('c_bpartner', sita.partnerId), body)).status).toBe(200)
    }
    await send(other)
    const { photo } = await picturesOf(sita.partnerId)
    expect((await steps.run('import_commit')).text).toContain(
      'Row 2: The record was changed since the check.',
    )
    expect((await picturesOf(hari.partnerId)).photo).toBeNull()
    expect((await steps.plan()).counts).toMatchObject({ new: 1, changed: 1 })
    done(await steps.run('import_commit'))
    expect((await picturesOf(sita.partnerId)).photo).not.toBe(photo)
    await send(third)
    const now = await picturesOf(sita.partnerId)
    expect((await steps.run('import_undo')).text).toContain(
      'Row 2: The record was changed after the import.',
    )
    expect(await picturesOf(sita.partnerId)).toEqual(now)
    expect((await picturesOf(hari.partnerId)).photo).not.toBeNull()
  })

  it('is in the audit trail once, with its hash', async () => {
    const sita = await student()
    const steps = await brought([[`${sita.number}.jpg`, face]])
    done(await steps.run('import_commit'))
    const entries = await at.database.kysely
      .selectFrom('audit_entry')
      .select('after')
      .where('process', '=', 'import_commit')
      .where('record', '=', String(steps.id))
      .execute()
    expect(entries).toHaveLength(1)
    expect(JSON.parse(entries[0]?.after ?? '')).toMatchObject({
      file: 'pictures.zip',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      rows_created: 1,
    })
  })

  it('is read some at a time, goes on where it stopped, and is planned when all is read', async () => {
    const people = await Promise.all(Array.from({ length: 23 }, () => student()))
    const content = await zipOfFiles(people.map(({ number: each }) => [`${each}.jpg`, face]))
    const { id } = await uploadFile(registrar, { target: 'pictures', content })
    const steps = importSteps(registrar, id)
    expect(await steps.read()).toMatchObject({ unread: 23, planned: null, rows: 23 })
    expect((await steps.run('import_plan')).body['code']).toBe('rule/import-being-read')
    const unpack = async () => dataIn(importUnpack, await steps.run('import_unpack')).unread
    await Promise.all([unpack(), unpack()])
    expect(await unpack()).toBe(0)
    expect(await unpack()).toBe(0)
    expect((await steps.read()).counts.new).toBe(23)
    const pieces = await at.database.kysely
      .selectFrom('import_piece')
      .select('place')
      .where('import_id', '=', id)
      .execute()
    expect(pieces).toEqual([])
    const files = () =>
      at.database.kysely
        .selectFrom('import_picture as p')
        .innerJoin('stored_file as f', 'f.stored_file_id', 'p.stored_file_id')
        .select('f.stored_file_id')
        .where('p.import_id', '=', id)
        .execute()
    const stored = (await files()).map(({ stored_file_id: each }) => each)
    expect(stored).toHaveLength(23)
    await at.database.kysely.deleteFrom('import').where('import_id', '=', id).execute()
    const left = await at.database.kysely
      .selectFrom('stored_file')
      .select('stored_file_id')
      .where('stored_file_id', 'in', stored)
      .execute()
    expect(left).toEqual([])
  })

  it('is for the registrar and the administrator, and is not exported or mapped', async () => {
    const offered = async (by: Person) =>
      dataIn(importTargets, await by.post('/api/v1/processes/import_targets', {})).targets.filter(
        ({ takes }) => takes === 'zip',
      ).length
    expect(await offered(registrar)).toBe(1)
    expect(await offered(await at.staff('administrator'))).toBe(1)
    const exams = await at.staff('exam-office')
    expect(await offered(exams)).toBe(0)
    const steps = await brought([['x.jpg', face]])
    expect(
      (await importSteps(exams, steps.id).run('import_rows', { state: 'new', after: 0 })).body,
    ).toMatchObject({ code: 'rule/no-import' })
    expect((await steps.run('import_map', { place: 1, column: 'file' })).body['code']).toBe(
      'rule/no-column',
    )
    const all = await registrar.post('/api/v1/processes/import_export', { target: 'pictures' })
    expect(all.body['code']).toBe('rule/no-export')
  })
})
