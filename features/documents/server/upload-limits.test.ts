import { Buffer } from 'node:buffer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '#features/documents/server/sweep-files.ts'
import { aPdf, picture } from '#features/profile/testing/plain-files.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'

const pdf = (text: string) => aPdf(`/Lang (${text})`).toString('base64')
const day = 24 * 3_600_000

describe('the limits on uploads', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  const record = (more: Record<string, unknown>) => ({
    institution: 'Rasuwa School',
    level: '2plus_two',
    majorSubject: 'Science',
    endYear: '2080',
    board: 'NEB',
    gradingType: 'G',
    obtainedMarks: '3.4',
    ...more,
  })
  const save = (who: Person, marksheetfile: string) =>
    who.post('/nou/academic_record/save', record({ marksheetfile }))

  async function someone() {
    const student = await at.student({ complete: false })
    return { ...student, person: await at.signIn(student.email) }
  }

  async function contents(): Promise<number> {
    let count = 0
    for await (const _ of at.files.list()) count += 1
    return count
  }

  it('goes round among people: one who sends ten waits behind one who sends one', async () => {
    const greedy = await someone()
    const modest = await someone()
    const photo = (await picture(1_400, 1_800).jpeg().toBuffer()).toString('base64')
    const large = Buffer.concat([Buffer.from(photo, 'base64'), Buffer.alloc(300_000)])
    const body = { Logo_ID: { name: 'a.jpg', data: large.toString('base64') } }
    const order: string[] = []
    const send = async (who: typeof greedy, name: string) => {
      const answer = await who.person.put(`/api/v1/models/c_bpartner/${who.partnerId}`, body)
      order.push(`${name} ${answer.status}`)
    }
    const all = Array.from({ length: 10 }, () => send(greedy, 'greedy'))
    await Promise.all([...all, send(modest, 'modest')])
    expect(order).toHaveLength(11)
    expect(order.indexOf('modest 200')).toBeLessThan(4)
  })

  it('counts refused files, vouchers too, for the day of who sent them', async () => {
    const { person, userId } = await someone()
    const refused = await save(person, Buffer.from('%PDF-1.4 %%EOF').toString('base64'))
    expect(refused.status).toBe(400)
    const counted = () =>
      at.database.kysely
        .selectFrom('refused_upload')
        .select('ad_user_id')
        .where('ad_user_id', '=', userId)
        .execute()
    expect(await counted()).toHaveLength(1)
    await at.database.kysely
      .insertInto('refused_upload')
      .values(Array.from({ length: 199 }, () => ({ ad_user_id: userId })))
      .execute()
    expect((await save(person, pdf('one more'))).status).toBe(429)
    const photo = await picture().jpeg().toBuffer()
    const image = await person.put(`/api/v1/models/c_bpartner/${(await someone()).partnerId}`, {
      Logo_ID: { name: 'a.jpg', data: photo.toString('base64') },
    })
    expect(image.status).not.toBe(200)
    const others = await someone()
    expect((await save(others.person, pdf('somebody else'))).status).toBe(200)
  })

  it('stores nothing of what is refused when the storage is full', async () => {
    const { person, partnerId } = await someone()
    const added = await save(person, pdf('the first'))
    const recordId = Number(added.body['n_bpaca_info_ID'])
    const upload = (name: string) =>
      person.post('/nou/attachment/upload', {
        model_name: 'n_bpaca_info',
        record_id: recordId,
        filename: `${name}.pdf`,
        filedata: pdf(name),
      })
    const { attachment_id: _, ...first } = await at.database.kysely
      .selectFrom('attachment')
      .selectAll()
      .where('record_id', '=', recordId)
      .executeTakeFirstOrThrow()
    const more = Array.from({ length: 18 }, (_each, number) => ({
      ...first,
      name: `${number}.pdf`,
    }))
    await at.database.kysely.insertInto('attachment').values(more).execute()
    expect((await upload('the last')).status).toBe(200)
    const before = await contents()
    expect((await upload('one too many')).status).toBe(409)
    const rows = Array.from({ length: 19 }, () => ({
      c_bpartner_id: partnerId,
      value: '1slc',
      institute: 'A',
      uni_board: 'NG',
      passed_year: '2078',
      description: 'All',
      grading_type: 'G' as const,
      obtained_marks: 3,
      full_marks: 4,
    }))
    await at.database.kysely.insertInto('n_bpaca_info').values(rows).execute()
    expect((await save(person, pdf('a record too many'))).status).toBe(409)
    expect(await contents()).toBe(before)
  })

  it('sweeps what no row has named for a week, and nothing else', async () => {
    const { person } = await someone()
    expect((await save(person, pdf('kept'))).status).toBe(200)
    const named = await contents()
    const lost = await at.files.put(Buffer.from('nobody names this'))
    const sweep = (nowMs: number) => sweepFiles({ ...at, nowMs })
    expect(await sweep(Date.now() + 6 * day)).toBe(0)
    expect(await at.files.exists(lost.sha256)).toBe(true)
    expect(await sweep(Date.now() + 8 * day)).toBe(1)
    expect(await at.files.exists(lost.sha256)).toBe(false)
    expect(await contents()).toBe(named)
  })
})
