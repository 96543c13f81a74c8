import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplicant, aSlip } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import type { DeskRow } from '../../wire/desk.ts'
import type { Evidence } from '../../wire/evidence.ts'

const follows = '(विश्वविद्यालयले यसको अनुवाद गर्नेछ।)'

describe('a reason in one language', () => {
  let at: TestServer
  let cashier: Person
  beforeAll(async () => {
    at = await testServer()
    cashier = await at.staff('cashier')
  })
  afterAll(() => at.close())

  const call = async (who: Person, slug: string, body: object) =>
    (await who.post(`/api/v1/processes/${slug}`, body)).body
  const owed = async (who: Person) => {
    const { data } = await call(who, 'desk_list', { queue: 'translations' })
    return (data as { rows: readonly DeskRow[] }).rows
  }
  /** A voucher that was returned with these texts, and its sender. */
  const returned = async (reason: object, by = cashier) => {
    const applicant = await anApplicant(at)
    const sent = await applicant.uploadVoucher(aSlip())
    const c_payment_ID = Number(sent.body['C_Payment_ID'])
    const answer = await call(by, 'voucher_return', { c_payment_ID, ...reason })
    expect(answer).toMatchObject({ isError: false })
    const row = (await owed(by)).at(-1)
    return { applicant, paymentId: c_payment_ID, id: row?.record ?? 0, row }
  }
  const textsOf = (partnerId: number) =>
    at.database.kysely
      .selectFrom('ad_note as n')
      .innerJoin('ad_user as u', 'u.ad_user_id', 'n.ad_user_id')
      .select(['n.textmsg as en', 'n.textmsg_ne as ne', 'n.updated'])
      .where('u.c_bpartner_id', '=', partnerId)
      .where('n.sort', '=', 'voucher-returned')
      .executeTakeFirstOrThrow()
  const translate = (who: Person, id: number, translation: string) =>
    call(who, 'reason_translate', { owed_translation_ID: id, translation })

  it('has to be translated by its author, is listed until then, and is read in its language meanwhile', async () => {
    const texts = { reason: 'Not readable.', reason_ne: 'पढिएन।' }
    const { applicant, id, row } = await returned({ ...texts, own_words: 'Come by today.' })
    expect(row).toMatchObject({ assigned: { isMine: true }, isReady: false })
    expect(row?.about.ne).toBe('Come by today.')
    const before = await textsOf(applicant.partnerId)
    expect(before.en).toContain('Not readable. Come by today.')
    expect(before.en).not.toContain('translate')
    expect(before.ne).toContain(`पढिएन। Come by today. ${follows}`)

    expect(await translate(cashier, id, ' ')).toMatchObject({ code: 'rule/translation-needed' })
    expect(await translate(cashier, id, 'आज आउनुहोस्।')).toMatchObject({ isError: false })
    const after = await textsOf(applicant.partnerId)
    expect(after.ne).toContain('पढिएन। आज आउनुहोस्।')
    expect(after.ne).not.toContain('Come by')
    expect(after.ne).not.toContain(follows)
    expect({ ...after, ne: '' }).toEqual({ ...before, ne: '' })
    expect((await owed(cashier)).map(({ record }) => record)).not.toContain(id)
    expect(await translate(cashier, id, 'फेरि')).toMatchObject({ code: 'rule/translation-done' })
  })

  it('written in Nepali stands in the payment and the voucher in English once it is translated', async () => {
    const { paymentId, id } = await returned({ own_words_ne: 'आज आउनुहोस्।' })
    const words = () =>
      at.database.kysely
        .selectFrom('c_payment as p')
        .innerJoin('voucher as v', 'v.c_payment_id', 'p.c_payment_id')
        .select(['p.comments', 'v.reason'])
        .where('p.c_payment_id', '=', paymentId)
        .executeTakeFirstOrThrow()
    const expected = 'आज आउनुहोस्। (The university will translate this.)'
    expect(await words()).toEqual({ comments: expected, reason: expected })
    await translate(cashier, id, 'Come by today.')
    expect(await words()).toEqual({ comments: 'Come by today.', reason: 'Come by today.' })
  })

  it('is not listed when given in both languages; an empty one is refused', async () => {
    const count = (await owed(cashier)).length
    await returned({ reason: 'Blurred', reason_ne: 'धमिलो', own_words: 'x', own_words_ne: 'य' })
    expect(await owed(cashier)).toHaveLength(count)
    const applicant = await anApplicant(at)
    const sent = await applicant.uploadVoucher(aSlip())
    const body = { c_payment_ID: Number(sent.body['C_Payment_ID']), reason: ' ' }
    expect(await call(cashier, 'voucher_return', body)).toMatchObject({
      code: 'rule/reason-needed',
    })
  })

  it('is seen and translated by its own role and the administrator only', async () => {
    const { id } = await returned({ reason: 'Blurred' })
    const registrar = await at.staff('registrar')
    expect(await owed(registrar)).toEqual([])
    const item = { queue: 'translations', record: id }
    expect(await call(registrar, 'desk_item', item)).toMatchObject({ isError: true })
    expect(await translate(registrar, id, 'धमिलो')).toMatchObject({
      code: 'rule/translation-unknown',
    })
    const { data } = await call(cashier, 'desk_item', item)
    expect((data as { evidence: Evidence }).evidence).toMatchObject({
      blocked: null,
      approve: { slug: 'reason_translate', asks: { parameter: 'translation', language: 'ne' } },
    })
    expect(await translate(await at.staff('administrator'), id, 'धमिलो')).toMatchObject({
      isError: false,
    })
  })

  it('of a closed application and of a returned correction waits for the registrar', async () => {
    const registrar = await at.staff('registrar')
    const { applicationId } = await anApplicant(at)
    const closing = { n_entrance_reg_ID: applicationId, doc_action: 'CL', reason: 'Withdrawn' }
    expect(await call(registrar, 'entrance_document_action', closing)).toMatchObject({
      isError: false,
    })
    expect((await owed(registrar)).map(({ about }) => about.en)).toEqual(['Withdrawn'])
  })
})
