import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplicant, anOpening, aSlip, payWithKhalti } from '#testing/applicant.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'

const reason = { reason: 'Too few applicants.', reason_ne: 'आवेदक थोरै भए।' }

describe('withdrawing an opening', () => {
  let at: TestServer
  let hari: Person
  let sarita: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    hari = await at.staff('registrar')
    sarita = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const which = (id: number) => ({ model: 'n_entrance_open', record_ID: id })
  const propose = (id: number, by = hari) =>
    by.post(processPath('opening_withdraw'), { ...which(id), ...reason })
  const read = async (id: number) =>
    (await hari.post(processPath('opening_withdrawal_read'), which(id))).body['data']
  const noticesOf = async (person: Person) => {
    const { body } = await person.get('/api/v1/models/ad_note')
    return JSON.stringify(body['records'])
  }

  it('ends unpaid applications with a notice, makes paid ones credit, and waits for a voucher', async () => {
    const opening = await anOpening(at, { name: 'Civil Entrance' })
    const unpaid = await anApplicant(at, opening)
    const paid = await anApplicant(at, opening)
    const waiting = await anApplicant(at, opening)
    await payWithKhalti(at, paid, 150_000)
    await waiting.uploadVoucher(aSlip())
    expect(await read(opening)).toEqual({
      unpaid: 2,
      paid: 1,
      credited: 150_000,
      proposedBy: null,
      withdrawn: null,
    })
    const proposed = await propose(opening)
    expect(await read(opening)).toMatchObject({ proposedBy: 'registrar person' })
    expect((await confirm(hari, proposed)).body['isError']).toBe(true)
    expect(await unpaid.application()).toMatchObject({ DocStatus: { id: 'DR' } })
    expect((await confirm(sarita, proposed)).body['isError']).toBe(false)
    await at.jobs.runNow('applications')

    expect(await unpaid.application()).toMatchObject({ DocStatus: { id: 'CL' } })
    expect(await paid.application()).toMatchObject({ DocStatus: { id: 'CL' }, feepaid: 0 })
    expect(await waiting.application()).toMatchObject({ DocStatus: { id: 'DR' } })
    expect(await noticesOf(await unpaid.person())).toContain(
      'Civil Entrance: the university withdrew this opening. Too few applicants.',
    )
    expect(await noticesOf(await paid.person())).toContain('you paid are your credit now')
    await expectSoundMoney(at.database)
    await at.jobs.runNow('applications')
    expect(await read(opening)).toMatchObject({
      unpaid: 1,
      paid: 0,
      withdrawn: { en: reason.reason, ne: reason.reason_ne },
    })
  })

  it('takes no further application, and its days are over', async () => {
    const opening = await anOpening(at)
    await anApplicant(at, opening)
    expect((await confirm(sarita, await propose(opening))).body['isError']).toBe(false)
    const newcomer = await at.signIn((await at.student()).email)
    const refused = await newcomer.post('/api/v1/models/n_entrance_reg', {
      n_entrance_open_ID: opening,
    })
    expect(refused.body['code']).toBe('rule/opening-gone')
    const { body } = await newcomer.get(`/api/v1/models/n_entrance_open/${opening}`)
    expect(String(body['apply_uptolate']) < todayOf(at)).toBe(true)
    expect((await propose(opening)).body['code']).toBe('rule/opening-withdrawn')
  })

  it('is refused without reasons, without applications, and for what is no opening', async () => {
    const opening = await anOpening(at)
    expect((await propose(opening)).body['code']).toBe('rule/none-applied')
    await anApplicant(at, opening)
    const empty = await hari.post(processPath('opening_withdraw'), {
      ...which(opening),
      reason: 'Why',
      reason_ne: '',
    })
    expect(empty.body['code']).toBe('plan/wrong-argument')
    const faculty = { model: 'n_faculty', record_ID: 1_000_000 }
    const wrong = await hari.post(processPath('opening_withdraw'), { ...faculty, ...reason })
    expect(wrong.body['code']).toBe('rule/no-opening')
    const cashier = await at.staff('cashier')
    expect((await propose(opening, cashier)).status).toBe(403)
  })
})
