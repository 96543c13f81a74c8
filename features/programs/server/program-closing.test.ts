import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passEntrance } from '#testing/kinds/admission-in-tests.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { aSlip, comeBack, pidxOf } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Person } from '#testing/person.ts'
import {
  applications,
  apply,
  type Newcomer,
  openProgram,
  someone,
} from '#testing/kinds/program-applicant.ts'

describe('an application the registrar closes', () => {
  let at: TestServer
  let registrar: Person
  let cashier: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    registrar = await at.staff('registrar')
    cashier = await at.staff('cashier')
  })
  afterAll(() => at.close())

  const decideOn = (id: number, doc_action: string) =>
    registrar.post('/api/v1/processes/program_document_action', {
      n_program_creg_ID: id,
      doc_action,
    })
  const run = (who: Person, slug: string, body: object) =>
    who.post(`/api/v1/processes/${slug}`, { ...body })
  const target = (id: number) => ({ payment_type: 'ADMISSION', payment_reference_id: id })
  const link = ({ person }: Newcomer, id: number) =>
    person.post('/nou/khaltipay/getlink', { ...target(id), amount: 3_820_000 })
  const upload = ({ person }: Newcomer, id: number) =>
    person.post('/nou/voucherpay/save', {
      ...target(id),
      payamt: 38_200,
      filename: 'slip.pdf',
      filedata: Buffer.from(aSlip()).toString('base64'),
    })
  const read = async ({ person }: Newcomer, id: number) =>
    (await person.get(`${applications}/${id}`)).body

  async function applied(): Promise<[Newcomer, number]> {
    const student = await someone(at)
    await passEntrance(at, student.person)
    const answer = await apply(student.person, await openProgram(at, { row: { seats: 1 } }))
    return [student, Number(answer.body['id'])]
  }

  async function newestPayment(): Promise<number> {
    const { c_payment_id } = await at.database.kysely
      .selectFrom('c_payment')
      .select('c_payment_id')
      .orderBy('c_payment_id', 'desc')
      .executeTakeFirstOrThrow()
    return c_payment_id
  }

  it('takes no more money, and the student is notified', async () => {
    const [sita, id] = await applied()
    expect((await decideOn(id, 'CL')).body).toMatchObject({ isError: false })
    for (const answer of [await link(sita, id), await upload(sita, id)])
      expect(answer).toMatchObject({ status: 409, body: { detail: 'Nothing to pay' } })
    expect(await read(sita, id)).toMatchObject({ DocStatus: { id: 'CL' }, feepaid: 0 })
    const notes = await sita.person.get('/api/v1/models/ad_note')
    expect(JSON.stringify(notes.body['records'])).toContain('was closed.')
    expect((await decideOn(id, 'AP')).body).toMatchObject({ isError: true })
  })

  it('stays applied for: its opening is not applied for twice (R-37)', async () => {
    const [sita, id] = await applied()
    const { n_program_cregopen_ID: opening } = await read(sita, id)
    await decideOn(id, 'CL')
    expect(await apply(sita.person, opening)).toMatchObject({
      status: 409,
      body: { code: 'rule/already-applied' },
    })
    const other = await someone(at)
    await passEntrance(at, other.person)
    expect((await apply(other.person, opening)).status).toBe(201)
  })

  it('waits until the cashier has decided on its voucher', async () => {
    const [sita, id] = await applied()
    expect((await upload(sita, id)).status).toBe(200)
    expect((await decideOn(id, 'CL')).body).toMatchObject({
      isError: true,
      code: 'rule/voucher-waiting',
    })
    const decided = { c_payment_ID: await newestPayment(), reason: 'Unreadable' }
    expect((await run(cashier, 'voucher_return', decided)).body).toMatchObject({ isError: false })
    expect((await decideOn(id, 'CL')).body).toMatchObject({ isError: false })
  })

  it('leaves what is paid on a link opened before in suspense, where staff see it', async () => {
    const [sita, id] = await applied()
    const pidx = pidxOf(await link(sita, id))
    await decideOn(id, 'CL')
    at.khalti.decide(pidx, 'pay')
    await comeBack(at, pidx)
    expect(await read(sita, id)).toMatchObject({ feepaid: 0, IsPaid: false })
    const inSuspense = await at.database.kysely
      .selectFrom('ledger_line')
      .select('amount')
      .where('account', '=', 'suspense')
      .where('payment_type', '=', 'ADMISSION')
      .where('reference_id', '=', id)
      .execute()
    expect(inSuspense).toEqual([{ amount: -3_820_000 }])
    await expectSoundMoney(at.database)
  })

  it('ends an admission only after the enrollment it confirmed has ended', async () => {
    const [sita, id] = await applied()
    const pidx = pidxOf(await link(sita, id))
    at.khalti.decide(pidx, 'pay')
    await comeBack(at, pidx)
    expect((await decideOn(id, 'AP')).body).toMatchObject({ isError: false })
    const tooEarly = { isError: true, code: 'rule/enrollment-active' }
    expect((await decideOn(id, 'CL')).body).toMatchObject(tooEarly)
    expect((await decideOn(id, 'CO')).body).toMatchObject({ isError: false })
    expect((await decideOn(id, 'CL')).body).toMatchObject(tooEarly)
    const { n_program_enroll_ID: place } = await read(sita, id)
    const dropped = await run(registrar, 'enrollment_drop_out', {
      n_program_enroll_ID: Reflect.get(Object(place), 'id'),
    })
    expect(dropped.body).toMatchObject({ isError: false })
    expect((await decideOn(id, 'CL')).body).toMatchObject({ isError: false })
  })

  it('is not completed once its fee was given back', async () => {
    const [sita, id] = await applied()
    const pidx = pidxOf(await link(sita, id))
    at.khalti.decide(pidx, 'pay')
    await comeBack(at, pidx)
    expect((await decideOn(id, 'AP')).body).toMatchObject({ isError: false })
    await at.database.kysely
      .updateTable('n_program_creg')
      .set({ feepaid: 0, ispaid: false })
      .where('n_program_creg_id', '=', id)
      .execute()
    expect((await decideOn(id, 'CO')).body).toMatchObject({ isError: true, code: 'rule/not-paid' })
  })

  it('nor is one paid that cannot be approved while another program is active', async () => {
    const [sita, id] = await applied()
    await enrollPartner(at, { ...sita, program: 'BHM' })
    for (const answer of [await link(sita, id), await upload(sita, id)])
      expect(answer).toMatchObject({
        status: 403,
        body: { detail: 'Active Program Enrollment Detected' },
      })
    await at.database.kysely
      .updateTable('n_program_enroll')
      .set({ isdropout: true })
      .where('c_bpartner_id', '=', sita.partnerId)
      .where('urollstatus', '=', true)
      .execute()
    expect((await link(sita, id)).status).toBe(200)
  })
})
