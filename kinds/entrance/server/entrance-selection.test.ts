import { afterAll, beforeAll, expect, it } from 'vitest'
import { academicsOf } from '#testing/programs-in-tests.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'
import { payWithKhalti } from '#testing/applicant.ts'
import { type Campus, campus, todayOf } from '#testing/campus.ts'
import type { Person } from '#testing/person.ts'
import { apply, openProgram } from '#testing/program-applicant.ts'

let at: Campus
beforeAll(async () => {
  at = await campus()
})
afterAll(() => at.close())

async function paidEntrance(person: Person): Promise<number> {
  const academics = await academicsOf(at)
  const row = anEntranceOpening('open', { name: 'Entrance', today: todayOf(at), academics })
  const openingId = await at.database.transaction((transaction) => storeOpening(transaction, row))
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
  const id = await paidEntrance(sita)
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
  expect(await run('entrance_set_eligible', { eligible: true })).toMatchObject({ isError: false })
  expect((await apply(sita, admission)).status).toBe(201)
})
