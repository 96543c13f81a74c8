import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import { aPdf } from '#features/profile/testing/plain-files.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'

const path = '/nou/profile/correction/staff'
const proof = { prooffile: aPdf().toString('base64'), prooffilename: 'citizenship.pdf' }
const basis = 'Misspelt at sign-up, citizenship certificate seen'

describe('a correction entered at the desk', () => {
  let at: TestServer
  let mina: Person
  let om: Person
  beforeAll(async () => {
    at = await testServer()
    mina = await at.staff('registrar')
    om = await at.staff('administrator')
  })
  afterAll(() => at.close())

  const enter = (by: Person, partnerId: number, given: object) =>
    by.post(path, { C_BPartner_ID: partnerId, field: 'Name', basis, ...proof, ...given })
  async function entered(partnerId: number, given: object, by = mina): Promise<number> {
    const { status, body } = await enter(by, partnerId, given)
    expect([status, body['Message']]).toEqual([200, 'true'])
    return Number(body['n_correction_ID'])
  }
  const decide = async (by: Person, decision: 'accept' | 'return', id: number) =>
    (
      await by.post(`/api/v1/processes/correction_${decision}`, {
        correction_ID: id,
        reason: 'Typed differently from the paper',
      })
    ).body
  const profile = async (partnerId: number) =>
    (await om.get(`/api/v1/models/c_bpartner/${partnerId}`)).body
  const trailOf = (by: Person, action: string) =>
    at.database.kysely
      .selectFrom('audit_entry')
      .select(['subject', 'record', 'process', 'code', 'before', 'after'])
      .where('ad_user_id', '=', by.userId)
      .where('act', '=', action)
      .execute()

  it('changes nothing until another person accepts it; then the student is notified of the change', async () => {
    const student = await at.student({ complete: true })
    const id = await entered(student.partnerId, { value: 'Sita  Kumari Rai ' })
    const person = await at.signIn(student.email)
    expect((await profile(student.partnerId))['Name']).not.toBe('Sita Kumari Rai')
    expect(await decide(mina, 'accept', id)).toMatchObject({ code: 'rule/own-correction' })
    expect((await profile(student.partnerId))['Name']).not.toBe('Sita Kumari Rai')
    expect(await decide(om, 'accept', id)).toMatchObject({ isError: false })
    expect((await profile(student.partnerId))['Name']).toBe('Sita Kumari Rai')
    const notes = (await person.get('/api/v1/models/ad_note')).body['records']
    expect(notes).toContainEqual(
      expect.objectContaining({
        TextMsg: 'The university has corrected your profile: Full name is now Sita Kumari Rai.',
      }),
    )
  })

  it('stands in the audit trail with before, after and reason; so does the try to accept one’s own', async () => {
    const by = await at.staff('registrar')
    const { partnerId } = await at.student({ name: 'Ram Rai', complete: true })
    const id = await entered(partnerId, { value: 'Ram Kumar Rai' }, by)
    await decide(by, 'accept', id)
    const [entry] = await trailOf(by, 'changed')
    expect(entry).toMatchObject({ subject: 'n_correction', process: 'correction_enter' })
    expect(JSON.parse(entry?.before ?? '')).toEqual({ field_name: 'Name', value: 'Ram Rai' })
    const after = { field_name: 'Name', state: 'proposed', value: 'Ram Kumar Rai', basis }
    expect(JSON.parse(entry?.after ?? '')).toEqual(after)
    await expect
      .poll(() => trailOf(by, 'refused'))
      .toMatchObject([{ process: 'correction_accept', code: 'rule/own-correction' }])
  })

  it('of a citizenship number leaves the number out of the trail', async () => {
    const by = await at.staff('registrar')
    const { partnerId } = await at.student({ complete: true })
    await entered(partnerId, { field: 'citizen_no', value: '27-01-70-99999' }, by)
    const [stored] = await trailOf(by, 'changed')
    expect(`${stored?.before}${stored?.after}`).not.toMatch(/\d\d-\d\d-\d\d/)
  })

  it('waits at the desk with its proof, who entered it and why; approving is off for who did', async () => {
    const { partnerId } = await at.student({ complete: true })
    const record = await entered(partnerId, { field: 'dob_ad', value: '2006-05-17' })
    const seenBy = async (by: Person) => {
      const body = { queue: 'corrections', record }
      const { data } = (await by.post('/api/v1/processes/desk_item', body)).body
      return (data as { evidence: Evidence }).evidence
    }
    const [own, other] = [await seenBy(mina), await seenBy(om)]
    expect(other).toMatchObject({
      blocked: null,
      facts: [{ value: basis }],
      files: [{ name: 'citizenship.pdf' }],
      history: [{ words: { en: 'Entered at the desk by registrar person' } }],
      turnBack: { label: { en: 'Return with reason' } },
    })
    expect(own.blocked?.en).toBe('You proposed this, so another person decides on it.')
    expect(own.turnBack?.label.en).toBe('Take back')
  })

  it('may be withdrawn by the person who entered it, without a notification', async () => {
    const { partnerId, email } = await at.student({ complete: true })
    const id = await entered(partnerId, { value: 'Sita Thapa' })
    expect(await decide(mina, 'return', id)).toMatchObject({ isError: false })
    const person = await at.signIn(email)
    expect((await person.get('/api/v1/models/ad_note')).body['row-count']).toBe(0)
    await entered(partnerId, { value: 'Sita Kumari Thapa' })
  })

  it.each([
    ['father_name', 'Hari Prasad Rai'],
    ['mother_name', 'Gita Rai'],
    ['grand_father_name', 'Ram Rai'],
    ['grand_mother_name', 'Maya Rai'],
    ['Phone2', '9841000099'],
  ])('of %s needs no proof', async (field, value) => {
    const { partnerId } = await at.student({ complete: true })
    const id = await entered(partnerId, { field, value, prooffile: '' })
    expect(await decide(om, 'accept', id)).toMatchObject({ isError: false })
    expect((await profile(partnerId))[field]).toBe(value)
  })

  it('is not accepted over what the student has written since', async () => {
    const { partnerId, email } = await at.student({ complete: true })
    const id = await entered(partnerId, { field: 'father_name', value: 'Hari Rai', prooffile: '' })
    const person = await at.signIn(email)
    const own = { father_name: 'Hari Bahadur Rai' }
    expect((await person.put(`/api/v1/models/c_bpartner/${partnerId}`, own)).status).toBe(200)
    expect(await decide(om, 'accept', id)).toMatchObject({ code: 'rule/correction-outdated' })
    expect((await profile(partnerId))['father_name']).toBe('Hari Bahadur Rai')
  })

  it.each([
    [{ field: 'regrollno', value: '1' }, 400, 'This cannot be corrected here.'],
    [{ value: '<b>Sita</b>' }, 400, 'This value is not valid'],
    [{ value: '' }, 400, 'Enter the correct value'],
    [{ basis: '  ' }, 400, 'Write why, and which document you have seen'],
    [{ basis: ['x'] }, 400, 'Write why, and which document you have seen'],
    [{ basis: 'x'.repeat(301) }, 400, 'Use at most 300 characters'],
    [{ prooffile: '' }, 400, 'Add a proof file'],
    [{ prooffile: 'PHN2Zz4=' }, 400, 'Invalid file type. Only PDF and Image files are allowed.'],
    [{ C_BPartner_ID: 999_999_999 }, 404, 'There is no such student.'],
    [{ C_BPartner_ID: 'x' }, 404, 'There is no such student.'],
  ])('with %j is refused with %i, and the try is written down', async (given, status, sentence) => {
    const by = await at.staff('registrar')
    const { partnerId } = await at.student({ complete: true })
    const answer = await enter(by, partnerId, { value: 'Sita Rai', ...given })
    expect([answer.status, answer.body['error']]).toEqual([status, sentence])
    expect(await trailOf(by, 'changed')).toEqual([])
    await expect
      .poll(() => trailOf(by, 'refused'))
      .toMatchObject([{ process: 'correction_enter', subject: 'c_bpartner' }])
  })

  it('of one field is accepted one at a time, also from several people at once', async () => {
    const { partnerId } = await at.student({ complete: true })
    const all = await Promise.all(
      [mina, om, mina, om].map((by) => enter(by, partnerId, { value: 'Sita Rai' })),
    )
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })

  it('is nothing for other roles, nor for one’s own record', async () => {
    const { partnerId, email } = await at.student({ complete: true })
    for (const role of ['cashier', 'exam-office', 'librarian'] as const) {
      const by = await at.staff(role)
      expect((await enter(by, partnerId, { value: 'Sita Rai' })).status).toBe(403)
      await expect.poll(() => trailOf(by, 'denied')).toHaveLength(1)
    }
    expect((await enter(await at.signIn(email), partnerId, { value: 'Sita Rai' })).status).toBe(403)
    const own = await at.database.kysely
      .updateTable('ad_user')
      .set({ c_bpartner_id: partnerId })
      .where('ad_user_id', '=', (await at.staff('registrar')).userId)
      .returning('email')
      .executeTakeFirstOrThrow()
    at.clock.advance(30_000) // a code counts once
    const again = await at.signIn(own.email)
    expect((await enter(again, partnerId, { value: 'Sita Rai' })).body['error']).toBe(
      'This is your own record. Another person has to correct it.',
    )
  })

  it('is in the database never accepted by who entered it', async () => {
    const { partnerId } = await at.student({ complete: true })
    const id = await entered(partnerId, { value: 'Sita Rai' })
    await expect(
      at.database.kysely
        .updateTable('n_correction')
        .set({ state: 'accepted', decided: new Date(0), decided_by: mina.userId })
        .where('n_correction_id', '=', id)
        .execute(),
    ).rejects.toThrow('n_correction_two_people')
  })
})
