import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSlip, anApplicant } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { importAs, statementCsv } from '#testing/bank-statements-in-tests.ts'
import type { BankStatement, FoundInStatement } from '../../wire/bank-statements.ts'

describe('bank statements', () => {
  let at: TestServer
  let hari: Person
  beforeAll(async () => {
    at = await testServer()
    hari = await at.staff('cashier')
  })
  afterAll(() => at.close())

  const list = async () => {
    const { body } = await hari.post('/api/v1/processes/bank_statements')
    return (body['data'] as { statements: BankStatement[] }).statements
  }
  const takeBack = (bank_statement_ID: unknown, by = hari) =>
    by.post('/api/v1/processes/bank_statement_take_back', { bank_statement_ID })
  const stored = async () => {
    const { n } = await at.database.kysely
      .selectFrom('bank_statement_line')
      .select((each) => each.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return [(await list()).length, n]
  }
  const newest = async () => {
    const [first] = await list()
    if (first === undefined) throw new Error('No statement is there')
    return first
  }
  /** A voucher of this number that was approved. */
  const approved = async (voucher_no: string) => {
    const sita = await anApplicant(at)
    const typed = { bank: 'Nepal Bank', voucher_no, voucher_date: '2026-11-10' }
    const sent = await sita.uploadVoucher(aSlip(), typed)
    const body = { c_payment_ID: sent.body['C_Payment_ID'], amount: 1_500 }
    return hari.post('/api/v1/processes/voucher_approve', body)
  }

  it('are stored with their lines, under the name of the importer', async () => {
    const csv = statementCsv(
      '2026-11-02,K 1,"1,500.00",SITA',
      '2026-11-03,,,',
      '2026-11-04,K 2,20,',
    )
    expect((await importAs(hari, csv, { name: 'november.csv' })).body).toMatchObject({
      isError: false,
    })
    expect(await newest()).toMatchObject({
      fileName: 'november.csv',
      firstDay: '2026-11-02',
      lastDay: '2026-11-04',
      lines: 2,
      amount: 152_000,
      matched: 0,
      importedBy: 'cashier person',
      takenBack: null,
    })
    const entry = await at.database.kysely
      .selectFrom('audit_entry')
      .selectAll()
      .where('subject', '=', 'bank_statement')
      .execute()
    expect(entry).toMatchObject([{ act: 'changed', process: 'bank_statement_import' }])
  })

  it('are tried first: what is in them and every problem, and nothing is changed', async () => {
    const before = await stored()
    const sita = await anApplicant(at)
    await sita.uploadVoucher(aSlip(), {
      bank: 'Nepal Bank',
      voucher_no: 'T 1',
      voucher_date: '2026-11-05',
    })
    const rows = [
      '2026-11-05,t-1,1500,',
      '2026-11-02,K1,1500.00,',
      '2026-11-06,,5,',
      '2026-11-31,X,5,',
    ]
    const dry = await importAs(hari, statementCsv(...rows), { dry_run: true })
    expect(dry.body).toMatchObject({
      isError: false,
      data: {
        found: {
          firstDay: '2026-11-02',
          lastDay: '2026-11-06',
          lines: 3,
          amount: 300_500,
          withoutNumber: 1,
          waiting: 1,
          problemCount: 2,
          problems: [
            { line: 3, value: 'K1', words: { en: 'Already in another imported statement' } },
            { line: 5, value: '2026-11-31', words: { en: 'Not a date' } },
          ],
        },
      },
    })
    expect(await stored()).toEqual(before)
  })

  it('name a line that was imported before and is not in a later file of the same days', async () => {
    const [stays, gone, next] = [1, 2, 3].map((n) => `2026-10-1${n},GONE-${n},${n}00,`)
    await importAs(hari, statementCsv(stays ?? '', gone ?? '', next ?? ''))
    const tried = async (facts: object, ...rows: (string | undefined)[]) => {
      const csv = statementCsv(...rows.map((row) => row ?? ''))
      const { body } = await importAs(hari, csv, { dry_run: true, ...facts })
      const { found } = body['data'] as { found: { checks: readonly { is: string }[] } }
      return found.checks.find(({ is }) => is === 'earlier')
    }
    const before = await stored()
    const later = '2026-10-14,GONE-4,400,'
    const facts = { n: 1, sum: 20_000, number: 'GONE-2', day: '2026-10-12' }
    expect(await tried({}, stays, next, later)).toMatchObject({ agrees: false, ...facts })
    expect(await tried({}, stays, gone, next, later)).toMatchObject({ agrees: true, n: 0 })
    expect(await tried({}, later, '2026-10-15,GONE-5,500,')).toBeUndefined()
    expect(await stored()).toEqual(before)
  })

  it('have a long value named by its beginning, and of many problems the first', async () => {
    const long = `2026-11-05,A,5,${'x'.repeat(501)}`
    const many = Array.from({ length: 250 }, () => '2026-11-31,A,5,')
    const { body } = await importAs(hari, statementCsv(long, ...many), { dry_run: true })
    const { found } = body['data'] as { found: FoundInStatement }
    expect([found.problemCount, found.problems.length]).toEqual([251, 200])
    expect(found.problems[0]).toMatchObject({ line: 2, value: `${'x'.repeat(60)} …` })
  })

  it('are imported whole or not at all', async () => {
    const before = await stored()
    const csv = statementCsv('2026-11-05,W 1,5,', '2026-11-05,W 2,five,')
    const { body } = await importAs(hari, csv)
    expect(body).toMatchObject({ isError: true, code: 'rule/statement-wrong' })
    expect(body['summary']).toContain('row 3')
    expect(await stored()).toEqual(before)
  })

  it('have a wrong cell named by its column, and are imported as it was corrected, which the trail lists', async () => {
    const rows = ['2026-11-07,C 1,five,', '2026-11-31,C 2,6,', '2026-11-07,C 3,seven,']
    const csv = statementCsv(...rows)
    const dry = await importAs(hari, csv, { dry_run: true })
    const { found } = dry.body['data'] as { found: FoundInStatement }
    expect(found.problems).toMatchObject([
      { line: 2, value: 'five', column: 2 },
      { line: 3, value: '2026-11-31', column: 0 },
      { line: 4, value: 'seven', column: 2 },
    ])
    const fixes = JSON.stringify([
      { line: 2, column: 2, value: ' 5 ' },
      { line: 3, column: 0, value: '2026-11-06' },
      { line: 4, isOut: true },
    ])
    const tried = await importAs(hari, csv, { dry_run: true, fixes })
    expect(tried.body).toMatchObject({
      data: { found: { lines: 2, amount: 1_100, problemCount: 0 } },
    })
    expect(tried.body).toMatchObject({
      data: { found: { leftOut: [{ why: 'by-hand', n: 1, sum: 0 }] } },
    })
    expect((await importAs(hari, csv, { fixes })).body).toMatchObject({ isError: false })
    expect(await newest()).toMatchObject({ firstDay: '2026-11-06', lines: 2, amount: 1_100 })
    const entry = await at.database.kysely
      .selectFrom('audit_entry')
      .select('after')
      .where('subject', '=', 'bank_statement')
      .orderBy('audit_entry_id', 'desc')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(entry.after ?? '')).toMatchObject({
      corrected: '2/3: 5; 3/1: 2026-11-06; 4: -',
    })
  })

  it.each([
    ['no JSON', 'no'],
    ['another shape', '[{"line":2}]'],
    [
      'more than 200',
      JSON.stringify(Array.from({ length: 201 }, (_, line) => ({ line, isOut: true }))),
    ],
  ])('with corrections that are %s are refused', async (_what, fixes) => {
    const csv = statementCsv('2026-11-07,D 1,5,')
    for (const dry_run of [true, false])
      expect((await importAs(hari, csv, { dry_run, fixes })).body).toMatchObject({
        code: 'rule/fixes-wrong',
      })
  })

  it('with a correction that is wrong too have it named', async () => {
    const csv = statementCsv('2026-11-07,E 1,five,')
    const fixes = JSON.stringify([{ line: 2, column: 2, value: 'six' }])
    expect((await importAs(hari, csv, { dry_run: true, fixes })).body).toMatchObject({
      data: { found: { problems: [{ line: 2, value: 'six' }] } },
    })
  })

  it.each([
    ['Voucher No,Deposit\nA,5\n', 'rule/no-columns'],
    ['Date,Voucher No,Deposit\n', 'rule/nothing-in-it'],
    ['Date,Voucher No,Deposit\n2026-11-05,A,\n', 'rule/nothing-in-it'],
    [`${statementCsv('2026-11-05,A,5,')}${' '.repeat(700_000)}`, 'rule/file-too-large'],
    [
      statementCsv(...Array.from({ length: 10_001 }, (_, n) => `2026-11-05,M${n},5,`)),
      'rule/too-many-lines',
    ],
  ])('that are none are refused, tried or not: %#', async (csv, code) => {
    for (const dry_run of [true, false])
      expect((await importAs(hari, csv, { dry_run })).body).toMatchObject({ isError: true, code })
  })

  it('of ten thousand lines are stored', async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => `2026-11-06,L${n},5,`)
    expect((await importAs(hari, statementCsv(...rows))).body).toMatchObject({ isError: false })
    expect(await newest()).toMatchObject({ lines: 10_000, amount: 5_000_000 })
  })

  it('are imported once: of twenty imports of the same file at once one is stored', async () => {
    const csv = statementCsv('2026-11-07,ONCE,5,')
    const all = await Promise.all(Array.from({ length: 20 }, () => importAs(hari, csv)))
    const codes = all.map(({ body }) => body['code'])
    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
    expect(codes.filter((code) => code === 'rule/statement-known')).toHaveLength(19)
    const again = await importAs(hari, csv, { dry_run: true })
    expect(again.body).toMatchObject({
      code: 'rule/statement-known',
      summary: 'This file was imported already, by cashier person.',
    })
  })

  it('are taken back once, and may then be imported again', async () => {
    const csv = statementCsv('2026-11-08,BACK,5,')
    await importAs(hari, csv)
    const { id } = await newest()
    expect((await takeBack(id)).body).toMatchObject({ isError: false })
    expect(await newest()).toMatchObject({ id, lines: 1, takenBackBy: 'cashier person' })
    expect((await takeBack(id)).body).toMatchObject({ code: 'rule/statement-gone' })
    expect((await importAs(hari, csv)).body).toMatchObject({ isError: false })
    expect((await takeBack(999_999_999)).body).toMatchObject({ code: 'rule/statement-unknown' })
  })

  it('stay once a voucher was approved against one of their lines', async () => {
    await importAs(hari, statementCsv('2026-11-10,USED 1,1500,', '2026-11-10,FREE 1,1500,'))
    const { id } = await newest()
    expect((await approved('used-1')).body).toMatchObject({ isError: false })
    expect(await newest()).toMatchObject({ id, matched: 1 })
    const { body } = await takeBack(id)
    expect(body).toMatchObject({ isError: true, code: 'rule/statement-used' })
    expect(await newest()).toMatchObject({ id, matched: 1, takenBack: null })
  })

  it('taken back while a voucher is approved against them are gone, or stay: never half', async () => {
    for (let round = 0; round < 6; round++) {
      const number = `RACE ${round}`
      await importAs(hari, statementCsv(`2026-11-10,${number},1500,`))
      const { id } = await newest()
      const [approval, back] = await Promise.all([approved(number), takeBack(id)])
      expect([approval.status, back.status]).toEqual([200, 200])
      expect(approval.body).toMatchObject({ isError: false })
      const isStored = back.body['code'] === 'rule/statement-used'
      expect(await newest()).toMatchObject({ id, matched: isStored ? 1 : 0 })
      expect((await newest()).takenBack === null).toBe(isStored)
    }
  })

  it('are the cashier’s and the administrator’s', async () => {
    const csv = statementCsv('2026-11-09,ROLE,5,')
    const student = await (await anApplicant(at)).person()
    for (const role of ['registrar', 'exam-office', 'librarian'] as const) {
      const other = await at.staff(role)
      expect((await importAs(other, csv)).status).toBe(403)
      expect((await takeBack(1, other)).status).toBe(403)
      expect((await other.post('/api/v1/processes/bank_statements')).status).toBe(403)
    }
    expect((await importAs(student, csv)).status).toBe(403)
    expect((await student.post('/api/v1/processes/bank_statements')).status).toBe(403)
    expect((await importAs(await at.staff('administrator'), csv)).body).toMatchObject({
      isError: false,
    })
  })
})
