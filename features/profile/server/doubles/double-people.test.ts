import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sameDetails } from '#features/applying/server/desk/same-person.ts'
import type { DeskRow } from '#features/desk/wire/desk.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { aDouble } from '#testing/double-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { testPassword } from '#testing/test-people.ts'

const queue = 'double-accounts'

describe('two accounts that may be one person', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const call = async (by: Person, slug: string, body: object) =>
    (await by.post(`/api/v1/processes/${slug}`, body)).body
  const rows = async () => {
    const { data } = await call(registrar, 'desk_list', { queue })
    return (data as { rows: readonly DeskRow[] }).rows
  }
  const rowOf = async ({ double_person_ID: record }: { double_person_ID: number }) =>
    (await rows()).find((row) => row.record === record)
  const settle = (double_person_ID: number, more: object = {}, by = registrar) =>
    call(by, 'double_person_settle', {
      double_person_ID,
      is_one: false,
      note: 'Cousins with one phone',
      ...more,
    })
  const change = (partnerId: number, facts: object) =>
    at.database.kysely
      .updateTable('c_bpartner')
      .set(facts)
      .where('c_bpartner_id', '=', partnerId)
      .execute()
  const notesOf = async (partnerId: number) => {
    const { data } = await call(registrar, 'student_file', { C_BPartner_ID: partnerId })
    const { file } = data as { file: { notes: { words: string }[] } }
    return file.notes.map(({ words }) => words)
  }

  it('wait for the registrar from the sign-up on, without an application', async () => {
    const phone = '9812300001'
    await at.student({ name: 'Maya Gurung', phone })
    const answer = await at.app.inject({
      method: 'POST',
      url: '/nou/nouuser',
      payload: {
        name: 'Mayaa Gurung',
        name_nepali: 'माया गुरुङ',
        phone,
        email: 'maya.again@example.com',
        gender: 'Female',
        dob: '2007-03-14 00:00:00',
        password: testPassword,
        confirmPassword: testPassword,
        recaptchaToken: at.captcha.solve(),
      },
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { Message: expect.any(String) }])
    expect((await rows()).find(({ name }) => name === 'Mayaa Gurung')).toMatchObject({
      about: { en: 'may also be Maya Gurung' },
      words: { en: 'Same birth date and phone' },
      sign: 'look',
      isReady: false,
    })
  })

  it('wait by the same citizenship number in any spelling, as soon as the second has it', async () => {
    const one = await at.student({ citizenNumber: '27-01-70-99001', complete: true })
    const other = await at.student({ birthDate: undefined as never })
    await change(other.partnerId, { citizen_no: '२७/०१/७० ९९००१' })
    const found = (await rows()).filter(({ words }) => words.en === 'Same citizenship no.')
    expect(found).toHaveLength(1)
    await change(one.partnerId, { citizen_no: '27-01-70-99002' })
    expect((await rows()).filter(({ words }) => words.en === 'Same citizenship no.')).toEqual([])
  })

  it('lie beside each other with what they share, the number masked, and a way to both files', async () => {
    const pair = await aDouble(at)
    await change(pair.earlier.partnerId, { citizen_no: '12-34-56-78901' })
    const item = await call(registrar, 'desk_item', { queue, record: pair.double_person_ID })
    const { evidence } = item['data'] as { evidence: Evidence }
    expect(
      evidence.checks.filter(({ sign }) => sign === 'look').map(({ fact }) => fact.en),
    ).toEqual(['Birth date', 'Phone'])
    expect(JSON.stringify(evidence)).not.toContain('78901')
    expect(JSON.stringify(evidence)).toContain('12-34-•••••')
    expect(evidence.facts.map(({ value }) => value)).toEqual([
      { student: pair.later.partnerId, name: expect.stringMatching('Seeta Shresta') },
      { student: pair.earlier.partnerId, name: expect.stringMatching('Sita Shrestha') },
    ])
  })

  it('are decided once with a reason, which stands in both files, and wait no more', async () => {
    const pair = await aDouble(at)
    const { double_person_ID, earlier, later } = pair
    expect(await settle(double_person_ID, { note: ' ' })).toMatchObject({ isError: true })
    expect(await settle(double_person_ID)).toMatchObject({ isError: false })
    expect(await settle(double_person_ID)).toMatchObject({ code: 'rule/double-settled' })
    expect(await rowOf(pair)).toBeUndefined()
    expect(await notesOf(later.partnerId)).toEqual([
      expect.stringMatching(
        `Not the same person as Sita Shrestha \\d+ .${earlier.partnerId}.: Cousins with one phone`,
      ),
    ])
    expect(await notesOf(earlier.partnerId)).toEqual([
      expect.stringMatching(
        `Not the same person as Seeta Shresta \\d+ .${later.partnerId}.: Cousins with one phone`,
      ),
    ])
    const details = await sameDetails(at.database, [later.partnerId])
    expect(details(later.partnerId).sign).toBe('agree')
  })

  it('that are one person keep their sign in the review of an application', async () => {
    const { double_person_ID, later } = await aDouble(at)
    expect(await settle(double_person_ID, { is_one: true })).toMatchObject({ isError: false })
    const details = await sameDetails(at.database, [later.partnerId])
    expect(details(later.partnerId)).toMatchObject({
      sign: 'unknown',
      values: [{ en: expect.stringContaining('Sita Shrestha') }, expect.anything()],
    })
  })

  it('wait again when they come to share more than was known', async () => {
    const pair = await aDouble(at)
    await settle(pair.double_person_ID)
    await change(pair.later.partnerId, { name: 'Seeta Shrestha Thapa' })
    expect(await rowOf(pair)).toBeUndefined()
    await change(pair.earlier.partnerId, { citizen_no: '27-01-70-55001' })
    await change(pair.later.partnerId, { citizen_no: '27-01-70-55001' })
    expect(await rowOf(pair)).toMatchObject({ words: { en: 'Same citizenship no.' } })
  })

  it('are no endless queue where many have typed one number for want of theirs', async () => {
    for (let each = 0; each < 14; each++)
      await change((await at.student()).partnerId, { citizen_no: 'N/A' })
    const { n } = await at.database.kysely
      .selectFrom('double_person')
      .innerJoin('c_bpartner', 'c_bpartner_id', 'later_id')
      .select((each) => each.fn.countAll<number>().as('n'))
      .where('citizen_no', '=', 'N/A')
      .executeTakeFirstOrThrow()
    expect(n).toBeLessThanOrEqual(14 * 10)
    expect(n).toBeGreaterThan(0)
  })

  it('are nothing a student, the cashier or a stranger reads or decides', async () => {
    const { double_person_ID, earlier, later } = await aDouble(at)
    const [student, cashier] = [await at.signIn(later.email), await at.staff('cashier')]
    const body = { double_person_ID, is_one: true, note: 'Mine' }
    for (const by of [student, cashier])
      expect((await by.post('/api/v1/processes/double_person_settle', body)).status).toBe(403)
    expect(await call(cashier, 'desk_list', { queue })).toMatchObject({ isError: true })
    const profile = await student.get(`/api/v1/models/c_bpartner/${later.partnerId}`)
    expect(profile.text).not.toContain(String(earlier.partnerId))
    expect(await settle(999_999_999)).toMatchObject({ code: 'rule/double-unknown' })
  })
})
