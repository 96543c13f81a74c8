import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import {
  anEntranceOpening,
  storeApplication,
  storeOpening,
} from '#kinds/entrance/testing/entrance.factory.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { holdEntrance } from '#testing/kinds/entrance-result.ts'
import type { Answer, Person } from '#testing/person.ts'
import { proposalRead } from '#testing/proposals-in-tests.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'

const reason = 'The exam of the second campus was held a week before'

describe('an entrance before its first day', () => {
  let at: TestServer
  let mina: Person
  let sarita: Person
  beforeAll(async () => {
    at = await testServer()
    mina = await at.staff('exam-office')
    sarita = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const run = (by: Person, slug: string, body: object) => by.post(`/api/v1/processes/${slug}`, body)
  const codeOf = ({ body }: Answer) => body['code'] ?? null

  /** Two candidates of an entrance of two hours from 11:00, so many days from today, of whom one is let in. */
  async function anEntrance(examIn: number) {
    const today = todayOf(at)
    const people = [await at.student(), await at.student()]
    const openingId = await at.database.transaction(async (transaction) => {
      const row = anEntranceOpening('held', { name: 'Entrance 2083', today })
      const opening = await storeOpening(transaction, { ...row, exam_date: addDays(today, examIn) })
      for (const { partnerId } of people)
        await storeApplication(transaction, { partnerId, openingId: opening })
      return opening
    })
    const { n_entrance_reg_id } = await at.database.kysely
      .selectFrom('n_entrance_reg')
      .select('n_entrance_reg_id')
      .where('n_entrance_open_id', '=', openingId)
      .orderBy('n_entrance_reg_id')
      .executeTakeFirstOrThrow()
    await at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ docstatus: 'AP' })
      .where('n_entrance_reg_id', '=', n_entrance_reg_id)
      .execute()
    const body = { n_entrance_open_ID: openingId }
    await run(mina, 'entrance_symbol_numbers', body)
    return { body, openingId, approved: n_entrance_reg_id }
  }
  type Entrance = Awaited<ReturnType<typeof anEntrance>>
  const scores = async ({ body, approved }: Entrance) => {
    const { erollno } = await at.database.kysely
      .selectFrom('n_entrance_reg')
      .select('erollno')
      .where('n_entrance_reg_id', '=', approved)
      .executeTakeFirstOrThrow()
    const text = `erollno,score,attendance,selected\n${erollno},71.5,,yes`
    const file = { fileName: 'scores.csv', fileContent: Buffer.from(text).toString('base64') }
    return run(mina, 'entrance_scores_enter', { ...body, file })
  }
  const move = (openingId: number, days: object) =>
    at.database.kysely
      .updateTable('n_entrance_open')
      .set(days)
      .where('n_entrance_open_id', '=', openingId)
      .execute()
  /** Scored on time, and then its exam is moved to a day to come. */
  async function scored(examIn: number) {
    const entrance = await anEntrance(-1)
    expect(codeOf(await scores(entrance))).toBeNull()
    await move(entrance.openingId, { exam_date: addDays(todayOf(at), examIn) })
    return entrance
  }
  const firstDay = async (body: object) => {
    const { data } = (await run(mina, 'entrance_sheet', body)).body
    return (data as { firstDay: object }).firstDay
  }
  const publishedAt = async (openingId: number) =>
    (
      await at.database.kysely
        .selectFrom('n_entrance_open')
        .select('result_published')
        .where('n_entrance_open_id', '=', openingId)
        .executeTakeFirstOrThrow()
    ).result_published

  it('is not scored, nor is its result proposed, and the refusal says from when', async () => {
    const entrance = await scored(50)
    const day = formatDay(addDays(todayOf(at), 50), 'en')
    const summary = `This can be done from ${day}, 13:00, when the exam has been held. To do it earlier, give a reason; a second person confirms it.`
    expect((await scores(entrance)).body).toMatchObject({ code: 'rule/too-early', summary })
    for (const more of [{}, { reason: ' ' }])
      expect(
        (await run(mina, 'entrance_publish', { ...entrance.body, ...more })).body,
      ).toMatchObject({ code: 'rule/too-early', summary })
    expect(await firstDay(entrance.body)).toMatchObject({ daysEarly: 50, from: { time: '13:00' } })
  })

  it('is not scored or proposed while applications are open, whenever its exam was', async () => {
    const entrance = await scored(-1)
    await move(entrance.openingId, { apply_uptolate: todayOf(at) })
    expect(codeOf(await scores(entrance))).toBe('rule/too-early')
    expect(codeOf(await run(mina, 'entrance_publish', entrance.body))).toBe('rule/too-early')
    await move(entrance.openingId, { apply_uptolate: addDays(todayOf(at), -1) })
    expect(codeOf(await run(mina, 'entrance_publish', entrance.body))).toBeNull()
  })

  it('is published with a reason, which the second person reads with the days it is early by', async () => {
    const { body, openingId } = await scored(6)
    const proposed = await run(mina, 'entrance_publish', { ...body, reason })
    const { view } = await proposalRead(sarita, proposed)
    expect(view?.early).toEqual({
      fact: { en: '6 days before the exam', ne: 'प्रवेश परीक्षाभन्दा ६ दिन अघि' },
      reason,
    })
    expect(codeOf(await confirm(mina, proposed))).toBe('rule/own-entry')
    expect((await confirm(sarita, proposed)).body).toMatchObject({ isError: false })
    expect(await publishedAt(openingId)).not.toBeNull()
  })

  it('is not published by a proposal without a reason once its exam is moved to a later day', async () => {
    const { body, openingId } = await scored(-1)
    const proposed = await run(mina, 'entrance_publish', body)
    expect((await proposalRead(sarita, proposed)).view?.early).toBeUndefined()
    await move(openingId, { exam_date: addDays(todayOf(at), 2) })
    expect((await proposalRead(sarita, proposed)).view?.early).toMatchObject({ reason: '' })
    expect(codeOf(await confirm(sarita, proposed))).toBe('rule/too-early')
    expect(await publishedAt(openingId)).toBeNull()
  })

  it('is not published by a reason given for an earlier day of its exam', async () => {
    const { body, openingId } = await scored(6)
    const proposed = await run(mina, 'entrance_publish', { ...body, reason })
    await move(openingId, { exam_date: addDays(todayOf(at), 9) })
    expect(codeOf(await confirm(sarita, proposed))).toBe('rule/day-moved')
    expect(await publishedAt(openingId)).toBeNull()
  })

  it('is scored once a second person has confirmed the reason, and not after the exam is moved again', async () => {
    const entrance = await anEntrance(6)
    const { body, openingId } = entrance
    const blank = await run(mina, 'entrance_scores_enter_early', { ...body, reason: ' ' })
    expect(codeOf(blank)).toBe('rule/reason-needed')
    const proposed = await run(mina, 'entrance_scores_enter_early', { ...body, reason })
    expect((await proposalRead(sarita, proposed)).view?.early).toMatchObject({ reason })
    expect(await firstDay(body)).toMatchObject({ agreed: null, proposal: { isOwn: true } })
    expect(codeOf(await scores(entrance))).toBe('rule/too-early')
    expect(codeOf(await confirm(mina, proposed))).toBe('rule/own-entry')
    expect((await confirm(sarita, proposed)).body).toMatchObject({ isError: false })
    expect(await firstDay(body)).toMatchObject({ agreed: reason, proposal: null })
    expect(codeOf(await scores(entrance))).toBeNull()
    await move(openingId, { exam_date: addDays(todayOf(at), 9) })
    expect(codeOf(await scores(entrance))).toBe('rule/day-moved')
    await holdEntrance(at, openingId)
    expect(codeOf(await scores(entrance))).toBeNull()
    const late = await run(mina, 'entrance_scores_enter_early', { ...body, reason })
    expect(codeOf(late)).toBe('rule/not-early')
  })

  it('whose days are not recorded is not held up, and its second person reads that', async () => {
    const { body, openingId } = await scored(-1)
    await move(openingId, { exam_date: null, apply_to: null, apply_uptolate: null })
    const { view } = await proposalRead(sarita, await run(mina, 'entrance_publish', body))
    expect(view?.checks.at(-1)).toMatchObject({
      fact: { en: 'Day not recorded' },
      found: { en: 'Entrance 2083' },
      sign: 'look',
    })
    expect(await firstDay(body)).toMatchObject({ from: null, undated: ['Entrance 2083'] })
  })

  it('warns its second person of open applications and of paid ones that are not decided', async () => {
    const { body, openingId } = await scored(-1)
    await at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ feepaid: 150_000, ispaid: true })
      .where('n_entrance_open_id', '=', openingId)
      .where('docstatus', '=', 'DR')
      .execute()
    await move(openingId, { apply_uptolate: todayOf(at) })
    const proposed = await run(mina, 'entrance_publish', { ...body, reason })
    const { view } = await proposalRead(sarita, proposed)
    expect(view?.early?.fact.en).toBe('1 day before applications are closed')
    expect(view?.checks.map(({ fact, found }) => [fact.en, found.en]).slice(1)).toEqual([
      ['Applications are still open', `until ${formatDay(todayOf(at), 'en')}`],
      ['Paid applications not decided yet', '1: not in this result'],
    ])
  })
})
