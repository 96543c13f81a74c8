import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import type { Person } from '#testing/person.ts'
import type { CounterReader, LibraryDay, Scanned } from '../wire/counter.ts'

describe('the counter of the library', () => {
  let at: TestServer
  let desk: Person
  let copies = 0
  beforeAll(async () => {
    at = await testServer()
    desk = await at.staff('librarian')
  })
  afterAll(() => at.close())

  const process = async (slug: string, body: object = {}) =>
    (await desk.post(`/api/v1/processes/library_${slug}`, body)).body
  const scanned = async (typed: string, reader?: number) => {
    const body = { typed, ...(reader === undefined ? {} : { C_BPartner_ID: reader }) }
    return ((await process('scan', body))['data'] as { scanned: Scanned }).scanned
  }
  const readerOf = async (id: number) =>
    ((await process('reader', { C_BPartner_ID: id }))['data'] as { reader: CounterReader }).reader
  async function aCopy(facts: object = {}) {
    const Value = `CTR-${copies++}`
    const saved = await process('copy_save', { Value, Name: `Optics ${Value}`, isbn: '', ...facts })
    return { Value, id: (saved['data'] as { a_asset_ID: number }).a_asset_ID }
  }
  async function aReader(name: string, regrollno: string) {
    const { partnerId } = await at.student({ name })
    await enrollPartner(at, { partnerId })
    await at.database.kysely
      .updateTable('c_bpartner')
      .set({ regrollno })
      .where('c_bpartner_id', '=', partnerId)
      .execute()
    return partnerId
  }

  it('knows a card, a name, an accession number in any case, and says when nothing is meant', async () => {
    const id = await aReader('Md. Aslam Ansari', '2081-4-17-0058')
    const { Value } = await aCopy()
    expect(await scanned('2081-4-17-0058')).toMatchObject({ is: 'reader', reader: { id } })
    expect(await scanned('\u202A२०८१–४–१७–००५८\u202C')).toMatchObject({
      is: 'reader',
      reader: { id },
    })
    expect(await scanned('Md. Aslam')).toMatchObject({ is: 'reader', reader: { id } })
    expect(await scanned(Value.toLowerCase())).toMatchObject({ is: 'copy', copy: { code: Value } })
    expect(await scanned('%')).toEqual({ is: 'several', readers: [], copies: [] })
    expect(await scanned('nothing at all')).toEqual({ is: 'several', readers: [], copies: [] })
  })

  it('lists the copies when a scanned ISBN has several', async () => {
    const isbn = '978-0-262-04630-5'
    const [one, two] = [
      await aCopy({ Name: 'Algorithms', isbn }),
      await aCopy({ Name: 'Algorithms', isbn }),
    ]
    const found = await scanned('9780262046305')
    expect(found).toMatchObject({ is: 'several', copies: [{ id: one.id }, { id: two.id }] })
  })

  it('says why a reader does not get a copy, by the rule that decides when it is issued', async () => {
    const [holder, other] = [await aReader('Holder', 'C-1'), await aReader('Other', 'C-2')]
    const { Value, id } = await aCopy()
    expect(await scanned(Value, holder)).toMatchObject({ copy: { notIssued: null, holder: null } })
    await process('issue', { a_asset_ID: id, C_BPartner_ID: holder })
    expect(await scanned(Value, other)).toMatchObject({
      copy: { notIssued: { en: 'This copy is on loan.' }, holder: { id: holder } },
    })
    await process('hold', { a_asset_ID: id, C_BPartner_ID: other })
    expect((await readerOf(holder)).held).toMatchObject([
      { id, notRenewed: { en: expect.stringContaining('This book is reserved') }, fineToday: 0 },
    ])
    expect(await readerOf(other)).toMatchObject({ reservations: [{ kept: null }], mostBooks: 5 })
    const unenrolled = (await at.student()).partnerId
    const free = await aCopy()
    expect(await scanned(free.Value, unenrolled)).toMatchObject({
      copy: { notIssued: { en: 'This student has no active enrollment.' } },
    })
  })

  it('counts its day: what was issued, returned, renewed, and who waits', async () => {
    const id = await aReader('Daily', 'C-3')
    const before = ((await process('day'))['data'] as { day: LibraryDay }).day
    const copy = { a_asset_ID: (await aCopy()).id }
    await process('issue', { ...copy, C_BPartner_ID: id })
    await process('renew', copy)
    const { day } = (await process('day'))['data'] as { day: LibraryDay }
    expect([day.issued, day.renewed]).toEqual([before.issued + 1, before.renewed + 1])
    await process('return', copy)
    const after = ((await process('day'))['data'] as { day: LibraryDay }).day
    expect(after.returned).toBe(before.returned + 1)
    expect(after.reservations.some(({ title }) => title.startsWith('Optics'))).toBe(true)
  })

  it('withdraws a copy with a reason, never one on loan', async () => {
    const id = await aReader('Keeper', 'C-4')
    const copy = { a_asset_ID: (await aCopy()).id }
    await process('issue', { ...copy, C_BPartner_ID: id })
    expect(await process('copy_withdraw', { ...copy, reason: 'Torn' })).toMatchObject({
      code: 'rule/on-loan',
    })
    await process('return', copy)
    expect(await process('copy_withdraw', { ...copy, reason: ' ' })).toMatchObject({
      code: 'rule/withdraw-why',
    })
    expect(await process('copy_withdraw', { ...copy, reason: 'Torn' })).toMatchObject({
      isError: false,
    })
    expect(await process('issue', { ...copy, C_BPartner_ID: id })).toMatchObject({
      code: 'rule/copy-unknown',
    })
  })

  it('shows the face of an enrolled student, and of no one else', async () => {
    const face = (id: number) => process('face', { C_BPartner_ID: id })
    const enrolled = await at.student({ complete: true })
    await enrollPartner(at, { partnerId: enrolled.partnerId, state: 'active' })
    const applicant = await at.student({ complete: true })
    const faceless = await aReader('Faceless', 'C-6')
    await at.database.kysely
      .updateTable('c_bpartner')
      .set({ logo_id: null })
      .where('c_bpartner_id', '=', faceless)
      .execute()
    const { exportFile } = await face(enrolled.partnerId)
    expect(Buffer.from(String(exportFile), 'base64').length).toBeGreaterThan(100)
    expect(await readerOf(enrolled.partnerId)).toMatchObject({ hasPhoto: true })
    expect(await face(applicant.partnerId)).toMatchObject({ code: 'rule/no-photo' })
    expect(await readerOf(applicant.partnerId)).toMatchObject({ hasPhoto: false })
    expect(await face(faceless)).toMatchObject({ code: 'rule/no-photo' })
    const entries = await at.database.kysely
      .selectFrom('audit_entry')
      .select('record')
      .where('process', '=', 'library_face')
      .where('act', '=', 'read')
      .execute()
    expect(entries).toEqual([{ record: String(enrolled.partnerId) }])
  })

  it('is the library’s alone, and says in the audit trail whose file was read', async () => {
    const id = await aReader('Watched', 'C-5')
    await scanned('C-5')
    for (const slug of [
      'library_scan',
      'library_reader',
      'library_day',
      'library_copy_withdraw',
      'library_face',
      'library_undo',
    ]) {
      const { status } = await (await at.staff('cashier')).post(`/api/v1/processes/${slug}`, {})
      expect([slug, status]).toEqual([slug, 403])
    }
    const entry = await at.database.kysely
      .selectFrom('audit_entry')
      .select(['act', 'process'])
      .where('ad_user_id', '=', desk.userId)
      .where('subject', '=', 'c_bpartner')
      .where('record', '=', String(id))
      .executeTakeFirst()
    expect(entry).toEqual({ act: 'read', process: 'library_scan' })
  })
})
