import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplicant, anOpening, aSlip, payWithKhalti } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import type { DeskQueue, DeskRow, TakeOver } from '../wire/desk.ts'
import type { EvidenceFile } from '../wire/evidence.ts'

const minute = 60_000

describe('the desk', () => {
  let at: TestServer
  let hari: Person
  let gita: Person
  beforeAll(async () => {
    at = await testServer()
    hari = await at.staff('cashier')
    gita = await at.staff('cashier')
  })
  afterAll(() => at.close())

  const call = async (who: Person, slug: string, body: object = {}) =>
    (await who.post(`/api/v1/processes/${slug}`, body)).body
  const dataOf = async (who: Person, slug: string, body: object = {}) =>
    (await call(who, slug, body))['data'] as Record<string, unknown>
  const voucher = async (facts: object = {}, opening?: number) => {
    const applicant = await anApplicant(at, opening)
    const sent = await applicant.uploadVoucher(aSlip(), facts)
    return { queue: 'vouchers', record: Number(sent.body['C_Payment_ID']) }
  }
  const rows = async (who: Person, queue = 'vouchers') =>
    (await dataOf(who, 'desk_list', { queue }))['rows'] as DeskRow[]
  const rowOf = async (who: Person, { record }: { record: number }) =>
    (await rows(who)).find((row) => row.record === record)
  const approve = (who: Person, { record }: { record: number }) =>
    call(who, 'voucher_approve', { c_payment_ID: record, amount: 1_500 })

  it('shows each role only the queues it works on', async () => {
    const ids = async (who: Person) =>
      ((await dataOf(who, 'desk_queues'))['queues'] as DeskQueue[]).map(({ id }) => id)
    expect(await ids(hari)).toEqual(['vouchers', 'translations'])
    expect(await ids(await at.staff('exam-office'))).toEqual([
      'entrance',
      'exam',
      'retotaling',
      'translations',
    ])
    expect(await ids(await at.staff('registrar'))).not.toContain('vouchers')
    expect(
      await call(await at.staff('registrar'), 'desk_list', { queue: 'vouchers' }),
    ).toMatchObject({
      isError: true,
    })
    const librarian = await at.staff('librarian')
    expect((await librarian.post('/api/v1/processes/desk_queues')).status).toBe(403)
    const student = await at.signIn((await at.student()).email)
    expect((await student.post('/api/v1/processes/desk_queues')).status).toBe(403)
  })

  it('locks an item for who opened it first, of two who come at once one', async () => {
    const item = await voucher()
    const both = await Promise.all([
      dataOf(hari, 'desk_lock', item),
      dataOf(gita, 'desk_lock', item),
    ])
    expect(both.filter(({ locked }) => locked === true)).toHaveLength(1)
    const [mine, theirs] = both[0]['locked'] === true ? [hari, gita] : [gita, hari]
    expect((await rowOf(mine, item))?.lock).toMatchObject({ isMine: true })
    expect((await rowOf(theirs, item))?.lock).toMatchObject({ isMine: false })
    expect(await approve(theirs, item)).toMatchObject({ isError: true, code: 'rule/locked' })
    expect(await approve(mine, item)).toMatchObject({ isError: false })
  })

  it('gives a lapsed lock only to a colleague who takes it over, and names the holder in a late decision', async () => {
    const item = await voucher()
    await dataOf(hari, 'desk_lock', item)
    at.clock.advance(2 * minute - 1_000)
    const over = { ...item, take_over: true }
    const living = { locked: false, by: 'cashier person', lapses_in: 1_000 }
    expect(await dataOf(gita, 'desk_lock', over)).toMatchObject(living)
    at.clock.advance(1_000)
    const lapsed = { locked: false, by: 'cashier person', lapses_in: 0 }
    expect(await dataOf(gita, 'desk_lock', item)).toMatchObject(lapsed)
    expect(await dataOf(gita, 'desk_lock', over)).toMatchObject({ locked: true, by: null })
    const late = await approve(hari, item)
    expect(late).toMatchObject({ isError: true, code: 'rule/locked' })
    expect(late['summary']).toContain('cashier person')
    await call(gita, 'desk_leave', item)
    expect(await dataOf(hari, 'desk_lock', item)).toMatchObject({ locked: true })
  })

  it('keeps of what was approved together an entry each, all with one number, and no other number than one', async () => {
    const batch = '0123456789abcdef0123456789abcdef'
    const dated = { voucher_date: '2026-11-20' }
    const together = [await voucher(dated), await voucher(dated)]
    const alone = await voucher()
    const decide = (item: { record: number }, headers: Record<string, string>) =>
      hari.post(
        '/api/v1/processes/voucher_approve',
        { c_payment_ID: item.record, amount: 1_500 },
        headers,
      )
    for (const item of together)
      expect((await decide(item, { 'desk-lot': batch })).body).toMatchObject({ isError: false })
    for (const wrong of [batch.slice(1), batch.toUpperCase(), `${batch}0`, ''])
      expect((await decide(alone, { 'desk-lot': wrong })).status).toBe(400)
    expect((await decide(alone, {})).body).toMatchObject({ isError: false })
    const entries = await at.database.kysely
      .selectFrom('audit_entry')
      .select(['record', 'after'])
      .where('process', '=', 'voucher_approve')
      .where('subject', '=', 'c_payment')
      .where('act', '=', 'changed')
      .orderBy('audit_entry_id')
      .execute()
    const batchOf = ({ record }: { record: number }) =>
      entries
        .filter((entry) => entry.record === String(record))
        .map(({ after }) => (JSON.parse(after) as { lot?: string }).lot)
    expect([...together, alone].map(batchOf)).toEqual([[batch], [batch], [undefined]])
  })

  it('names the opening of each item, and returns several with one reason, one entry each, except one a colleague has open', async () => {
    const opening = await anOpening(at, { name: 'Winter entrance' })
    const [one, other] = [await voucher({}, opening), await voucher({}, opening)]
    const elsewhere = await voucher()
    const openings = await Promise.all([one, other, elsewhere].map((item) => rowOf(hari, item)))
    const [first, second, third] = openings.map((row) => row?.opening)
    expect(first).toMatchObject({ name: { en: 'Entrance, Winter entrance' } })
    expect([second, third?.id === first?.id]).toEqual([first, false])
    await dataOf(gita, 'desk_lock', other)
    const batch = { 'desk-lot': 'fedcba9876543210fedcba9876543210' }
    const reason = { reason: 'It cannot be read.', reason_ne: 'पढ्न सकिएन।' }
    const turnBack = async ({ record }: { record: number }) =>
      (
        await hari.post(
          '/api/v1/processes/voucher_return',
          { c_payment_ID: record, ...reason, own_words: '', own_words_ne: '' },
          batch,
        )
      ).body
    expect(await turnBack(one)).toMatchObject({ isError: false })
    expect(await turnBack(other)).toMatchObject({ isError: true, code: 'rule/locked' })
    const entries = await at.database.kysely
      .selectFrom('audit_entry')
      .select(['record', 'act', 'after'])
      .where('process', '=', 'voucher_return')
      .orderBy('audit_entry_id')
      .execute()
    const changed = entries.filter(({ act }) => act === 'changed')
    expect(changed.map(({ record }) => record)).toEqual([String(one.record)])
    expect(JSON.parse(changed[0]?.after ?? '')).toMatchObject({ lot: batch['desk-lot'] })
    expect(await rowOf(hari, other)).toBeDefined()
  })

  it('counts two tabs of one person as one', async () => {
    const item = await voucher()
    expect(await dataOf(hari, 'desk_lock', item)).toMatchObject({ locked: true })
    expect(await dataOf(hari, 'desk_lock', item)).toMatchObject({ locked: true })
    expect(await approve(hari, item)).toMatchObject({ isError: false })
  })

  it('keeps the lock while one of several tabs of a person shows the item', async () => {
    const item = await voucher()
    for (const tab of ['one', 'two']) await dataOf(hari, 'desk_lock', { ...item, tab })
    await call(hari, 'desk_leave', { ...item, tab: 'two' })
    expect(await dataOf(gita, 'desk_lock', { ...item, tab: 'three' })).toMatchObject({
      locked: false,
    })
    await call(hari, 'desk_leave', { ...item, tab: 'one' })
    expect(await dataOf(gita, 'desk_lock', { ...item, tab: 'three' })).toMatchObject({
      locked: true,
    })
  })

  it('gives a lock held for ten minutes to a colleague who takes it over, and shows the holder a message until it is read', async () => {
    const item = await voucher()
    const over = { ...item, take_over: true, tab: 'gita' }
    for (let minutes = 0; minutes < 10; minutes++) {
      expect(await dataOf(hari, 'desk_lock', { ...item, tab: 'hari' })).toMatchObject({
        locked: true,
      })
      at.clock.advance(minute)
    }
    at.clock.advance(-1)
    expect(await dataOf(gita, 'desk_lock', over)).toMatchObject({ locked: false, take_over_in: 1 })
    at.clock.advance(1)
    const unasked = await dataOf(gita, 'desk_lock', { ...item, tab: 'gita' })
    expect(unasked).toMatchObject({ locked: false, take_over_in: 0 })
    expect(await dataOf(gita, 'desk_lock', over)).toMatchObject({ locked: true })
    const noticesOf = async (who: Person) =>
      ((await dataOf(who, 'desk_take_overs'))['takeOvers'] as TakeOver[]).filter(
        ({ record }) => record === item.record,
      )
    const mine = await noticesOf(hari)
    expect(mine).toMatchObject([{ queue: 'vouchers', record: item.record, by: 'cashier person' }])
    expect(await noticesOf(gita)).toEqual([])
    const ids = mine.map(({ id }) => id)
    await call(gita, 'desk_take_overs_read', { ids })
    expect(await noticesOf(hari)).toHaveLength(1)
    await call(hari, 'desk_take_overs_read', { ids })
    expect(await noticesOf(hari)).toEqual([])
  })

  it('gives an unexpired lock only to the registrar who takes it over', async () => {
    const [registrar, exams] = [await at.staff('registrar'), await at.staff('exam-office')]
    const applicant = await anApplicant(at)
    await payWithKhalti(at, applicant, 150_000)
    const item = { queue: 'entrance', record: applicant.applicationId }
    await dataOf(exams, 'desk_lock', item)
    expect(await dataOf(registrar, 'desk_lock', item)).toMatchObject({ locked: false })
    const taken = await dataOf(registrar, 'desk_lock', { ...item, take_over: true })
    expect(taken).toMatchObject({ locked: true })
    const back = await dataOf(exams, 'desk_lock', { ...item, take_over: true })
    expect(back).toMatchObject({ locked: false, by: 'registrar person' })
  })

  it('lists what has waited on the office longest first, by when that began', async () => {
    const registrar = await at.staff('registrar')
    const [first, second] = [await anApplicant(at), await anApplicant(at)]
    await payWithKhalti(at, second, 150_000)
    at.clock.advance(minute)
    await payWithKhalti(at, first, 150_000)
    const records = (await rows(registrar, 'entrance')).map(({ record }) => record)
    expect(records.indexOf(second.applicationId)).toBeLessThan(records.indexOf(first.applicationId))
    const since = (await rows(registrar, 'entrance')).map((row) => row.since)
    expect(since).toEqual(since.toSorted())
  })

  it('preserves a colleague’s lock when another one leaves the item', async () => {
    const item = await voucher()
    await dataOf(hari, 'desk_lock', item)
    await call(gita, 'desk_leave', item)
    expect((await rowOf(gita, item))?.lock).toMatchObject({ isMine: false })
  })

  it('says what does not agree, in the row and beside the slip', async () => {
    const number = { bank: 'Nepal Bank', voucher_no: '0093 4471', voucher_date: '2026-11-20' }
    const good = await voucher(number)
    const used = await voucher(number)
    const short = await voucher({ payamt: 1_000, voucher_date: '2026-11-20' })
    expect(await rowOf(hari, good)).toMatchObject({ sign: 'look', isReady: false, amount: 150_000 })
    expect(await rowOf(hari, used)).toMatchObject({ sign: 'block', isReady: false })
    expect(await rowOf(hari, short)).toMatchObject({ sign: 'look', isReady: false })
    const { evidence } = await dataOf(hari, 'desk_item', used)
    expect(evidence).toMatchObject({
      blocked: { en: 'A slip that is in use for another payment cannot be approved.' },
      approve: { slug: 'voucher_approve' },
    })
    expect(await approve(hari, used)).toMatchObject({ isError: true, code: 'rule/voucher-held' })
  })

  it('lays the slip that was used before beside the new one; who looks is recorded at both', async () => {
    const number = { bank: 'Nepal Bank', voucher_no: '0093 7777', voucher_date: '2026-11-20' }
    const before = await voucher(number)
    const item = await voucher(number)
    const reader = await at.staff('cashier')
    const filesOf = async (of: { record: number }) => {
      const { evidence } = await dataOf(reader, 'desk_item', { queue: 'vouchers', ...of })
      return (evidence as { files: EvidenceFile[] }).files
    }
    const earlier = (await filesOf(item)).find(({ isEarlier }) => isEarlier)
    expect(earlier).toMatchObject({ model: 'c_payment', record: before.record })
    expect(await filesOf(before)).toHaveLength(2)
    const body = { model: 'c_payment', file_record: before.record, name: earlier?.name }
    expect(await call(reader, 'desk_file', { ...item, ...body })).toHaveProperty('exportFile')
    const other = await voucher()
    expect(await call(reader, 'desk_file', { ...other, ...body })).toMatchObject({
      code: 'rule/file-unknown',
    })
    const read = await at.database.kysely
      .selectFrom('audit_entry')
      .select(['subject', 'record'])
      .where('ad_user_id', '=', reader.userId)
      .where('process', '=', 'desk_file')
      .where('act', '=', 'read')
      .orderBy('record')
      .execute()
    expect(read).toEqual([
      { subject: 'files of c_payment', record: String(before.record) },
      { subject: 'c_payment', record: String(item.record) },
    ])
  })

  it('records an opened item before it shows it, and its file', async () => {
    const item = await voucher()
    const reader = await at.staff('cashier')
    const { evidence } = await dataOf(reader, 'desk_item', item)
    const [file] = (evidence as { files: { model: string; record: number; name: string }[] }).files
    const body = { ...item, model: file?.model, file_record: file?.record, name: file?.name }
    expect((await call(reader, 'desk_file', body))['exportFileLength']).toBeGreaterThan(10)
    expect(await call(reader, 'desk_file', { ...body, name: 'other.pdf' })).toMatchObject({
      code: 'rule/file-unknown',
    })
    const entries = await at.database.kysely
      .selectFrom('audit_entry')
      .select(['act', 'subject', 'record', 'process'])
      .where('ad_user_id', '=', reader.userId)
      .where('act', '=', 'read')
      .orderBy('audit_entry_id')
      .execute()
    expect(entries).toMatchObject([
      { subject: 'c_payment', record: String(item.record), process: 'desk_item' },
      { subject: 'files of c_payment', record: String(item.record), process: 'desk_file' },
    ])
  })

  const waitingFor = async (person: Person) => {
    const { queues } = await dataOf(person, 'desk_queues')
    return (queues as DeskQueue[]).find(({ id }) => id === 'vouchers')
  }

  it('asks a colleague, who finds it among their own and alone answers', async () => {
    const item = await voucher()
    const question = { ...item, ad_user_ID: gita.userId, question: 'Our branch?' }
    expect(await call(hari, 'desk_ask', question)).toMatchObject({ isError: false })
    expect((await rowOf(hari, item))?.asked).toBe('cashier person')
    expect((await rowOf(hari, item))?.forMe).toBeNull()
    expect((await rowOf(gita, item))?.forMe).toEqual({ is: 'question', by: 'cashier person' })
    expect(await waitingFor(gita)).toMatchObject({ mine: 1, questions: 1 })
    expect(await waitingFor(hari)).toMatchObject({ questions: 0 })
    await call(hari, 'desk_assign', { ...item, ad_user_ID: hari.userId })
    const asked = (await waitingFor(hari))?.mine
    expect(await call(hari, 'desk_answer', { ...item, answer: 'Yes' })).toMatchObject({
      code: 'rule/nothing-asked',
    })
    expect(await call(gita, 'desk_answer', { ...item, answer: 'Yes' })).toMatchObject({
      isError: false,
    })
    expect((await rowOf(hari, item))?.asked).toBeNull()
    expect((await rowOf(hari, item))?.forMe).toEqual({ is: 'answer', by: 'cashier person' })
    expect(await waitingFor(gita)).toMatchObject({ mine: 0, questions: 0 })
    expect((await waitingFor(hari))?.mine).toBe((asked ?? 0) + 1)
    const stranger = await at.staff('registrar')
    const wrong = { ...question, ad_user_ID: stranger.userId }
    expect(await call(hari, 'desk_ask', wrong)).toMatchObject({ code: 'rule/colleague-unknown' })
  })

  it.each([
    ['2026-11-20', 'rule/day-wrong'],
    ['2027-11-20', 'rule/day-wrong'],
    ['soon', 'rule/day-wrong'],
  ])('holds nothing until %s', async (until, code) => {
    const item = await voucher()
    expect(await call(hari, 'desk_hold', { ...item, until, reason: 'x' })).toMatchObject({ code })
  })

  it('says how long decisions take, of how many, once there are enough; to students too', async () => {
    const quick = await testServer()
    const cashier = await quick.staff('cashier')
    const median = async () => {
      const { data } = (await cashier.post('/api/v1/processes/desk_queues')).body
      return (data as { queues: DeskQueue[] }).queues.find(({ id }) => id === 'vouchers')?.usual
    }
    let student = ''
    for (const days of [1, 2, 3, 4, 5]) {
      expect(await median()).toBeNull()
      const email = `waits${days}@student.example`
      const applicant = await anApplicant(quick, undefined, { email })
      student = email
      const sent = await applicant.uploadVoucher(aSlip())
      const body = { c_payment_ID: Number(sent.body['C_Payment_ID']), amount: 1_500 }
      await quick.database.kysely
        .updateTable('c_payment')
        .set({ created: new Date(quick.clock.nowMs() - days * 24 * 60 * minute) })
        .where('c_payment_id', '=', body.c_payment_ID)
        .execute()
      await cashier.post('/api/v1/processes/voucher_approve', body)
    }
    expect(await median()).toEqual({ days: 3, of: 5 })
    const person = await quick.signIn(student)
    const daysText = (await person.post('/api/v1/processes/usual_days')).body['data']
    expect(daysText).toEqual({ days: { vouchers: { days: 3, of: 5 } } })
    await quick.close()
  })

  it('brings paid applications to the registrar, and takes them away with a reason in both languages', async () => {
    const registrar = await at.staff('registrar')
    const applicant = await anApplicant(at)
    const isThere = async () =>
      (await rows(registrar, 'entrance')).some(({ record }) => record === applicant.applicationId)
    expect(await isThere()).toBe(false)
    await payWithKhalti(at, applicant, 150_000)
    expect(await isThere()).toBe(true)
    const reason = { reason: 'Bring the original.', reason_ne: 'सक्कल ल्याउनुहोस्।' }
    const close = { n_entrance_reg_ID: applicant.applicationId, doc_action: 'CL', ...reason }
    expect(await call(registrar, 'entrance_document_action', close)).toMatchObject({
      isError: false,
    })
    expect(await isThere()).toBe(false)
    const notes = await (await applicant.person()).get('/api/v1/models/ad_note')
    expect(notes.text).toContain('Bring the original.')
  })

  it('finds a waiting item by the beginning of a name, and none for one character or wildcards', async () => {
    const item = await voucher()
    const name = (await rowOf(hari, item))?.name ?? ''
    const found = async (typed: string) =>
      (await dataOf(hari, 'desk_search', { typed }))['found'] as unknown[]
    expect((await found(name.slice(0, 4))).length).toBeGreaterThan(0)
    expect(await found('x')).toEqual([])
    expect(await found('%%')).toEqual([])
  })

  it('finds a voucher by the number of its slip, in any spelling, for those who may read it', async () => {
    const sita = await anApplicant(at)
    const typed = { bank: 'Nabil Bank', voucher_no: 'NB/0077-4411', voucher_date: '2026-11-19' }
    const { body } = await sita.uploadVoucher(aSlip(), typed)
    const found = async (person: Person, spelling: string) =>
      (await dataOf(person, 'desk_search', { typed: spelling }))['found'] as { record: number }[]
    for (const spelling of ['NB/0077-4411', 'nb 00774411', 'nb००७७ ४४११', ' NB00774411 '])
      expect((await found(hari, spelling)).map(({ record }) => record)).toEqual([
        body['C_Payment_ID'],
      ])
    expect(await found(hari, 'NB/0077-441')).toEqual([])
    const approve = { c_payment_ID: body['C_Payment_ID'], amount: 1_500 }
    expect(await call(hari, 'voucher_approve', approve)).toMatchObject({ isError: false })
    const registrar = await at.staff('registrar')
    const { email } = await at.database.kysely
      .selectFrom('c_bpartner')
      .select('email')
      .where('c_bpartner_id', '=', sita.partnerId)
      .executeTakeFirstOrThrow()
    expect(await found(registrar, email)).toHaveLength(1)
    expect(await found(registrar, 'NB/0077-4411')).toEqual([])
  })
})
