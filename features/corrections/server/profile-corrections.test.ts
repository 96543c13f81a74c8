import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPdf } from '#features/profile/testing/plain-files.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { testPassword } from '#testing/test-people.ts'
import { butForTheId, type Locale, type Person } from '#testing/person.ts'

const proof = { prooffile: aPdf().toString('base64'), prooffilename: 'citizenship.pdf' }
const path = '/nou/profile/correction'
const list = '/api/v1/models/n_correction'

describe('corrections', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  async function someone(complete = true) {
    const student = await at.student({ complete })
    const person = await at.signIn(student.email)
    const propose = (facts: object) => person.post(path, { ...proof, ...facts })
    const proposed = async (facts: object) => {
      const answer = await propose(facts)
      expect(answer).toMatchObject({ status: 200, body: { Message: 'true' } })
      return Number(answer.body['n_correction_ID'])
    }
    const profile = async () =>
      (await person.get(`/api/v1/models/c_bpartner/${student.partnerId}`)).body
    const notices = async (language: Locale = 'en_GB') => {
      const reader = await at.signIn(student.email, testPassword, language)
      const { body } = await reader.get('/api/v1/models/ad_note')
      return (body['records'] as { TextMsg: string }[]).map(({ TextMsg }) => TextMsg)
    }
    return { ...student, person, propose, proposed, profile, notices }
  }
  const accept = (id: unknown, by = registrar) =>
    by.post('/api/v1/processes/correction_accept', { correction_ID: id })
  const giveBack = (id: unknown, reason: string, by = registrar) =>
    by.post('/api/v1/processes/correction_return', { correction_ID: id, reason })

  it('change nothing until the office accepts them, field by field, and notify the student', async () => {
    const sita = await someone()
    const before = await sita.profile()
    const name = await sita.proposed({ field: 'Name', value: ' Sita  Kumari Rai ' })
    const born = await sita.proposed({ field: 'dob_ad', value: '2007-03-15' })
    expect(await sita.profile()).toEqual(before)
    expect((await accept(name)).body).toMatchObject({ isError: false })
    expect(await sita.profile()).toMatchObject({ Name: 'Sita Kumari Rai', dob_ad: '2007-03-14' })
    const user = await sita.person.get(`/api/v1/models/ad_user/${sita.userId}`)
    expect(user.body).toMatchObject({ Name: 'Sita Kumari Rai', fullname: 'Sita Kumari Rai' })
    expect((await accept(born)).body).toMatchObject({ isError: false })
    expect(await sita.profile()).toMatchObject({ dob_ad: '2007-03-15', dob_bs: '2063-12-01' })
    expect(await sita.notices()).toContainEqual(
      'Your correction was accepted: Date of birth is now 1 Chaitra 2063 (15 Mar 2007).',
    )
    expect(await sita.notices('ne_NP')).toContainEqual(
      'तपाईंको अनुरोध स्वीकृत भयो: जन्म मिति अब २०६३ चैत १ (15 Mar 2007) छ।',
    )
  })

  it('that are returned notify the student with the reason in the reader’s language', async () => {
    const sita = await someone()
    const id = await sita.proposed({ field: 'Name', value: 'Sita Rai' })
    const reason = { reason: 'The names differ.', reason_ne: 'नाम फरक छ।' }
    const action = { correction_ID: id, ...reason }
    expect(
      (await registrar.post('/api/v1/processes/correction_return', action)).body,
    ).toMatchObject({
      isError: false,
    })
    expect(await sita.notices()).toContainEqual(expect.stringContaining('The names differ.'))
    const nepali = await sita.notices('ne_NP')
    expect(nepali).toContainEqual(expect.stringContaining('नाम फरक छ।'))
    expect(nepali).not.toContainEqual(expect.stringContaining('The names differ.'))
  })

  it('of every field arrive where they belong', async () => {
    const sita = await someone()
    const wishes = {
      name_nepali: 'सीता राई',
      gender: 'Other',
      citizen_no: '27-01-70-99999',
    }
    for (const [field, value] of Object.entries(wishes))
      expect((await accept(await sita.proposed({ field, value }))).body).toMatchObject({
        isError: false,
      })
    expect(await sita.notices()).toContainEqual(expect.stringMatching(/Gender is now Other\.$/))
    expect(await sita.notices('ne_NP')).toContainEqual(expect.stringMatching(/लिङ्ग अब अन्य छ।$/))
    expect(await sita.profile()).toMatchObject({
      name_nepali: 'सीता राई',
      gender: { id: 'other' },
      citizen_no: '27-01-70-99999',
    })
  })

  it('are returned with a reason, may be proposed again, and keep their history', async () => {
    const sita = await someone()
    const id = await sita.proposed({ field: 'gender', value: 'male' })
    expect((await giveBack(id, '')).status).toBe(400)
    expect((await giveBack(id, '  ')).body).toMatchObject({ isError: true })
    expect((await giveBack(id, 'The scan is {value} blurred')).body).toMatchObject({
      isError: false,
    })
    expect(await sita.profile()).toMatchObject({ gender: { id: 'female' } })
    expect(await sita.notices()).toContainEqual(
      expect.stringContaining(
        'Your correction of Gender was returned: The scan is {value} blurred',
      ),
    )
    await sita.proposed({ field: 'gender', value: 'male' })
    const { body } = await sita.person.get(list, { $orderby: 'Created desc, n_correction_ID desc' })
    expect(body['records']).toEqual([
      expect.objectContaining({ state: expect.objectContaining({ id: 'proposed' }) }),
      expect.objectContaining({
        field_name: expect.objectContaining({ id: 'gender', identifier: 'Gender' }),
        old_value: 'female',
        new_value: 'male',
        state: expect.objectContaining({ id: 'returned' }),
        reason: 'The scan is {value} blurred',
        decided: expect.stringContaining('2026-'),
      }),
    ])
  })

  it('are decided once, by the registry alone, also when several decide at once', async () => {
    const sita = await someone()
    const id = await sita.proposed({ field: 'gender', value: 'male' })
    for (const role of ['cashier', 'librarian', 'exam-office'] as const)
      expect((await accept(id, await at.staff(role))).status).toBe(403)
    expect((await accept(id, sita.person)).status).toBe(403)
    const all = await Promise.all([
      ...Array.from({ length: 5 }, () => accept(id)),
      ...Array.from({ length: 5 }, () => giveBack(id, 'no')),
    ])
    expect(all.filter(({ body }) => body['isError'] === false)).toHaveLength(1)
    expect((await accept(99_999_999)).body).toMatchObject({ isError: true })
    await expect(
      at.database.kysely
        .updateTable('n_correction')
        .set({ reason: 'rewritten' })
        .where('n_correction_id', '=', id)
        .execute(),
    ).rejects.toThrow('append-only')
  })

  it.each([
    [{ field: 'EMail', value: 'a@b.np' }, 'This cannot be corrected here.'],
    [{ field: 'regrollno', value: '1' }, 'This cannot be corrected here.'],
    [{ field: ['Name'], value: 'A' }, 'This cannot be corrected here.'],
    [{ field: 'Name', value: '<b>Sita</b>' }, 'This value is not valid'],
    [{ field: 'Name', value: '' }, 'Enter the correct value'],
    [{ field: 'Name', value: 'x'.repeat(121) }, 'Use at most 120 characters'],
    [{ field: 'dob_ad', value: '2026-11-20' }, 'This value is not valid'],
    [{ field: 'gender', value: 'female' }, 'This is already the saved value'],
    [{ field: 'gender', value: 'male', prooffile: '' }, 'Add a proof file'],
    [
      { field: 'gender', value: 'male', prooffile: 'PHN2Zz4=' },
      'Invalid file type. Only PDF and Image files are allowed.',
    ],
  ])('with %j are refused', async (facts, sentence) => {
    const sita = await someone()
    const answer = await sita.propose(facts)
    expect([answer.status, answer.body['error']]).toEqual([400, sentence])
    expect((await sita.person.get(list)).body['row-count']).toBe(0)
  })

  it('are one at a time per field, also when they arrive together', async () => {
    const sita = await someone()
    const all = await Promise.all(
      Array.from({ length: 6 }, () => sita.propose({ field: 'gender', value: 'male' })),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('are not needed for the citizenship number of an incomplete profile', async () => {
    const sita = await someone(false)
    expect((await sita.propose({ field: 'citizen_no', value: '27-01-70-99999' })).status).toBe(409)
    expect((await sita.propose({ field: 'Name', value: 'Sita Rai' })).status).toBe(200)
  })

  it('and their proofs cannot be read or written by another student', async () => {
    const [sita, gita] = [await someone(), await someone()]
    const id = await sita.proposed({ field: 'gender', value: 'male' })
    const missing = 99_999_999
    for (const ask of [
      (each: number) => gita.person.get(`${list}/${each}`),
      (each: number) => gita.person.put(`${list}/${each}`, { state: 'accepted' }),
      (each: number) => gita.person.del(`${list}/${each}`),
      ...['getAttachmentZip', 'getEntriesNames', 'upload'].map(
        (call) => (each: number) =>
          gita.person.post(`/nou/attachment/${call}`, {
            model_name: 'n_correction',
            record_id: each,
            filename: 'a.pdf',
            filedata: proof.prooffile,
          }),
      ),
    ]) {
      const [theirs, unowned] = [await ask(id), await ask(missing)]
      expect(butForTheId(theirs)).toEqual(butForTheId(unowned))
      expect(theirs.status).toBeGreaterThanOrEqual(403)
    }
    expect((await gita.person.get(list)).body['row-count']).toBe(0)
    const own = { model_name: 'n_correction', record_id: id }
    for (const person of [sita.person, registrar])
      expect((await person.post('/nou/attachment/getEntriesNames', own)).body).toEqual({
        attachments: [{ name: 'citizenship.pdf', contentType: 'application/pdf' }],
      })
    expect((await sita.person.put(`${list}/${id}`, { state: 'accepted' })).status).toBe(403)
    expect((await sita.person.post(list, { field_name: 'Name', new_value: 'x' })).status).toBe(403)
  })
})
