import { afterAll, beforeAll, expect, it } from 'vitest'
import { academicsOf } from '#testing/kinds/programs-in-tests.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'
import { payWithKhalti } from '#testing/applicant.ts'
import { publishEntrance } from '#testing/kinds/entrance-result.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { apply, openProgram } from '#testing/kinds/program-applicant.ts'

let at: TestServer
beforeAll(async () => {
  at = await testServer()
})
afterAll(() => at.close())

async function anEntrance(): Promise<number> {
  const academics = await academicsOf(at)
  const row = anEntranceOpening('open', { name: 'Entrance', today: todayOf(at), academics })
  return at.database.transaction((transaction) => storeOpening(transaction, row))
}

async function paidEntrance(person: Person, openingId: number): Promise<number> {
  const applied = await person.post('/api/v1/models/n_entrance_reg', {
    n_entrance_open_ID: openingId,
  })
  const id = Number(applied.body['id'])
  const target = { payment_type: 'ENTRANCE', payment_reference_id: id }
  const getLink = (amount: number) => person.post('/nou/khaltipay/getlink', { ...target, amount })
  await payWithKhalti(at, { getLink }, 150_000)
  return id
}

it('paid and approved, an applicant has the admit card; only the published result opens admission', async () => {
  const [sita, registrar] = [
    await at.signIn((await at.student()).email),
    await at.staff('registrar'),
  ]
  const id = await paidEntrance(sita, await anEntrance())
  const admission = await openProgram(at)
  const run = async (slug: string, facts: object) =>
    (await registrar.post(`/api/v1/processes/${slug}`, { n_entrance_reg_ID: id, ...facts })).body
  const early = await run('entrance_set_eligible', { eligible: true })
  expect(early).toMatchObject({ isError: true, code: 'rule/not-let-in' })
  expect(await run('entrance_document_action', { doc_action: 'AP' })).toMatchObject({
    isError: false,
  })
  await run('entrance_set_number', {})
  const card = await sita.post('/api/v1/processes/entrance_form', { n_entrance_reg_ID: id })
  expect(card.body).toMatchObject({
    isError: false,
    exportFileName: expect.stringMatching(/^admit_card_/),
  })
  expect(await apply(sita, admission)).toMatchObject({
    status: 403,
    body: { code: 'rule/entrance-not-eligible' },
  })
  await publishEntrance(at, [id])
  expect((await apply(sita, admission)).status).toBe(201)
})

it('selects no applicant before two people published the result; one who moves up afterwards may apply', async () => {
  const [sita, gita] = [
    await at.signIn((await at.student()).email),
    await at.signIn((await at.student()).email),
  ]
  const registrar = await at.staff('registrar')
  const opening = await anEntrance()
  const [first, second] = [await paidEntrance(sita, opening), await paidEntrance(gita, opening)]
  const admission = await openProgram(at)
  const run = async (slug: string, id: number, facts: object) =>
    (await registrar.post(`/api/v1/processes/${slug}`, { n_entrance_reg_ID: id, ...facts })).body
  const select = (id: number, eligible: boolean) => run('entrance_set_eligible', id, { eligible })
  for (const id of [first, second])
    expect(await run('entrance_document_action', id, { doc_action: 'AP' })).toMatchObject({
      isError: false,
    })
  expect(await select(second, true)).toMatchObject({
    isError: true,
    code: 'rule/result-unpublished',
    summary:
      'The result of this entrance is not published yet. Two people publish who is selected.',
  })
  expect((await apply(gita, admission)).body).toMatchObject({ code: 'rule/entrance-not-eligible' })
  await publishEntrance(at, [first])
  expect((await apply(gita, admission)).body).toMatchObject({ code: 'rule/entrance-not-eligible' })
  expect(await select(second, true)).toMatchObject({ isError: false })
  expect((await apply(gita, admission)).status).toBe(201)
})
