import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findSha256 } from '#platform/server/files/file-store.ts'
import { hostileDocuments } from '#features/profile/testing/hostile-documents.ts'
import { canary, type HostileFile, outcomes } from '#features/profile/testing/hostile-file.ts'
import { hostileImages } from '#features/profile/testing/hostile-images.ts'
import { picture } from '#features/profile/testing/plain-files.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'

const images = await hostileImages()
const documents = hostileDocuments()
const base64Of = ({ content }: HostileFile) =>
  typeof content === 'string' ? content : Buffer.from(content).toString('base64')

describe('uploads of the profile', () => {
  let at: TestServer
  let sita: Person
  let partner: string
  beforeAll(async () => {
    at = await testServer()
    const student = await at.student({ complete: false })
    sita = await at.signIn(student.email)
    partner = `/api/v1/models/c_bpartner/${student.partnerId}`
  })
  afterAll(() => at.close())

  /** Everything that was ever stored. */
  async function storedContents(): Promise<Buffer[]> {
    const rows = await at.database.kysely.selectFrom('stored_file').selectAll().execute()
    return Promise.all(
      rows.map(async ({ sha256, mime, file_name }) => {
        const hash = findSha256(sha256)
        const content = Buffer.from((hash && (await at.files.read(hash))) ?? '')
        expect([mime, content.subarray(0, 4).toString('latin1')]).toEqual(
          mime === 'application/pdf' ? [mime, '%PDF'] : ['image/jpeg', '\xFF\xD8\xFF\xDB'],
        )
        expect(file_name).toMatch(/^[a-z]+\.(jpg|pdf)$/)
        return content
      }),
    )
  }

  it('number forty and more', () => expect(images.length).toBeGreaterThan(40))

  it.each(images.map((file) => [file.what, file.outcome, file] as const))(
    'as a photo: %s is %s',
    async (_what, outcome, file) => {
      const [status, detail] = outcomes[outcome]
      const before = (await sita.get(partner, { $select: 'Logo_ID' })).body['Logo_ID']
      const answer = await sita.put(partner, {
        Logo_ID: { name: file.name, data: base64Of(file) },
      })
      expect([answer.status, answer.body['detail']]).toEqual([status, detail])
      const now = (await sita.get(partner, { $select: 'Logo_ID' })).body['Logo_ID']
      expect(JSON.stringify(now) !== JSON.stringify(before)).toBe(outcome === 'stored')
    },
  )

  it.each(documents.map((file) => [file.what, file.outcome, file] as const))(
    'as a marksheet: %s is %s',
    async (_what, outcome, file) => {
      const [status, detail] = outcomes[outcome]
      const answer = await sita.post('/nou/academic_record/save', {
        institution: 'Rasuwa School',
        level: '2plus_two',
        majorSubject: 'Science',
        endYear: '2080',
        board: 'NEB',
        gradingType: 'G',
        obtainedMarks: '3.4',
        marksheetfile: base64Of(file),
      })
      expect([answer.status, answer.body['error']]).toEqual([status, detail])
    },
  )

  it('leave nothing active behind, whatever was sent', async () => {
    const contents = await storedContents()
    expect(contents.length).toBeGreaterThan(15)
    for (const content of contents) expect(content.includes(canary.slice(0, 6))).toBe(false)
  })

  it.each([
    ['Logo_ID', [1_400, 1_800], [600, 771]],
    ['Logo_ID', [3_000, 1_000], [600, 771]],
    ['Logo_ID', [70, 200], [70, 90]],
    ['Signature_ID', [1_800, 600], [900, 300]],
    ['Signature_ID', [300, 300], [900, 300]],
    ['Signature_ID', [90, 30], [90, 30]],
  ] as const)('bring a %s of %j into the shape %j', async (column, given, size) => {
    const sent = await picture(...given)
      .jpeg()
      .toBuffer()
    const answer = await sita.put(partner, {
      [column]: { file_name: 'me.jpg', data: `data:image/jpeg;base64,${sent.toString('base64')}` },
    })
    expect(answer.status).toBe(200)
    const image = answer.body[column] as { data: string; 'model-name': string }
    expect(image['model-name']).toBe('ad_image')
    const stored = Buffer.from(image.data, 'base64')
    const { format, ...meta } = await sharp(stored).metadata()
    expect([format, meta.width, meta.height]).toEqual(['jpeg', ...size])
    expect(meta.exif).toBeUndefined()
  })

  it('set a signature on white paper and turn a photo upright', async () => {
    const square = await picture(300, 300).png().toBuffer()
    const signed = await sita.put(partner, {
      Signature_ID: { name: 'me.png', data: square.toString('base64') },
    })
    const { data } = signed.body['Signature_ID'] as { data: string }
    const corner = await sharp(Buffer.from(data, 'base64'))
      .extract({ left: 0, top: 0, width: 50, height: 50 })
      .png()
      .toBuffer()
    expect((await sharp(corner).stats()).channels[1]?.min).toBeGreaterThan(250)
    const lying = await picture(900, 700).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const photo = await sita.put(partner, {
      Logo_ID: { name: 'me.jpg', data: lying.toString('base64') },
    })
    const upright = Buffer.from((photo.body['Logo_ID'] as { data: string }).data, 'base64')
    expect(await sharp(upright).metadata()).toMatchObject({ width: 600, height: 771 })
  })

  it('are two hundred files a day at most, in any spelling of the address', async () => {
    const { userId, email, partnerId } = await at.student()
    const gita = await at.signIn(email)
    const rows = Array.from({ length: 199 }, () => ({
      sha256: '0'.repeat(64),
      bytes: 1,
      mime: 'image/jpeg',
      file_name: 'a.jpg',
      createdby: userId,
    }))
    await at.database.kysely.insertInto('stored_file').values(rows).execute()
    const data = (await picture().jpeg().toBuffer()).toString('base64')
    const put = (table: string) =>
      gita.put(`/api/v1/models/${table}/${partnerId}`, { Logo_ID: { name: 'a.jpg', data } })
    const statuses = [(await put('c_bpartner')).status, (await put('C_BPartner')).status]
    expect(statuses).toEqual([200, 429])
    const proposed = await gita.post('/nou/profile/correction', {
      field: 'gender',
      value: 'male',
      prooffile: data,
      prooffilename: 'a.jpg',
    })
    expect(proposed).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } })
  })

  it('take no image by its id, own or not, and keep one that is sent back', async () => {
    const { Logo_ID: logo } = (await sita.get(partner)).body as { Logo_ID: { id: number } }
    const { Signature_ID: signature } = (await sita.get(partner)).body as {
      Signature_ID: { id: number }
    }
    const foreign = await sita.put(partner, { Logo_ID: { id: signature.id } })
    const missing = await sita.put(partner, { Logo_ID: { id: 99_999_999 } })
    expect([foreign.status, missing.status]).toEqual([400, 400])
    expect(foreign.text.replaceAll(String(signature.id), 'N')).toBe(
      missing.text.replaceAll('99999999', 'N'),
    )
    const same = await sita.put(partner, { Logo_ID: { id: logo.id, propertyLabel: 'Photo' } })
    expect(same.body['Logo_ID']).toEqual(expect.objectContaining({ id: logo.id }))
  })
})
