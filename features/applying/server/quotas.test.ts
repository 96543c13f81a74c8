import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelPath } from '#platform/pure/rest-dialect/paths.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'
import { payWithKhalti } from '#testing/applicant.ts'
import type { Answer, Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'

const quotas = modelPath('n_quota')
const applications = modelPath('n_entrance_reg')

describe('the register of quotas', () => {
  let at: TestServer
  let registrar: Person
  let openingId: number
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
    openingId = await at.database.transaction((transaction) =>
      storeOpening(transaction, anEntranceOpening('open', { name: 'Quotas', today: todayOf(at) })),
    )
  })
  afterAll(() => at.close())

  const errorsOf = ({ body }: Answer) => body['errors'] ?? []
  const anApplicant = async () => {
    const { email, partnerId } = await at.student()
    return { ...(await at.signIn(email)), partnerId }
  }
  const madhesi = {
    Name: 'Madhesi',
    name_ne: 'मधेसी',
    proofs: 'Certificate of the community',
    proofs_ne: 'समुदायको प्रमाणपत्र',
  }

  it('begins with the eight of the specification, which students read', async () => {
    const { body } = await (await anApplicant()).get(quotas, { $orderby: 'n_quota_ID' })
    expect((body['records'] as { Name: string }[]).slice(0, 8).map(({ Name }) => Name)).toEqual([
      'Open',
      'Dalit',
      'Female',
      'Foreign',
      'Lakshit Quota',
      'Bipanna',
      'Local',
      'Sponsored',
    ])
  })

  it('takes a new quota, which students claim and the desk judges by its proofs', async () => {
    expect((await registrar.post(quotas, madhesi)).status).toBe(201)
    const sita = await anApplicant()
    const applied = await sita.post(applications, {
      n_entrance_open_ID: openingId,
      selectedQuota: 'Open, Madhesi',
    })
    expect(applied.body).toMatchObject({ selectedQuota: 'Open,Madhesi' })
    const item = { queue: 'entrance', record: Number(applied.body['id']) }
    const target = { payment_type: 'ENTRANCE', payment_reference_id: item.record }
    const getLink = (amount: number) => sita.post('/nou/khaltipay/getlink', { ...target, amount })
    await payWithKhalti(at, { getLink }, 150_000)
    const { body } = await registrar.post('/api/v1/processes/desk_item', item)
    const { checks } = (body['data'] as { evidence: Evidence }).evidence
    expect(checks.find(({ fact }) => fact.ne.endsWith('मधेसी'))).toMatchObject({
      sign: 'unknown',
      values: [{ en: 'Madhesi' }, { en: 'Certificate of the community: you judge it' }],
    })
  })

  it('counts the applications that name a quota as its uses', async () => {
    const { body } = await registrar.get(quotas, { $filter: "Name eq 'Madhesi'" })
    const [{ id = 0 } = {}] = body['records'] as { id?: number }[]
    const use = await registrar.post('/api/v1/processes/register_record', { table: 'n_quota', id })
    expect(use.body['data']).toMatchObject({
      uses: [{ label: { en: 'Entrance Application' }, count: 1 }],
    })
  })

  it('refuses a quota that is inactive or unknown, in any spelling', async () => {
    const made = await registrar.post(quotas, { ...madhesi, Name: 'Karnali' })
    const karnali = `${quotas}/${String(made.body['id'])}`
    expect((await registrar.put(karnali, { IsActive: false })).status).toBe(200)
    const gita = await anApplicant()
    for (const selectedQuota of ['Karnali', 'open', 'Open,Martian'])
      expect(
        errorsOf(await gita.post(applications, { n_entrance_open_ID: openingId, selectedQuota })),
      ).toEqual([{ field: 'selectedQuota', message: 'There is no such quota.' }])
    expect((await registrar.put(karnali, { IsActive: true })).status).toBe(200)
    const applied = await gita.post(applications, {
      n_entrance_open_ID: openingId,
      selectedQuota: 'Karnali',
    })
    expect(applied.status).toBe(201)
  })

  it.each([
    [{ Name: 'Far, West' }, 'Name'],
    [{ Name: 'DALIT' }, 'Name'],
    [{ Name: 'Himali', proofs_ne: '' }, 'proofs_ne'],
    [{ Name: 'Himali', proofs: '' }, 'proofs'],
    [{ Name: 'Himali', name_ne: '' }, 'name_ne'],
  ])('refuses %j with the field', async (facts, field) => {
    expect(errorsOf(await registrar.post(quotas, { ...madhesi, ...facts }))).toMatchObject([
      { field },
    ])
  })

  it('keeps the name that applications store', async () => {
    const { body } = await registrar.get(quotas, { $filter: "Name eq 'Dalit'" })
    const [dalit] = body['records'] as { id: number }[]
    const renamed = await registrar.put(`${quotas}/${dalit?.id}`, { Name: 'Other' })
    expect(renamed.status).toBeGreaterThanOrEqual(400)
    const student = await anApplicant()
    expect((await student.post(quotas, madhesi)).status).toBe(403)
  })
})
