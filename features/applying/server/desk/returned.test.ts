import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplicant, type Applicant, payWithKhalti } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { storeMarksheets } from '#testing/kinds/marksheet.ts'
import type { Person } from '#testing/person.ts'
import { portrait } from '#features/profile/testing/portrait.ts'
import type { DeskRow } from '#features/desk/wire/desk.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'

const blurred = { reason: 'Photo is blurred.', reason_ne: 'तस्बिर धमिलो छ।' }
const hour = 3_600_000

describe('an application that is returned to its student', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const call = async (who: Person, slug: string, body: object) =>
    (await who.post(`/api/v1/processes/${slug}`, body)).body
  const decide = (id: number, doc_action: string, more: object = {}) =>
    call(registrar, 'entrance_document_action', { n_entrance_reg_ID: id, doc_action, ...more })
  const paid = async (): Promise<Applicant> => {
    const applicant = await anApplicant(at)
    await storeMarksheets(at, applicant.partnerId)
    await payWithKhalti(at, applicant, 150_000)
    return applicant
  }
  const rowOf = async (record: number) => {
    const { data } = await call(registrar, 'desk_list', { queue: 'entrance' })
    return (data as { rows: readonly DeskRow[] }).rows.find((row) => row.record === record)
  }
  const evidenceOf = async (record: number) => {
    const { data } = await call(registrar, 'desk_item', { queue: 'entrance', record })
    return (data as { evidence: Evidence }).evidence
  }
  const returnsOf = async (who: Person) => {
    const { body } = await who.get('/api/v1/models/n_application_return')
    return body['records'] as readonly Record<string, unknown>[]
  }
  const sendAgain = (who: Person, id: unknown) =>
    call(who, 'application_send_again', { n_application_return_ID: id })
  /** Returned with this reason; its return as the student reads it. */
  const returned = async (reason: object = blurred) => {
    const applicant = await paid()
    const student = await applicant.person()
    expect(await decide(applicant.applicationId, 'RJ', reason)).toMatchObject({ isError: false })
    const [back] = await returnsOf(student)
    return { applicant, student, id: applicant.applicationId, back: back?.['id'] }
  }

  it('leaves the queue, and its student is notified of the reason once, in both languages', async () => {
    const { applicant, student, id, back } = await returned()
    expect(await rowOf(id)).toBeUndefined()
    expect(await applicant.application()).toMatchObject({
      DocStatus: { id: 'DR' },
      IsPaid: true,
      n_application_return_ID: back,
    })
    expect(await returnsOf(student)).toMatchObject([blurred])
    const notes = await at.database.kysely
      .selectFrom('ad_note as n')
      .innerJoin('ad_user as u', 'u.ad_user_id', 'n.ad_user_id')
      .select(['n.textmsg', 'n.textmsg_ne'])
      .where('u.c_bpartner_id', '=', applicant.partnerId)
      .where('n.sort', '=', 'application-returned')
      .execute()
    expect(notes).toHaveLength(1)
    expect(notes[0]?.textmsg).toMatch(/was returned to you\. Photo is blurred\. Then send it again/)
    expect(notes[0]?.textmsg_ne).toContain('तस्बिर धमिलो छ।')
  })

  it('is neither approved nor returned again meanwhile, but may be closed', async () => {
    const { student, id, back } = await returned()
    const waits = { isError: true, code: 'rule/with-student' }
    expect(await decide(id, 'AP')).toMatchObject(waits)
    expect(await decide(id, 'RJ', blurred)).toMatchObject(waits)
    expect(await decide(id, 'CL')).toMatchObject({ isError: false })
    expect(await sendAgain(student, back)).toMatchObject({ code: 'rule/not-returned' })
  })

  it('sent again is back in its place, to be looked at by itself, with what is new and what was asked', async () => {
    const { applicant, student, id, back } = await returned()
    const data = Buffer.from(await portrait(7)).toString('base64')
    const photo = { Logo_ID: { name: 'new.jpg', data } }
    const path = `/api/v1/models/c_bpartner/${applicant.partnerId}`
    expect((await student.put(path, photo)).status).toBe(200)
    expect(await sendAgain(student, back)).toMatchObject({ isError: false })
    expect(await rowOf(id)).toMatchObject({
      sign: 'unknown',
      isReady: false,
      words: { en: 'Sent again' },
    })
    const { checks, history, files } = await evidenceOf(id)
    expect(files[0]?.label.en).toBe('Photo (new)')
    expect(checks.map(({ values }) => values[0])).toContainEqual({
      en: 'new, you judge it',
      ne: 'नयाँ, तपाईं हेर्नुहोस्',
    })
    expect(history.map(({ words }) => words.en)).toEqual([
      'Sent again by the student',
      'Returned by registrar person: “Photo is blurred.”',
      'Applied',
    ])
    expect(await decide(id, 'AP')).toMatchObject({ isError: false })
    await expectSoundMoney(at.database)
  })

  it('has waited on the office without the time it was with its student', async () => {
    const applicant = await paid()
    const id = applicant.applicationId
    const since = async () => Date.parse((await rowOf(id))?.since ?? '')
    const first = await since()
    for (const round of [1, 2]) {
      at.clock.advance(hour)
      registrar = await at.staff('registrar')
      expect(await decide(id, 'RJ', blurred)).toMatchObject({ isError: false })
      at.clock.advance(5 * hour)
      const student = await applicant.person()
      registrar = await at.staff('registrar')
      const open = (await returnsOf(student)).find((each) => each['sent_again'] === undefined)
      expect(await sendAgain(student, open?.['id'])).toMatchObject({ isError: false })
      expect(await since()).toBe(first + round * 5 * hour)
    }
  })

  it('is sent again once, by its student only; repeated requests succeed without a second one', async () => {
    const { student, id, back } = await returned()
    const other = await (await paid()).person()
    const unknown = { isError: true, code: 'rule/return-unknown' }
    expect(await sendAgain(other, back)).toMatchObject(unknown)
    expect(await sendAgain(student, 1)).toMatchObject(unknown)
    expect(await returnsOf(other)).toEqual([])
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendAgain(student, back)))
    for (const answer of answers) expect(answer).toMatchObject({ isError: false })
    const entries = await at.database.kysely
      .selectFrom('audit_entry')
      .select('record')
      .where('process', '=', 'application_send_again')
      .where('record', '=', String(back))
      .execute()
    expect(entries).toHaveLength(1)
    expect(await rowOf(id)).toBeDefined()
  })

  it('needs a reason, a paid fee, and says nothing else', async () => {
    const owing = await anApplicant(at)
    expect(await decide(owing.applicationId, 'RJ', blurred)).toMatchObject({
      code: 'rule/not-paid',
    })
    const { applicationId: id } = await paid()
    expect(await decide(id, 'RJ')).toMatchObject({ code: 'rule/reason-needed' })
    expect(await decide(id, 'RJ', { reason: ' ' })).toMatchObject({ code: 'rule/reason-needed' })
    expect(await rowOf(id)).toMatchObject({ words: { en: 'Photo' } })
  })

  it('with own text in one language is read translated once it is', async () => {
    const { student } = await returned({ ...blurred, own_words: 'Come by.' })
    const { data } = await call(registrar, 'desk_list', { queue: 'translations' })
    const owed = (data as { rows: readonly DeskRow[] }).rows.at(-1)
    const translation = { owed_translation_ID: owed?.record, translation: 'आउनुहोस्।' }
    expect(await call(registrar, 'reason_translate', translation)).toMatchObject({ isError: false })
    expect((await returnsOf(student))[0]).toMatchObject({
      reason: 'Photo is blurred. Come by.',
      reason_ne: 'तस्बिर धमिलो छ। आउनुहोस्।',
    })
  })
})
