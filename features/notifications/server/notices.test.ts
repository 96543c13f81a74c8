import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { testPassword } from '#testing/test-people.ts'
import type { Person } from '#testing/person.ts'
import { notifyPartner } from './notify-person.ts'

const path = '/api/v1/models/ad_note'
const markRead = '/api/v1/processes/notice_mark_read'
const messages = {
  en: 'Your application {name} was closed.',
  ne: 'तपाईंको आवेदन {name} बन्द भयो।',
}

describe('notices', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  async function student() {
    const stored = await at.student()
    return { ...stored, person: await at.signIn(stored.email) }
  }
  const tell = (partnerId: number, event = 'n_entrance_reg:1') =>
    at.database.transaction((transaction) =>
      notifyPartner(transaction, {
        partnerId,
        sort: 'application-closed',
        event,
        message: messages,
        values: { name: 'BE Civil' },
        nowMs: at.clock.nowMs(),
      }),
    )
  const mails = (recipient: string) =>
    at.database.kysely
      .selectFrom('mail_outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', recipient)
      .where('subject', 'in', ['Your application is closed', 'तपाईंको आवेदन बन्द भयो'])
      .execute()
  const notes = async (person: Person, query = {}) =>
    (await person.get(path, query)).body['records'] as Record<string, unknown>[]

  const inNepali = ({ email }: { email: string }) => at.signIn(email, testPassword, 'ne_NP')

  it('are one sentence in the language of who reads, also when filtered and sorted by it', async () => {
    const sita = await student()
    await tell(sita.partnerId)
    expect(await notes(sita.person)).toMatchObject([
      { TextMsg: 'Your application BE Civil was closed.' },
    ])
    const nepali = await inNepali(sita)
    const sentence = 'तपाईंको आवेदन BE Civil बन्द भयो।'
    expect(await notes(nepali)).toMatchObject([{ TextMsg: sentence }])
    expect(await notes(nepali, { $filter: `startswith(TextMsg,'तपाईंको')` })).toHaveLength(1)
    expect(await notes(nepali, { $filter: `startswith(TextMsg,'Your')` })).toEqual([])
    expect(await notes(nepali, { $orderby: 'TextMsg' })).toHaveLength(1)
  })

  it('announce one event once, on the screen and by mail, in the language of the last sign-in', async () => {
    const [sita, bina] = [await student(), await student()]
    await inNepali(bina)
    await Promise.all([tell(sita.partnerId), tell(sita.partnerId), tell(sita.partnerId)])
    await tell(sita.partnerId, 'n_entrance_reg:2')
    await tell(bina.partnerId)
    expect(await notes(sita.person)).toHaveLength(2)
    expect(await mails(sita.email)).toHaveLength(2)
    const [mail] = await mails(bina.email)
    expect(mail?.subject).toBe('तपाईंको आवेदन बन्द भयो')
    expect(mail?.body).toMatch(/^तपाईंको आवेदन BE Civil बन्द भयो।/)
  })

  it('are gone with the change they announce', async () => {
    const sita = await student()
    const sending = at.database.transaction(async (transaction) => {
      await notifyPartner(transaction, {
        partnerId: sita.partnerId,
        sort: 'application-closed',
        event: 'n_entrance_reg:1',
        message: messages,
        values: { name: 'BE Civil' },
        nowMs: at.clock.nowMs(),
      })
      throw new Error('changed my mind')
    })
    await expect(sending).rejects.toThrow('changed my mind')
    expect(await notes(sita.person)).toEqual([])
    expect(await mails(sita.email)).toEqual([])
  })

  it('are marked as read one by one or all, by their reader only, and keep their Published Date', async () => {
    const [sita, bina] = [await student(), await student()]
    await tell(sita.partnerId, 'n_entrance_reg:1')
    await tell(sita.partnerId, 'n_entrance_reg:2')
    const before = await notes(sita.person, { $orderby: 'ad_note_ID' })
    const [first] = before
    const body = { ad_note_ID: first?.['id'] }
    expect((await bina.person.post(markRead, body)).body).toMatchObject({
      isError: true,
      code: 'rule/notice-unknown',
    })
    at.clock.advance(60_000)
    await sita.person.post(markRead, body)
    expect((await sita.person.post(markRead, body)).body).toMatchObject({ isError: false })
    const read = await notes(sita.person, { $orderby: 'ad_note_ID' })
    expect(read.map(({ Processed }) => Processed)).toEqual([true, false])
    expect(read.map(({ Updated }) => Updated)).toEqual(before.map(({ Updated }) => Updated))
    expect(await notes(sita.person, { $filter: 'Processed eq false' })).toHaveLength(1)
    await sita.person.post(markRead)
    expect(await notes(sita.person, { $filter: 'Processed eq false' })).toEqual([])
  })
})
