import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeskRow } from '#features/desk/wire/desk.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { aSlipSentTwice, aUsedSlip } from '#testing/used-slip-in-tests.ts'

describe('a slip that was used before', () => {
  let at: TestServer
  let cashier: Person
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    cashier = await at.staff('cashier')
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const call = async (by: Person, slug: string, body: object) =>
    (await by.post(`/api/v1/processes/${slug}`, body)).body
  const give = (id: number, more: object = {}) =>
    call(cashier, 'voucher_return', { c_payment_ID: id, reason: 'Used before', ...more })
  const waiting = async () => {
    const { data } = await call(registrar, 'desk_list', { queue: 'used-slips' })
    return (data as { rows: readonly DeskRow[] }).rows
  }
  const notesOf = async (partnerId: number) => {
    const { data } = await call(registrar, 'student_file', { C_BPartner_ID: partnerId })
    const { file } = data as { file: { notes: { by: string; words: string }[] } }
    return file.notes.map(({ words }) => words)
  }
  const nameOf = async (partnerId: number) =>
    String((await registrar.get(`/api/v1/models/c_bpartner/${partnerId}`)).body['Name'])

  it('is reported to the registrar when the cashier ticks so, with a note for the staff on both students', async () => {
    const { first, second, number, heldId } = await aSlipSentTwice(at)
    expect(await give(heldId, { tell_registrar: true })).toMatchObject({ isError: false })
    const [earlier, again] = [await nameOf(first.partnerId), await nameOf(second.partnerId)]
    expect(await waiting()).toMatchObject([{ name: again, sign: 'look', isReady: false }])
    expect(await notesOf(second.partnerId)).toEqual([
      `Voucher ${number} was returned: its slip is used by ${earlier}. The registrar is notified.`,
    ])
    expect(await notesOf(first.partnerId)).toEqual([
      `The slip of voucher ${number} was sent again by ${again}, and returned. The registrar is notified.`,
    ])
    for (const student of [first, second]) {
      const person = await student.person()
      const { text } = await person.get('/api/v1/models/ad_note')
      expect(text).not.toContain('registrar')
    }
  })

  it('waits at the desk beside the other one, with both files readable, until it is settled', async () => {
    const { voucher_report_ID: record, partnerId } = await aUsedSlip(at, cashier)
    const item = await call(registrar, 'desk_item', { queue: 'used-slips', record })
    const { evidence } = item['data'] as { evidence: Evidence }
    expect(evidence.files.map(({ label }) => label.en)).toEqual([
      'Slip that was returned',
      'Slip used before',
    ])
    for (const { model, record: file_record, name } of evidence.files) {
      const file = { queue: 'used-slips', record, model, file_record, name }
      expect(await call(registrar, 'desk_file', file)).toHaveProperty('exportFile')
    }
    const settle = { voucher_report_ID: record, note: 'Two cousins, one slip' }
    expect(await call(registrar, 'used_slip_settle', { ...settle, note: ' ' })).toMatchObject({
      isError: true,
    })
    expect(await call(registrar, 'used_slip_settle', settle)).toMatchObject({ isError: false })
    expect(await call(registrar, 'used_slip_settle', settle)).toMatchObject({
      code: 'rule/report-settled',
    })
    expect(await notesOf(partnerId)).toContain('Used slip, report closed: Two cousins, one slip')
    expect((await waiting()).map((each) => each.record)).not.toContain(record)
  })

  it('is not reported without the tick', async () => {
    const before = await waiting()
    const { second, heldId } = await aSlipSentTwice(at)
    expect(await give(heldId)).toMatchObject({ isError: false })
    expect(await waiting()).toEqual(before)
    expect(await notesOf(second.partnerId)).toEqual([])
  })

  it('that is not used elsewhere is not reported, and the voucher is not returned either', async () => {
    const { firstId, heldId } = await aSlipSentTwice(at)
    await give(heldId)
    expect(await give(firstId, { tell_registrar: true })).toMatchObject({ code: 'rule/not-used' })
    const voucher = await at.database.kysely
      .selectFrom('voucher')
      .select('state')
      .where('c_payment_id', '=', firstId)
      .executeTakeFirstOrThrow()
    expect(voucher.state).toBe('SUBMITTED')
  })

  it('is not settled by the person who reported it, nor by another role', async () => {
    const both = await at.staff('administrator')
    const { voucher_report_ID } = await aUsedSlip(at, both)
    const settle = { voucher_report_ID, note: 'Seen' }
    expect(await call(both, 'used_slip_settle', settle)).toMatchObject({ code: 'rule/own-report' })
    expect((await cashier.post('/api/v1/processes/used_slip_settle', settle)).status).toBe(403)
    expect(
      await call(registrar, 'used_slip_settle', { voucher_report_ID: 999_999_999, note: 'Seen' }),
    ).toMatchObject({ code: 'rule/report-unknown' })
  })
})
