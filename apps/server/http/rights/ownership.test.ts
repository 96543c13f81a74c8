import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSlip, anApplicant, type Applicant } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { butForTheId, type Person } from '#testing/person.ts'

/** Models whose rows belong to one student, to test access to a row of another student. */
const personal = [
  'ad_user',
  'c_bpartner',
  'c_bpartner_location',
  'n_bpaca_info',
  'n_entrance_reg',
  'c_payment',
  'ad_note',
  'n_program_enroll',
] as const
const missingId = 987_654_321

describe('a record of another person', () => {
  let at: TestServer
  let a: Applicant
  let b: Applicant
  let asA: Person
  let asB: Person
  const idsOfA = new Map<string, number>()

  beforeAll(async () => {
    at = await testServer()
    const opening = anApplicant(at)
    a = await opening
    b = await anApplicant(at, a.openingId)
    await a.uploadVoucher(aSlip())
    ;[asA, asB] = [await a.person(), await b.person()]
    await at.database.kysely
      .insertInto('ad_note')
      .values({ ad_user_id: asA.userId, textmsg: 'canary notice', textmsg_ne: 'canary notice' })
      .execute()
    await at.database.kysely
      .insertInto('n_program_enroll')
      .values({ c_bpartner_id: a.partnerId, urollno: 'canary-roll' })
      .execute()
    await at.database.kysely
      .updateTable('c_bpartner')
      .set({ religion: 'canary-religion' })
      .where('c_bpartner_id', '=', a.partnerId)
      .execute()
    for (const model of personal) {
      const { body } = await asA.get(`/api/v1/models/${model}`)
      const [record] = Array.isArray(body['records']) ? body['records'] : []
      idsOfA.set(model, Number(record?.id))
    }
  })
  afterAll(() => at.close())

  it('is every personal model: the student sees no other', async () => {
    const { body } = await asA.get('/api/v1/models')
    const names = (body['models'] as { name: string; 'model-name': string }[]).map((each) =>
      each['name'].toLowerCase(),
    )
    for (const model of personal)
      expect([model, idsOfA.get(model)]).toEqual([model, expect.any(Number)])
    const shared = names.filter((name) => !(personal as readonly string[]).includes(name))
    for (const name of shared) {
      const [mine, theirs] = [
        await asA.get(`/api/v1/models/${name}`),
        await asB.get(`/api/v1/models/${name}`),
      ]
      expect([name, mine.text]).toEqual([name, theirs.text])
    }
  })

  it.each(personal)(
    '%s: reads, writes and deletes by a foreign id are the bytes of a missing one',
    async (model) => {
      const foreign = idsOfA.get(model)
      const expands = ['', '?$expand=c_bpartner_location', '?$select=id', '?$expand=C_Payment']
      for (const suffix of ['', '/Name', '/id', '/C_BPartner_ID', ...expands]) {
        const [real, none] = [
          await asB.get(`/api/v1/models/${model}/${foreign}${suffix}`),
          await asB.get(`/api/v1/models/${model}/${missingId}${suffix}`),
        ]
        expect([suffix, ...butForTheId(real)]).toEqual([suffix, ...butForTheId(none)])
        expect(real.status).toBeGreaterThanOrEqual(400)
      }
      for (const body of [{}, { Name: 'x' }, { religion: 'x' }, { feepaid: 1 }]) {
        const [real, none] = [
          await asB.put(`/api/v1/models/${model}/${foreign}`, body),
          await asB.put(`/api/v1/models/${model}/${missingId}`, body),
        ]
        expect(butForTheId(real)).toEqual(butForTheId(none))
        expect(real.status).toBeGreaterThanOrEqual(400)
      }
      const [real, none] = [
        await asB.del(`/api/v1/models/${model}/${foreign}`),
        await asB.del(`/api/v1/models/${model}/${missingId}`),
      ]
      expect(butForTheId(real)).toEqual(butForTheId(none))
    },
  )

  it.each(personal)('%s: no filter reaches it', async (model) => {
    const foreign = idsOfA.get(model) ?? 0
    const owner = model === 'ad_note' || model === 'ad_user' ? 'AD_User_ID' : 'C_BPartner_ID'
    const ownerId = owner === 'AD_User_ID' ? asA.userId : a.partnerId
    const filters = [
      `id eq ${foreign}`,
      `${owner} eq ${ownerId}`,
      `${owner} eq ${ownerId} or id gt 0`,
      `id gt 0 or ${owner} eq ${ownerId}`,
      `(id gt 0) or (IsActive eq true) or (IsActive eq false)`,
      `id gt 0) or (id gt 0`,
      `id in (${foreign})`,
      `not (id eq 0)`,
      `${owner} neq 0`,
      `id gt 0 or 1 eq 1`,
      `IsActive eq true or IsActive eq false`,
      `id gt 0 -- `,
      `id eq ${foreign} union select 1`,
      `${owner} eq null or id gt 0`,
    ]
    for (const $filter of filters) {
      const { status, text, body } = await asB.get(`/api/v1/models/${model}`, {
        $filter,
        $top: '100',
      })
      expect([$filter, [200, 400].includes(status)]).toEqual([$filter, true])
      expect(text).not.toMatch(/canary/)
      const records = Array.isArray(body['records']) ? body['records'] : []
      expect(records.map(({ id }) => id)).not.toContain(foreign)
    }
  })

  it('is not reached through expansion, its filters, order or a whole reference', async () => {
    const uidOfA = String((await a.application())['uid'])
    const attempts = [
      '$expand=c_bpartner',
      '$expand=C_BPartner_ID',
      `$expand=C_Payment($filter=id gt 0 or id eq ${idsOfA.get('c_payment')})`,
      '$expand=C_Payment($filter=id eq 1 or id gt 0;$orderby=id desc;$top=100)',
      '$expand=n_entrance_open_ID',
      '$expand=n_entrance_open_ID($expand=n_entrance_reg)',
    ]
    for (const query of attempts) {
      const answer = await asB.get(`/api/v1/models/n_entrance_reg?${query}`)
      expect([query, answer.status < 500]).toEqual([query, true])
      expect(answer.text).not.toMatch(/canary|Rs|slip/)
      expect(answer.text).not.toContain(uidOfA)
    }
    for (const expand of [
      'c_bpartner_location',
      'n_bpaca_info',
      'c_payment',
      'n_entrance_reg',
      'ad_user',
    ]) {
      const answer = await asB.get('/api/v1/models/c_bpartner', {
        $expand: `${expand}($filter=id gt 0 or id lt 0)`,
      })
      expect(answer.text).not.toMatch(/canary/)
    }
  })

  it('is neither printed, paid nor claimed', async () => {
    const print = (id: number) =>
      asB.post('/api/v1/processes/entrance_form', { n_entrance_reg_ID: id })
    const [foreign, none] = [await print(a.applicationId), await print(missingId)]
    const withoutInstance = (text: string) => text.replace(/"AD_PInstance_ID":\d+/, '')
    expect(withoutInstance(foreign.text)).toBe(withoutInstance(none.text))
    expect(foreign.body).toMatchObject({ isError: true })
    for (const pay of [
      (id: number) => b.getLink(150_000, { payment_reference_id: id }),
      (id: number) => b.uploadVoucher(aSlip(), { payment_reference_id: id }),
    ]) {
      const [theirs, unowned] = [await pay(a.applicationId), await pay(missingId)]
      expect([theirs.status, theirs.text]).toEqual([404, unowned.text])
    }
    const opening = await asB.post('/api/v1/models/n_entrance_reg', {
      n_entrance_open_ID: a.openingId,
      C_BPartner_ID: a.partnerId,
    })
    expect(opening.status).toBeGreaterThanOrEqual(400)
  })

  it('stays as it was', async () => {
    const rows = await at.database.kysely
      .selectFrom('c_bpartner')
      .select(['religion', 'completedregistration'])
      .where('c_bpartner_id', '=', a.partnerId)
      .execute()
    expect(rows).toEqual([{ religion: 'canary-religion', completedregistration: true }])
    expect(await a.application()).toMatchObject({ feepaid: 0, isPending: true })
  })
})
