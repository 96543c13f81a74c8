import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { type NoticeType, type NoticeTypeFacts, noticeTypes } from '../rules/notice-types.ts'
import { notifyPartner } from './notify-person.ts'

const choose = '/api/v1/processes/notice_choose'
const message = { en: 'It has happened: {name}.', ne: 'यस्तो भयो: {name}।' }

describe('every type of notice', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  const rowsOf = async (partnerId: number) => {
    const { ad_user_id, email } = await at.database.kysely
      .selectFrom('ad_user')
      .select(['ad_user_id', 'email'])
      .where('c_bpartner_id', '=', partnerId)
      .executeTakeFirstOrThrow()
    const notes = await at.database.kysely
      .selectFrom('ad_note')
      .select('sort')
      .where('ad_user_id', '=', ad_user_id)
      .execute()
    const mails = await at.database.kysely
      .selectFrom('mail_outbox')
      .select('subject')
      .where('recipient', '=', email)
      .where('channel', '=', 'mail')
      .execute()
    return { notes: notes.map(({ sort }) => sort), mails: mails.map(({ subject }) => subject) }
  }
  const tell = (partnerId: number, sort: NoticeType, killed = false) =>
    at.database.transaction(async (transaction) => {
      await notifyPartner(transaction, {
        partnerId,
        sort,
        event: 'n_anything:1',
        message,
        values: { name: 'BE Civil' },
        nowMs: at.clock.nowMs(),
      })
      if (killed) throw new Error('killed')
    })

  it.each(Object.entries(noticeTypes) as [NoticeType, NoticeTypeFacts][])(
    '%s creates one row and at most one mail, when sent twice, at once, and after a kill between',
    async (type, { mail, name }) => {
      const { partnerId } = await at.student()
      await expect(tell(partnerId, type, true)).rejects.toThrow('killed')
      expect(await rowsOf(partnerId)).toEqual({ notes: [], mails: [] })
      await Promise.all([tell(partnerId, type), tell(partnerId, type)])
      await at.restart()
      await tell(partnerId, type)
      const once = { notes: [type], mails: mail ? [name.en] : [] }
      expect(await rowsOf(partnerId)).toEqual(once)
    },
  )

  it('of a process killed before its commit are sent once by the next one', async () => {
    const { partnerId } = await at.student()
    const script = fileURLToPath(new URL('../testing/tell-and-hang.ts', import.meta.url))
    const child = spawn(process.execPath, [
      script,
      at.databaseUrl,
      String(partnerId),
      String(at.clock.nowMs()),
    ])
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const types = Object.keys(noticeTypes) as NoticeType[]
    for (const type of [...types, ...types]) await tell(partnerId, type)
    const { notes, mails } = await rowsOf(partnerId)
    expect(notes.toSorted()).toEqual(types.toSorted())
    expect(mails).toHaveLength(Object.values(noticeTypes).filter(({ mail }) => mail).length)
  })

  it.each(Object.entries(noticeTypes) as [NoticeType, NoticeTypeFacts][])(
    '%s comes by mail and as a text message as its reader chose',
    async (type, { topic, mail }) => {
      const { partnerId, email } = await at.student({ phone: '9841000111' })
      const person = await at.signIn(email)
      const chosen = await person.post(choose, { topic, mail: false, text: true })
      expect(chosen.body).toMatchObject({ isError: false })
      const before = at.texter.sent.length
      await tell(partnerId, type)
      expect(await rowsOf(partnerId)).toEqual({ notes: [type], mails: [] })
      await at.jobs.runNow('text-messages')
      await at.jobs.runNow('text-messages')
      const texts = at.texter.sent.slice(before)
      expect(texts.map(({ to, text }) => [to, text])).toEqual(
        mail ? [['9841000111', 'It has happened: BE Civil.']] : [],
      )
    },
  )

  it('is chosen by topic; an unknown topic changes nothing, and no text is sent without a mobile number', async () => {
    const { email, partnerId } = await at.student({ phone: '' })
    const person = await at.signIn(email)
    const read = async () => {
      const { body } = await person.post('/api/v1/processes/notice_choices')
      return (body['data'] as { choices: { topic: string; mail: boolean; text: boolean }[] })
        .choices
    }
    const usual = await read()
    expect(usual.every(({ mail, text }) => mail && !text)).toBe(true)
    const wrong = await person.post(choose, { topic: 'weather', mail: false, text: true })
    expect(wrong.body).toMatchObject({ isError: true, code: 'rule/topic-unknown' })
    expect(await read()).toEqual(usual)
    await person.post(choose, { topic: 'payments', mail: true, text: true })
    await person.post(choose, { topic: 'payments', mail: true, text: true })
    expect((await read()).find(({ topic }) => topic === 'payments')).toMatchObject({ text: true })
    const before = at.texter.sent.length
    await tell(partnerId, 'payment-held')
    await at.jobs.runNow('text-messages')
    expect(at.texter.sent).toHaveLength(before)
  })
})
