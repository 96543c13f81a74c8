import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { anApplicant, anOpening } from '#testing/applicant.ts'
import { confirm, isoText } from '#testing/kinds/results-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { storeSetting } from '#features/settings/server/settings.ts'
import { noticeToApplicants } from '../testing/staff-actions.ts'
import type { ReadNotice } from '../wire/processes.ts'
import { sendDueNotices } from './send-due.ts'

const texts = { text: 'The hall has changed.', text_ne: 'हल बदलियो।' }

describe('a notice to many students', () => {
  let at: TestServer
  let hari: Person
  let sarita: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    hari = await at.staff('registrar')
    sarita = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const plan = async (audience: object, by = hari) => {
    const { body } = await by.post(processPath('bulk_notice_plan'), { ...texts, ...audience })
    return { id: Number((body['data'] as { notice_ID: number } | null)?.notice_ID), body }
  }
  const read = async (id: number) => {
    const { body } = await hari.post(processPath('bulk_notice_read'), { notice_ID: id })
    return (body['data'] as { notice: ReadNotice }).notice
  }
  const send = (id: number, people: number) =>
    hari.post(processPath('bulk_notice_send'), { notice_ID: id, people })
  const takeBack = (id: number) =>
    hari.post(processPath('bulk_notice_take_back'), { notice_ID: id })
  const notesOf = async (partnerId: number) => {
    const { rows } = await sql<{ textmsg: string }>`
      select textmsg from ad_note join ad_user using (ad_user_id)
      where c_bpartner_id = ${partnerId} and sort = 'announcement'`.execute(at.database.kysely)
    return rows.map(({ textmsg }) => textmsg)
  }
  const sendPortions = (signal = new AbortController().signal) =>
    sendDueNotices(at.database, at.clock.nowMs(), signal)
  const killed = AbortSignal.abort()
  /** Stores students with an enrollment in the first programme and a semester; gives their first id. */
  const manyStudents = async (first: number, count: number, semester: number) => {
    const from = sql`generate_series(${first}::integer, ${first + count - 1}::integer) as s(i)`
    await sql`insert into c_bpartner (c_bpartner_id, name, email, regrollno)
      select i, 'Student ' || i, 'many' || i || '@example.com', 'M-' || i from ${from}`.execute(
      at.database.kysely,
    )
    await sql`insert into ad_user (ad_user_id, name, email, c_bpartner_id)
      select i, 'Student ' || i, 'many' || i || '@example.com', i from ${from}`.execute(
      at.database.kysely,
    )
    await sql`insert into n_program_enroll (c_bpartner_id, n_program_id, n_sem_year_id, urollstatus)
      select i, (select min(n_program_id) from n_program), ${semester}, true from ${from}`.execute(
      at.database.kysely,
    )
  }
  const semesterIds = async () => {
    const { rows } = await sql<{ id: string }>`
      select n_sem_year_id as id from n_sem_year order by 1`.execute(at.database.kysely)
    return rows.map(({ id }) => Number(id))
  }
  const notedOnce = async (id: number) => {
    const { rows } = await sql<{ notes: string; people: string }>`
      select count(*) as notes, count(distinct ad_user_id) as people from ad_note
      where event_key = ${`announcement:bulk_notice:${id}`}`.execute(at.database.kysely)
    return { notes: Number(rows[0]?.notes), people: Number(rows[0]?.people) }
  }

  it('goes to the applicants of an opening, and to no other student', async () => {
    const opening = await anOpening(at)
    const one = await anApplicant(at, opening)
    const other = await anApplicant(at)
    const { id } = await plan(noticeToApplicants(opening))
    expect(await read(id)).toMatchObject({
      state: 'draft',
      reach: 1,
      mailed: 1,
      needsSecond: false,
      unknown: [],
    })
    expect((await send(id, 2)).body['code']).toBe('rule/people-changed')
    await sendPortions()
    expect(await notesOf(one.partnerId)).toEqual([])
    expect((await send(id, 1)).body['isError']).toBe(false)
    await sendPortions()
    await sendPortions()
    expect(await notesOf(one.partnerId)).toEqual(['Hall changed.'])
    expect(await notesOf(other.partnerId)).toEqual([])
    expect(await read(id)).toMatchObject({ state: 'sent', people: 1, sent: 1 })
    expect((await takeBack(id)).body['code']).toBe('rule/all-sent')
    const { rows: mails } = await sql<{ n: string }>`select count(*) as n from mail_outbox
      where body like '%Hall changed.%' or subject = 'A notice of the university'`.execute(
      at.database.kysely,
    )
    expect(Number(mails[0]?.n)).toBe(1)
    const readers = await hari.post(processPath('bulk_notice_readers'), { notice_ID: id })
    expect(readers.body['data']).toMatchObject({ readers: [{ partnerId: one.partnerId }] })
  })

  it('goes to all applicants if it was stored before one could choose a quota', async () => {
    const opening = await anOpening(at)
    const { partnerId } = await anApplicant(at, opening)
    const { id } = await plan(noticeToApplicants(opening))
    await sql`update bulk_notice set audience = (audience::jsonb - 'quota')::text
      where bulk_notice_id = ${id}`.execute(at.database.kysely)
    expect(await read(id)).toMatchObject({ reach: 1, chosen: { quota: null } })
    expect((await send(id, 1)).body['isError']).toBe(false)
    await sendPortions()
    expect(await notesOf(partnerId)).toEqual(['Hall changed.'])
  })

  it('goes to the applicants of one quota, and only an entrance has quotas', async () => {
    const opening = await anOpening(at)
    const [dalit, open] = [await anApplicant(at, opening), await anApplicant(at, opening)]
    const chose = (partnerId: number, selectedquota: string) =>
      at.database.kysely
        .updateTable('n_entrance_reg')
        .set({ selectedquota })
        .where('c_bpartner_id', '=', partnerId)
        .execute()
    await chose(dalit.partnerId, 'Female,Dalit')
    await chose(open.partnerId, 'Open')
    const toQuota = { ...noticeToApplicants(opening), quota: 'Dalit' }
    const { id } = await plan(toQuota)
    expect(await read(id)).toMatchObject({
      reach: 1,
      chosen: { quota: 'Dalit' },
      audience: { en: expect.stringMatching(/, quota Dalit$/) },
    })
    expect((await send(id, 1)).body['isError']).toBe(false)
    await sendPortions()
    expect(await notesOf(dalit.partnerId)).toEqual(['Hall changed.'])
    expect(await notesOf(open.partnerId)).toEqual([])
    for (const wrong of [{ quota: 'Nobody' }, { opening_model: 'n_exam_open' }])
      expect((await plan({ ...toQuota, ...wrong })).body['code']).toBe('rule/no-audience')
  })

  it('needs a second person above the number that the university set', async () => {
    const opening = await anOpening(at)
    for (const _ of [1, 2]) await anApplicant(at, opening)
    const { id } = await plan(noticeToApplicants(opening))
    const setAlone = (peopleAlone: number) =>
      at.database.transaction((transaction) =>
        storeSetting(
          transaction,
          { key: 'notices', value: { peopleAlone } },
          { userId: hari.userId, nowMs: at.clock.nowMs() },
        ),
      )
    await setAlone(2)
    expect(await read(id)).toMatchObject({ reach: 2, needsSecond: false, alone: 2 })
    await setAlone(1)
    expect(await read(id)).toMatchObject({ reach: 2, needsSecond: true, alone: 1 })
    const proposed = await send(id, 2)
    expect(await read(id)).toMatchObject({ state: 'proposed', people: 0 })
    expect((await confirm(sarita, proposed)).body['isError']).toBe(false)
    await setAlone(200)
    await sendPortions()
    expect(await read(id)).toMatchObject({ state: 'sent', people: 2 })
  })

  it('to a pasted list names the entries that are no student, and waits until they are removed', async () => {
    const one = await at.student()
    const typed = { audience: 'people', people: `${one.email.toUpperCase()}; R-none` }
    const { id } = await plan(typed)
    expect(await read(id)).toMatchObject({ reach: 1, unknown: ['r-none'] })
    expect((await send(id, 1)).body['code']).toBe('rule/people-unknown')
    const again = await plan({ ...typed, people: one.email, notice_ID: id })
    expect(again.id).toBe(id)
    expect((await send(id, 1)).body['isError']).toBe(false)
    expect((await plan({ ...typed, notice_ID: id })).body['code']).toBe('rule/not-a-draft')
    await sendPortions()
    expect(await notesOf(one.partnerId)).toEqual([texts.text])
  })

  it('to more than 200 is confirmed by a second person, and reaches 2,000 once each after a kill', async () => {
    const [, , semester = 0, another = 0] = await semesterIds()
    await manyStudents(5_000_000, 2_000, semester)
    await manyStudents(5_100_000, 5, another)
    const { id } = await plan({ audience: 'students', semester })
    expect(await read(id)).toMatchObject({ reach: 2_000, needsSecond: true })
    const proposed = await send(id, 2_000)
    expect(await read(id)).toMatchObject({ state: 'proposed', people: 0 })
    expect((await takeBack(id)).body['code']).toBe('rule/all-sent')
    await sendPortions()
    expect((await confirm(hari, proposed)).body['isError']).toBe(true)
    expect((await confirm(sarita, proposed)).body['isError']).toBe(false)
    await manyStudents(5_200_000, 5, semester)
    await sendPortions(killed)
    expect(await read(id)).toMatchObject({ state: 'sending', people: 2_000, sent: 200 })
    await Promise.all([sendPortions(), sendPortions()])
    await sendPortions()
    expect(await read(id)).toMatchObject({ state: 'sent', people: 2_000, sent: 2_000 })
    expect(await notedOnce(id)).toEqual({ notes: 2_000, people: 2_000 })
    expect(await notesOf(5_100_000)).toEqual([])
    expect(await notesOf(5_200_000)).toEqual([])
  })

  it('is sent at its time, and is taken back half way', async () => {
    const semester = (await semesterIds())[4] ?? 0
    await manyStudents(5_300_000, 300, semester)
    const atMs = at.clock.nowMs() + 3_600_000
    const { id } = await plan({ audience: 'students', semester, send_at: isoText(atMs) })
    expect((await confirm(sarita, await send(id, 300))).body['isError']).toBe(false)
    await sendPortions()
    expect(await read(id)).toMatchObject({ state: 'scheduled', sent: 0 })
    const later = atMs + 60_000
    await sendDueNotices(at.database, later, killed)
    expect((await takeBack(id)).body).toMatchObject({ isError: false })
    await sendDueNotices(at.database, later, new AbortController().signal)
    expect(await read(id)).toMatchObject({ state: 'taken-back', people: 300, sent: 200 })
    expect(await notedOnce(id)).toEqual({ notes: 200, people: 200 })
  })

  it('is refused without text, group or time, and to other roles', async () => {
    const students = { audience: 'students' }
    const codes = [
      { ...students, text_ne: '' },
      { audience: 'all' },
      { audience: 'applicants', opening_model: 'ad_user', opening: 1 },
      { audience: 'people', people: ' , ' },
      { ...students, send_at: '2026-02-31 10:00' },
      { ...students, send_at: '2001-01-01 10:00' },
    ].map(async (each) => (await plan(each)).body['code'])
    expect(await Promise.all(codes)).toEqual([
      'plan/wrong-argument',
      'rule/no-audience',
      'rule/no-audience',
      'rule/no-audience',
      'rule/instant-wrong',
      'rule/instant-wrong',
    ])
    expect((await send(1, 1)).body['code']).toBe('rule/no-notice')
    const cashier = await at.staff('cashier')
    expect((await cashier.post(processPath('bulk_notices'))).status).toBe(403)
  })
})
