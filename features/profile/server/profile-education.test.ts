import { Buffer } from 'node:buffer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rewritePdf } from '#platform/server/files/pdf-rewrite.ts'
import { aPdf, picture } from '#features/profile/testing/plain-files.ts'
import { unzipped } from '#platform/testing/unzip.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { butForTheId, type Person } from '#testing/person.ts'

const pdf = aPdf().toString('base64')
const jpeg = (await picture(500, 700).jpeg().toBuffer()).toString('base64')
const education = {
  institution: ' Rasuwa  School ',
  level: '2plus_two',
  levelname: 'Plus Two/Intermediate',
  majorSubject: 'Science',
  endYear: '२०८०',
  board: 'NEB',
  gradingType: 'G',
  gradingTypeName: 'CGPA',
  fullMarks: '100',
  obtainedMarks: 3.45,
  marksheetfile: pdf,
}
const save = '/nou/academic_record/save'

describe('education records', () => {
  let at: TestServer
  let sita: Person
  let sitaId: number
  let gita: Person
  let gitaId: number
  beforeAll(async () => {
    at = await testServer()
    const [one, other] = [await at.student({ complete: false }), await at.student()]
    ;[sita, sitaId] = [await at.signIn(one.email), one.partnerId]
    ;[gita, gitaId] = [await at.signIn(other.email), other.partnerId]
  })
  afterAll(() => at.close())

  const recordsOf = async (person: Person, partnerId: number) =>
    ((await person.get(`/api/v1/models/c_bpartner/${partnerId}`, { $expand: 'n_bpaca_info' })).body[
      'n_bpaca_info'
    ] ?? []) as { id: number }[]
  const saved = async (facts: object = {}, person = sita) => {
    const answer = await person.post(save, { ...education, ...facts })
    expect(answer).toMatchObject({ status: 200, body: { Message: 'true' } })
    return Number(answer.body['n_bpaca_info_ID'])
  }
  const remove = (id: number, person = sita) => person.del(`/api/v1/models/n_bpaca_info/${id}`)

  it('are stored with the full marks of their grading, whatever the form says', async () => {
    const id = await saved({ C_BPartner_ID: sitaId })
    expect(await recordsOf(sita, sitaId)).toEqual([
      expect.objectContaining({
        id,
        Value: expect.objectContaining({ id: '2plus_two', identifier: 'Plus Two/Intermediate' }),
        institute: 'Rasuwa School',
        uni_board: 'NEB',
        passed_year: '2080',
        Description: 'Science',
        grading_type: expect.objectContaining({ id: 'G', identifier: 'CGPA' }),
        obtained_marks: 3.45,
        full_marks: 4,
      }),
    ])
    await remove(id)
  })

  it.each([
    [{ obtainedMarks: '4.01' }, 'GPA cannot exceed 4.0 for CGPA grading type'],
    [
      { gradingType: 'P', obtainedMarks: '100.01' },
      'Percentage cannot exceed 100 for Percentage grading type',
    ],
    [{ level: '7post' }, 'Level is required'],
    [{ level: 'constructor' }, 'Level is required'],
    [{ board: '' }, 'Board is required'],
    [{ endYear: '20801' }, 'Passed year must be from 1900 to 2100'],
    [{ marksheetfile: '' }, 'Marksheet file is required'],
    [{ marksheetfile: 7 }, 'Marksheet file is required'],
    [
      { institution: ' ', majorSubject: '', obtainedMarks: '' },
      'Institution is required, Major subject is required, Obtained marks is required',
    ],
  ])('are refused with %j', async (part, list) => {
    const answer = await sita.post(save, { ...education, ...part })
    const sentence = `Validation error failed: ${list}`
    expect([answer.status, answer.body['error']]).toEqual([400, sentence])
    expect(await recordsOf(sita, sitaId)).toEqual([])
  })

  it('are not saved empty, under unknown keys or for another person', async () => {
    expect((await sita.post(save, {})).body['error']).toBe(
      'No education record to save. Please fill in the required fields.',
    )
    expect((await sita.post(save, { ...education, isactive: false })).status).toBe(400)
    const [theirs, unowned] = [
      await sita.post(save, { ...education, C_BPartner_ID: gitaId }),
      await sita.post(save, { ...education, C_BPartner_ID: 99_999_999 }),
    ]
    expect([theirs.status, theirs.text]).toEqual([403, unowned.text])
    expect(await recordsOf(gita, gitaId)).toHaveLength(1)
  })

  it('bring their files back as one zip under the names of the server', async () => {
    const id = await saved({
      marksheetfile: `data:application/pdf;base64,${pdf}`,
      characterfile: jpeg,
      otherfile: jpeg,
    })
    const named = { model_name: 'n_bpaca_info', record_id: id }
    const names = await sita.post('/nou/attachment/getEntriesNames', named)
    expect(names.body).toEqual({
      attachments: [
        { name: 'marksheet.pdf', contentType: 'application/pdf' },
        { name: 'character.jpg', contentType: 'image/jpeg' },
        { name: 'other.jpg', contentType: 'image/jpeg' },
      ],
    })
    const zip = await sita.post('/nou/attachment/getAttachmentZip', named)
    expect(zip.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*; sandbox$/),
      'x-content-type-options': 'nosniff',
    })
    const files = await unzipped(Buffer.from(String(zip.body['data']), 'base64'))
    const entries = [...files]
    expect([...files.keys()]).toEqual(['marksheet.pdf', 'character.jpg', 'other.jpg'])
    const clean = await rewritePdf(aPdf())
    expect(entries[0]?.[1].equals(clean.is === 'pdf' ? clean.content : aPdf())).toBe(true)
    expect(entries[1]?.[1].toString('base64')).not.toBe(jpeg)
    await remove(id)
  })

  it('take a further file once, under a tame name, to twenty files', async () => {
    const id = await saved()
    const add = (facts: object, person = sita) =>
      person.post('/nou/attachment/upload', {
        model_name: 'n_bpaca_info',
        record_id: id,
        filename: '../../transcript.pdf',
        filedata: pdf,
        ...facts,
      })
    expect((await add({})).body).toEqual({ Message: 'true', name: 'transcript.pdf' })
    expect((await add({})).status).toBe(409)
    expect((await add({ filename: 'marksheet.pdf' })).status).toBe(409)
    expect((await add({ filename: 'a.svg', filedata: 'PHN2Zz4=' })).status).toBe(400)
    expect((await add({ filename: 'a.pdf', filedata: 'TVqQ' })).body['error']).toBe(
      'Invalid file type. Only PDF and Image files are allowed.',
    )
    for (let number = 0; number < 18; number++)
      expect((await add({ filename: `${number}.pdf` })).status).toBe(200)
    expect((await add({ filename: 'more.pdf' })).status).toBe(409)
    const staff = await at.staff('registrar')
    expect((await add({ filename: 'staff.pdf' }, staff)).status).toBe(404)
    await remove(id)
  }, 120_000) // each of them is rewritten in a process of its own

  it('disappear when they are deleted, for their owner; the rows and files stay for the university', async () => {
    const id = await saved()
    const named = { model_name: 'n_bpaca_info', record_id: id }
    expect((await remove(id)).body).toEqual({ msg: 'Deleted' })
    const gone = await sita.get(`/api/v1/models/n_bpaca_info/${id}`)
    const missing = await sita.get('/api/v1/models/n_bpaca_info/99999999')
    expect(gone.status).toBe(404)
    expect(butForTheId(gone)).toEqual(butForTheId(missing))
    expect((await remove(id)).status).toBe(404)
    for (const call of ['getAttachmentZip', 'getEntriesNames'])
      expect((await sita.post(`/nou/attachment/${call}`, named)).status).toBe(404)
    const registrar = await at.staff('registrar')
    expect((await registrar.post('/nou/attachment/getAttachmentZip', named)).status).toBe(200)
  })

  it('are twenty at most, also when they arrive together', async () => {
    const rows = Array.from({ length: 19 }, () => ({
      c_bpartner_id: sitaId,
      value: '1slc',
      institute: 'A',
      uni_board: 'NG',
      passed_year: '2078',
      description: 'All',
      grading_type: 'P' as const,
      obtained_marks: 80,
      full_marks: 100,
    }))
    await at.database.kysely.insertInto('n_bpaca_info').values(rows).execute()
    const all = await Promise.all(Array.from({ length: 5 }, () => sita.post(save, education)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })

  it('of another student get the answers of a missing record in every call', async () => {
    const id = (await recordsOf(gita, gitaId))[0]?.id ?? 0
    const missing = 99_999_999
    for (const call of ['getAttachmentZip', 'getEntriesNames', 'upload']) {
      const ask = (record_id: unknown, model_name = 'n_bpaca_info') =>
        sita.post(`/nou/attachment/${call}`, {
          model_name,
          record_id,
          filename: 'a.pdf',
          filedata: pdf,
        })
      const nothing = await ask(missing)
      expect(nothing.status).toBe(404)
      for (const answer of [
        await ask(id),
        await ask(String(id)),
        await ask(`${id} or 1=1`),
        await ask(['1']),
        await ask(id, 'c_bpartner'),
        await ask(id, 'ad_user'),
        await ask(id, '__proto__'),
        await ask(gitaId, 'c_payment'),
      ])
        expect([answer.status, answer.text]).toEqual([404, nothing.text])
    }
    const [theirs, unowned] = [await remove(id), await remove(missing)]
    expect(theirs.status).toBe(404)
    expect(butForTheId(theirs)).toEqual(butForTheId(unowned))
    expect(await recordsOf(gita, gitaId)).toHaveLength(1)
  })
})
