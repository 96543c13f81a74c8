import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { modelPath, processPath } from '#platform/pure/rest-dialect/paths.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { comeBack, pidxOf } from '#testing/applicant.ts'
import { anExamApplicant, openExam } from '#testing/kinds/exam-in-tests.ts'
import type { Answer, Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'

const openings = modelPath('n_exam_open')
const dayMs = 86_400_000

describe('an exam fee in steps', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const office = () => at.staff('exam-office')
  const inDays = (n: number) => addDays(todayOf(at), n)
  const errorsOf = ({ body }: Answer) =>
    ((body['errors'] ?? []) as { field: string }[]).map(({ field }) => field)
  const stepped = (...steps: readonly (readonly [days: number, fee: number])[]) =>
    steps.map(([days, fee]) => `${inDays(days)}=${fee}`).join(',')
  const opened = async (...steps: readonly (readonly [days: number, fee: number])[]) => {
    const id = await openExam(at)
    const saved = await (await office()).put(`${openings}/${id}`, { fee_steps: stepped(...steps) })
    return { id, record: `${openings}/${id}`, saved }
  }

  it.each([
    ['days that fall', [[4, 2_000] as const, [3, 2_500] as const]],
    ['a first day before applying begins', [[-9, 2_000] as const, [3, 2_500] as const]],
    ['fees that do not rise', [[3, 2_000] as const, [4, 2_000] as const]],
  ] as const)('with %s is refused', async (_, steps) => {
    const { saved } = await opened(...steps)
    expect([saved.status, errorsOf(saved)]).toEqual([400, ['fee_steps']])
  })

  it('is that of today for every client, and its last day is that of the last step', async () => {
    const { record, saved } = await opened([1, 2_000], [3, 2_500.5], [6, 4_000])
    expect(saved.body).toMatchObject({ examfee: 2_000, DateTo: inDays(6) })
    const shown: unknown[] = []
    for (let days = 0; days <= 5; days++) {
      const { body } = await (await office()).get(record)
      shown.push(body['examfee'])
      at.clock.advance(dayMs)
      await at.jobs.runNow('exam-fees')
    }
    expect(shown).toEqual([2_000, 2_000, 2_500.5, 2_500.5, 4_000, 4_000])
  })

  it('is charged by the day of payment, the part above the regular fee as late fee', async () => {
    const { id } = await opened([1, 2_000], [3, 2_500], [6, 4_000])
    const applicant = await anExamApplicant(at, { openingId: id })
    const target = { payment_type: 'EXAM', payment_reference_id: applicant.applicationId }
    const link = async (amount: number) =>
      (await at.signIn(applicant.email)).post('/nou/khaltipay/getlink', { ...target, amount })
    const own = async (person: Person) =>
      (await person.get(`/api/v1/models/n_exam_reg/${applicant.applicationId}`)).body
    expect(await own(applicant.person)).toMatchObject({ totalfee: 2_000 })
    at.clock.advance(2 * dayMs)
    // The job has not run: the server charges by the steps.
    expect((await link(200_000)).body).toMatchObject({ code: 'rule/fee-updated' })
    const pidx = pidxOf(await link(250_000))
    at.khalti.decide(pidx, 'pay')
    await comeBack(at, pidx)
    expect(await own(await at.signIn(applicant.email))).toMatchObject({
      totalfee: 2_500,
      feepaid: 2_500,
      IsPaid: true,
    })
    const booked = await at.database.kysely
      .selectFrom('ledger_entry')
      .select(['head', 'amount'])
      .where('account', '=', 'fees')
      .where('reference_id', '=', applicant.applicationId)
      .orderBy('head')
      .execute()
    expect(booked.map(({ head, amount }) => [head, amount / -100])).toEqual([
      ['EXAM', 2_000],
      ['LATE_FEE', 500],
    ])
    await expectSoundMoney(at.database)
  })

  it('rises only by two people once students have applied; its last day one may extend', async () => {
    const { id, record } = await opened([1, 2_000], [6, 4_000])
    await anExamApplicant(at, { openingId: id })
    const exams = await office()
    const raised = { fee_steps: stepped([1, 2_500], [6, 4_000]) }
    expect(errorsOf(await exams.put(record, raised))).toEqual(['fee_steps'])
    expect(errorsOf(await exams.put(record, { examfee: 2_100 }))).toEqual(['examfee'])
    expect((await exams.put(record, { DateTo: inDays(9) })).body).toMatchObject({
      fee_steps: stepped([1, 2_000], [9, 4_000]),
    })
    const registrar = await at.staff('registrar')
    const proposed = await registrar.post(processPath('opening_change'), {
      model: 'n_exam_open',
      record_ID: id,
      values: JSON.stringify({ fee_steps: stepped([1, 2_500], [9, 4_000]) }),
      reason: 'The senate decided so.',
      reason_ne: 'सिनेटको निर्णय।',
    })
    expect(proposed.body).toMatchObject({ isError: false })
  })
})
