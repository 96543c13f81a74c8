import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { aSlip, anApplicant, type Applicant, payWithKhalti } from '#testing/applicant.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { FoundPayment } from '../wire/processes.ts'

describe('the search over payments', () => {
  let at: TestServer
  let cashier: Person
  let byVoucher: Applicant
  let byKhalti: Applicant
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    cashier = await at.staff('cashier')
    byVoucher = await anApplicant(at)
    await byVoucher.uploadVoucher(aSlip(), {
      bank: 'Nepal Bank',
      voucher_no: 'AB-0093 4902',
      voucher_date: '2026-11-19',
    })
    byKhalti = await anApplicant(at)
    await payWithKhalti(at, byKhalti, 150_000)
  })
  afterAll(() => at.close())

  const search = (body: object, by = cashier) => by.post(processPath('payment_search'), body)
  const found = async (body: object) => {
    const { data } = (await search(body)).body
    return (data as { payments: readonly FoundPayment[] }).payments
  }

  it('lists the newest first, with person, amount, number and receipt', async () => {
    const [khalti, voucher] = await found({})
    expect(khalti).toMatchObject({ partnerId: byKhalti.partnerId, tender: 'Khalti' })
    expect(khalti?.receipt).toMatch(/^R-/)
    expect(voucher).toMatchObject({ tender: 'Voucher', number: 'AB-0093 4902', receipt: '' })
  })

  it.each(['AB-0093 4902', 'ab00934902', 'AB ००९३ ४९०२'])(
    'finds a voucher by its number however it is typed: %s',
    async (typed) => {
      expect((await found({ typed })).map(({ partnerId }) => partnerId)).toEqual([
        byVoucher.partnerId,
      ])
    },
  )

  it('finds a payment by its transaction, by its receipt, and by its person', async () => {
    const [khalti] = await found({ typed: '' })
    const ids = async (typed: string) => (await found({ typed })).map(({ id }) => id)
    expect(await ids(khalti?.number ?? '')).toEqual([khalti?.id])
    expect(await ids((khalti?.receipt ?? '').toLowerCase())).toEqual([khalti?.id])
    expect(await ids(khalti?.name.en ?? '')).toEqual([khalti?.id])
    expect(await ids('x')).toEqual([])
  })

  it('narrows by amount and by days, the first and the last among them', async () => {
    const all = await found({})
    const [first] = all
    expect(await found({ amount: '1500' })).toHaveLength(
      all.filter(({ amount }) => amount === first?.amount).length,
    )
    expect(await found({ amount: '1500.01' })).toEqual([])
    const day = first?.day ?? ''
    expect(await found({ first_day: day, last_day: day })).not.toEqual([])
    expect(await found({ first_day: '2030-01-01' })).toEqual([])
    const { body } = await search({ first_day: '2026-11-20', last_day: '2026-11-19' })
    expect(body['code']).toBe('rule/days-wrong')
  })

  it('lists a payment of an earlier day further down, though it was noted later', async () => {
    const { kysely } = at.database
    const [newest, ...older] = await found({})
    const of = (dateacct: string) =>
      kysely
        .updateTable('c_payment')
        .set({ dateacct })
        .where('c_payment_id', '=', newest?.id ?? 0)
        .execute()
    await of('2026-01-05')
    const now = await found({})
    await of(newest?.day ?? '')
    expect(now.map(({ id }) => id)).toEqual([...older, newest].map((each) => each?.id))
  })

  it('goes on before an id, and is not for roles that may not read payments', async () => {
    const [newest, ...older] = await found({})
    expect(await found({ before: newest?.id })).toEqual(older)
    expect((await search({}, await at.staff('librarian'))).status).toBe(403)
  })
})
