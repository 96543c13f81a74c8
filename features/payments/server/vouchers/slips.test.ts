import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { anApplicant, anOpening, aSlip } from '#testing/applicant.ts'
import { type Campus, campus } from '#testing/campus.ts'
import { expectSoundMoney } from '#testing/invariants.ts'

describe('what is typed off a voucher', () => {
  let at: Campus
  let openingId: number

  beforeAll(async () => {
    at = await campus()
    openingId = await anOpening(at)
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  async function upload(typed: Record<string, unknown>) {
    const sita = await anApplicant(at, openingId)
    return sita.uploadVoucher(aSlip(), typed)
  }

  const stateOf = async (paymentId: unknown) =>
    at.database.kysely
      .selectFrom('voucher')
      .select(['state', 'bank', 'slip_number', 'slip_day'])
      .where('c_payment_id', '=', Number(paymentId))
      .executeTakeFirstOrThrow()

  it('is kept beside the image', async () => {
    const typed = {
      bank: 'Nepal Bank',
      branch: 'Dhunche',
      voucher_no: '0093-5120',
      voucher_date: '2026-11-20',
    }
    const { body } = await upload(typed)
    expect(await stateOf(body['C_Payment_ID'])).toEqual({
      state: 'SUBMITTED',
      bank: 'Nepal Bank',
      slip_number: '0093-5120',
      slip_day: '2026-11-20',
    })
  })

  it('P-11: holds the same bank and number from another student, whatever the case', async () => {
    await upload({ bank: 'Himal Bank', voucher_no: 'HB-77', voucher_date: '2026-11-19' })
    const { body } = await upload({
      bank: 'HIMAL bank',
      voucher_no: 'hb-77',
      voucher_date: '2026-11-19',
    })
    expect(await stateOf(body['C_Payment_ID'])).toMatchObject({ state: 'HELD' })
  })

  it.each([
    [{ voucher_date: '2026-11-21' }, 'voucher_date'],
    [{ voucher_date: '2026-13-01' }, 'voucher_date'],
    [{ voucher_no: '<b>' }, 'voucher_no'],
    [{ bank: 'x'.repeat(81) }, 'bank'],
    [{ bank: '' }, 'bank'],
  ])('refuses %o field by field and stores nothing', async (typed, field) => {
    const before = await at.database.kysely.selectFrom('voucher').select('c_payment_id').execute()
    const refused = await upload(typed)
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field }] } })
    expect(await at.database.kysely.selectFrom('voucher').select('c_payment_id').execute()).toEqual(
      before,
    )
  })
})
