import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { anApplicant, anOpening, aSlip, payWithKhalti } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

describe('reconciling statements', () => {
  let at: TestServer
  let openingId: number

  beforeAll(async () => {
    at = await testServer()
    openingId = await anOpening(at)
  })
  afterAll(() => at.close())

  const run = async (source: string, csv: string) => {
    const cashier = await at.staff('cashier')
    const statement = {
      fileName: 'statement.csv',
      fileContent: Buffer.from(csv).toString('base64'),
    }
    return cashier.post('/api/v1/processes/payment_reconcile', { source, statement })
  }

  it('finds what only Khalti has, what only we have, and amounts that differ', async () => {
    const pidx = await payWithKhalti(at, await anApplicant(at, openingId), rupees(1_500))
    const reference = at.khalti.get(pidx)?.transactionId
    const same = await run(
      'khalti',
      `Transaction ID,Amount,Date\n${reference},1500,2026-11-20\nLOST,99.50,2026-11-20\n`,
    )
    expect(same.body).toMatchObject({
      isError: false,
      data: { matched: 1, ours_only: [], theirs_only: [{ reference: 'LOST', amount: 99.5 }] },
    })
    const other = await run('khalti', `Transaction ID,Amount,Date\n${reference},1400,2026-11-20\n`)
    expect(other.body).toMatchObject({
      data: { matched: 0, amounts_differ: [{ theirs: { amount: 1400 }, ours: { amount: 1500 } }] },
    })
    const nothing = await run('khalti', 'Transaction ID,Amount,Date\nX,1,2026-11-20\n')
    expect(nothing.body).toMatchObject({ data: { ours_only: [{ reference }] } })
  })

  it('proposes the waiting voucher a bank line would explain', async () => {
    const sita = await anApplicant(at, openingId)
    const typed = { bank: 'Nepal Bank', voucher_no: '0093 5120', voucher_date: '2026-11-19' }
    const saved = await sita.uploadVoucher(aSlip(), typed)
    const { body } = await run('bank', 'Date,Reference,Credit\n19/11/2026,0093-5120,"1,500.00"\n')
    expect(body).toMatchObject({
      data: {
        proposals: [
          { C_Payment_ID: saved.body['C_Payment_ID'], line: 2, by: ['number', 'amount', 'day'] },
        ],
      },
    })
  })

  it.each([
    ['khalti', 'Date,Sum\n', 'rule/no-columns'],
    ['bank', 'Reference,Amount\nA,five\n', 'rule/bad-line'],
    ['wallet', 'Reference,Amount\n', 'rule/unknown-source'],
  ])('says what is wrong with a %s file %j', async (source, csv, code) => {
    expect((await run(source, csv)).body).toMatchObject({ isError: true, code })
  })

  it('is not for students', async () => {
    const { person } = await anApplicant(at, openingId)
    const student = await person()
    const statement = { fileName: 'x.csv', fileContent: 'YQ==' }
    expect(
      (await student.post('/api/v1/processes/payment_reconcile', { source: 'bank', statement }))
        .status,
    ).toBe(403)
  })
})
