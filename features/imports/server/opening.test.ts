import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectSoundMoney } from '#testing/invariants.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import { type Newcomer, someone } from '#testing/kinds/program-applicant.ts'
import type { Person } from '#testing/person.ts'
import { fieldsOf, proposalRead } from '#testing/proposals-in-tests.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { done, importSteps, uploadFile } from '../testing/import-file.ts'
import { ownMoneyPath } from '#features/payments/wire/own-money.ts'

const head = 'Email,Type,Particulars,विवरण,Amount,Date,Head'

describe('dues and credits from before', () => {
  let at: TestServer
  let registrar: Person
  let cashier: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    registrar = await at.staff('registrar')
    cashier = await at.staff('cashier')
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  const enrolled = () => someone(at, { enrollments: ['active'] })
  const upload = async (...lines: string[]) => {
    const content = [head, ...lines].join('\n')
    const { id, last } = await uploadFile(registrar, { target: 'opening-amounts', content })
    done(last)
    return importSteps(registrar, id)
  }
  const reasons = async (steps: Awaited<ReturnType<typeof upload>>) =>
    (await steps.rows('refused')).map(({ problems: [first] }) => [first?.column, first?.message.en])
  const duesOf = async ({ person }: Newcomer) =>
    (await person.get('/api/v1/models/n_due')).body['records'] as Record<string, unknown>[]

  it('are stored when a second person confirms the file with its sums; the due is paid, the credit is there', async () => {
    const sita = await enrolled()
    const { email } = sita
    const lines = [
      `${email},Dr,Semester III fee,तेस्रो सेमेस्टर शुल्क,"12,500.50",2081/04/15,Semester`,
      `${email},Credit,Advance,,700,2025-07-01,`,
    ]
    const steps = await upload(...lines)
    const proposed = await steps.run('import_commit')
    expect(done(proposed)).toMatchObject({ data: { stored: 0 } })
    expect((await steps.read()).waits).toBe(true)
    expect(await duesOf(sita)).toEqual([])
    expect(fieldsOf(await proposalRead(cashier, proposed))).toEqual([
      ['File', null, 'file.csv'],
      ['Rows', null, '2'],
      ['Dues', null, { paisa: 1_250_050 }],
      ['Credits', null, { paisa: 70_000 }],
    ])
    expect((await confirm(registrar, proposed)).body).toMatchObject({ code: 'rule/own-entry' })
    done(await confirm(cashier, proposed))
    const [due] = await duesOf(sita)
    expect(due).toMatchObject({
      name: 'Semester III fee',
      since: '2024-07-30',
      totalfee: 12_500.5,
      feepaid: 0,
      IsPaid: false,
    })
    expect((await sita.person.get(ownMoneyPath)).body).toMatchObject({ credit: 700 })
    const account = await sita.person.post('/api/v1/processes/student_account', {})
    expect(account.text).toContain('Semester III fee')
    expect((await (await upload(...lines)).read()).counts).toMatchObject({ equal: 2, new: 0 })

    const paid = await cashier.post('/api/v1/processes/cash_take', {
      C_BPartner_ID: sita.partnerId,
      payment_type: 'DUE',
      payment_reference_id: due?.['id'],
      amount: 12_500.5,
      owed: 12_500.5,
    })
    done(paid)
    expect((await duesOf(sita))[0]).toMatchObject({ feepaid: 12_500.5, IsPaid: true })
    const heads = await at.database.kysely
      .selectFrom('ledger_entry')
      .select('head')
      .where('payment_type', '=', 'DUE')
      .where('account', '=', 'fees')
      .execute()
    expect(heads).toEqual([{ head: 'STUDENT_FEE' }])
    const back = await steps.run('import_undo')
    expect((await confirm(cashier, back)).text).toContain('Something of this due was paid')
    expect((await sita.person.get(ownMoneyPath)).body).toMatchObject({ credit: 700 })
  })

  it('are taken back by two people while nothing was paid or used', async () => {
    const sita = await enrolled()
    const { email } = sita
    const lines = [
      `${email},due,Library fine,,50,2026-01-15,Fine`,
      `${email},cr,Advance,,90,2026-01-15,`,
    ]
    const steps = await upload(...lines)
    done(await confirm(cashier, await steps.run('import_commit')))
    expect(await duesOf(sita)).toHaveLength(1)
    done(await confirm(cashier, await steps.run('import_undo')))
    expect(await duesOf(sita)).toEqual([])
    expect((await sita.person.get(ownMoneyPath)).body).toMatchObject({ credit: 0 })
    const again = await upload(...lines)
    done(await confirm(cashier, await again.run('import_commit')))
    expect((await sita.person.get(ownMoneyPath)).body).toMatchObject({ credit: 90 })
  })

  it('are not confirmed when the file was checked again since, and nothing is stored twice', async () => {
    const sita = await enrolled()
    const { email } = sita
    const steps = await upload(`${email},due,Exam fee,,900,2026-01-15,`)
    const proposed = await steps.run('import_commit')
    expect((await steps.run('import_commit')).body).toMatchObject({ code: 'rule/proposal-open' })
    at.clock.advance(1_000)
    done(await steps.run('import_plan'))
    expect((await confirm(cashier, proposed)).body).toMatchObject({
      code: 'rule/import-plan-changed',
    })
    expect(await duesOf(sita)).toEqual([])
  })

  it('are refused row by row with the reason', async () => {
    const sita = await enrolled()
    const { email } = sita
    const earlier = await upload(`${email},due,Fee,,100,2026-01-15,`)
    done(await confirm(cashier, await earlier.run('import_commit')))
    const steps = await upload(
      `nobody@ltu.example,due,Fee,,100,2026-01-15,`,
      `${email},due,Fee,,200,2026-01-15,`,
      `${email},due,Zero,,0,2026-01-15,`,
      `${email},due,Too much,,10000001,2026-01-15,`,
      `${email},due,Tomorrow,,10,2027-01-15,`,
      `${email},cr,Advance,,10,2026-01-15,Semester`,
      `${email},loan,Fee,,10,2026-01-15,`,
      `${email},due,No amount,,,2026-01-15,`,
    )
    expect(await reasons(steps)).toEqual([
      ['student', 'Student (number or email) not found: nobody@ltu.example'],
      [
        'amount',
        'There is one of Rs. 100 since 1 Magh 2082 (15 Jan 2026). A file does not change it.',
      ],
      ['amount', 'Above 0, at most Rs. 1,00,00,000.'],
      ['amount', 'Above 0, at most Rs. 1,00,00,000.'],
      ['since', 'The day is in the future.'],
      ['head', 'A credit has no head of income.'],
      ['kind', 'Due or credit not found: loan'],
      ['amount', 'Amount is empty.'],
    ])
  })

  it('are another’s to read for nobody, and no student’s to make', async () => {
    const [sita, other] = [await enrolled(), await enrolled()]
    const steps = await upload(`${sita.email},due,Private fee,,100,2026-01-15,`)
    done(await confirm(cashier, await steps.run('import_commit')))
    expect(await duesOf(other)).toEqual([])
    const made = await other.person.post('/api/v1/models/n_due', { name: 'x', totalfee: 1 })
    expect(made.status).toBeGreaterThanOrEqual(400)
  })
})
