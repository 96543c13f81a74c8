import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { langtangSettings } from '#features/institution/testing/institution.factory.ts'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import type { OpenProposal } from '#features/two-people/wire/open-proposal.ts'
import { sameInBoth } from '#platform/pure/message.ts'
import type { AuditEntry } from '#features/audit/wire/entry.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { testCodeSecret } from '#testing/test-people.ts'
import type { Person } from '#testing/person.ts'
import { settings } from '../rules/settings.ts'
import { findSettingValue } from './settings.ts'
import type { SettingNow } from '../wire/setting.ts'

const change = '/api/v1/processes/setting_change'
const confirm = '/api/v1/processes/proposal_confirm'
const refuse = '/api/v1/processes/proposal_refuse'
const weekMs = 7 * 86_400_000

describe('settings of the university', () => {
  let at: TestServer
  let hari: Person
  let suresh: Person
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  /** Two administrators, signed in now: sessions end while a test travels. */
  async function office() {
    hari = await at.staff('administrator')
    suresh = await at.staff('administrator')
  }
  const key = 'university-registration'
  const { initial } = settings[key]
  const feeNow = async () => (await findSettingValue(at.database.kysely, key)).feeInPaisa
  const proposed = async (feeInPaisa: number, by = hari) => {
    const { body } = await by.post(change, {
      key,
      value: JSON.stringify({ ...initial, feeInPaisa }),
    })
    return { body, id: Number((body['data'] as { n_proposal_ID?: number })?.n_proposal_ID) }
  }
  /** The code of the next half minute: the one of now was used for signing in. */
  const freshCode = () => codeAt(testCodeSecret, at.clock.nowMs() + 30_000)
  const confirmed = async (id: number, by: Person, proof: object = {}) =>
    (await by.post(confirm, { n_proposal_ID: id, ...proof })).body
  const refused = async (id: number, by: Person, reason: string) =>
    (await by.post(refuse, { n_proposal_ID: id, reason })).body

  it('that one person may change hold at once, in every process', async () => {
    await office()
    const other = await at.another()
    const phone = async () =>
      (await other.app.inject({ method: 'GET', url: '/nou/portal/settings' })).json<{
        helpDesk: { phone: string }
      }>().helpDesk.phone
    expect(await phone()).toBe('071-500123')
    const value = JSON.stringify({ ...langtangSettings['help-desk'], phone: '071-500999' })
    expect((await hari.post(change, { key: 'help-desk', value })).body).toMatchObject({
      isError: false,
    })
    await expect.poll(phone).toBe('071-500999')
    await other.app.close()
  })

  it('name the banks a voucher is offered with, the university’s own first', async () => {
    await office()
    const offered = async () =>
      (await at.app.inject({ method: 'GET', url: '/nou/portal/settings' }))
        .json<{ voucherBanks: { en: string; ne: string }[] }>()
        .voucherBanks.map(({ en }) => en)
    expect((await offered()).slice(0, 2)).toEqual([
      'Nepal Demo Bank',
      'Agricultural Development Bank',
    ])
    const banks = [{ en: 'Himal Bank', ne: 'हिमाल बैंक' }]
    const set = (value: object) =>
      hari.post(change, { key: 'voucher-banks', value: JSON.stringify(value) })
    expect((await set({ banks: [] })).body).toMatchObject({ code: 'rule/setting-wrong' })
    expect((await set({ banks })).body).toMatchObject({ isError: false })
    await expect.poll(offered).toEqual(['Nepal Demo Bank', 'Himal Bank'])
  })

  it('that need two wait for the second, who is never the first', async () => {
    await office()
    const { body, id } = await proposed(160_000)
    expect(body).toMatchObject({
      isError: false,
      summary: expect.stringContaining('second person'),
    })
    expect(await proposed(170_000, suresh)).toMatchObject({
      body: { isError: true, code: 'rule/proposal-open' },
    })
    expect(await confirmed(id, hari)).toMatchObject({ isError: true, code: 'rule/own-entry' })
    expect(await feeNow()).toBe(initial.feeInPaisa)
    expect(await confirmed(id, suresh, { code: freshCode() })).toMatchObject({ isError: false })
    expect(await feeNow()).toBe(160_000)
    expect(await confirmed(id, suresh)).toMatchObject({ code: 'rule/proposal-decided' })
    const stored = await suresh.get(`/api/v1/models/n_proposal/${id}`)
    expect(stored.body).toMatchObject({ state: { id: 'confirmed' }, subject: key })
    const entries = await at.database.kysely
      .selectFrom('audit_entry')
      .select(['ad_user_id', 'act', 'subject', 'process'])
      .where('ad_user_id', 'in', [hari.userId, suresh.userId])
      .where('act', '=', 'changed')
      .orderBy('audit_entry_id')
      .execute()
    expect(entries).toEqual([
      { ad_user_id: hari.userId, act: 'changed', subject: 'n_proposal', process: 'setting_change' },
      {
        ad_user_id: suresh.userId,
        act: 'changed',
        subject: 'n_setting',
        process: 'proposal_confirm',
      },
      {
        ad_user_id: suresh.userId,
        act: 'changed',
        subject: 'n_proposal',
        process: 'proposal_confirm',
      },
    ])
  })

  it('are listed as they are, with who set them and what waits, to the administrator only', async () => {
    await office()
    const listed = async (who: Person) =>
      ((await who.post('/api/v1/processes/settings')).body['data'] as { settings: SettingNow[] })
        .settings
    const ofKey = async (who: Person, key: string) =>
      (await listed(who)).find((setting) => setting.key === key)
    expect(await ofKey(hari, 'grading')).toEqual({
      key: 'grading',
      value: settings.grading.initial,
      changed: null,
      twoPeople: true,
      needsCode: false,
      records: expect.any(Array),
      waits: null,
    })
    const value = JSON.stringify({ ...settings.library.initial, loanDays: 14 })
    await hari.post(change, { key: 'library', value })
    expect(await ofKey(suresh, 'library')).toMatchObject({
      value: { loanDays: 14 },
      changed: {
        by: 'administrator person',
        at: new Date(at.clock.nowMs()).toISOString(),
        record: expect.any(Number) as number,
      },
    })
    const record = (await ofKey(suresh, 'library'))?.changed?.record
    const { entries } = (
      await suresh.post('/api/v1/processes/audit_entries', {
        typed: `n_setting ${record}`,
      })
    ).body['data'] as { entries: readonly AuditEntry[] }
    expect(entries.map(({ after }) => after['key'])).toEqual([settings.library.name])
    const { id } = await proposed(190_000)
    const waits = async (who: Person) => (await ofKey(who, key))?.waits
    expect([await waits(hari), await waits(suresh)]).toMatchObject([
      { isOwn: true },
      { isOwn: false, by: 'administrator person' },
    ])
    await refused(id, hari, 'Only listed')
    expect(await waits(suresh)).toBeNull()
    for (const role of ['registrar', 'cashier'] as const)
      expect((await (await at.staff(role)).post('/api/v1/processes/settings')).status).toBe(403)
  })

  it('are proposed and written to the trail in words', async () => {
    await office()
    const { id } = await proposed(200_000)
    const list = async (slug: string, given: object) =>
      (await suresh.post(`/api/v1/processes/${slug}`, given)).body['data'] as {
        proposals: OpenProposal[]
        entries: AuditEntry[]
      }
    const { proposals } = await list('proposals_open', {})
    expect(proposals.find((each) => each.id === id)).toMatchObject({
      subject: key,
      subjectName: settings[key].name,
      names: { feeInPaisa: { en: 'Fee, Rs.' } },
      after: { feeInPaisa: sameInBoth('2000') },
      proof: 'code',
    })
    await confirmed(id, suresh, { code: freshCode() })
    const { entries } = await list('audit_entries', { ad_user_ID: suresh.userId })
    expect(entries.find(({ subject }) => subject === 'n_setting')).toMatchObject({
      after: { key: settings[key].name, feeInPaisa: sameInBoth('2000') },
      factNames: { feeInPaisa: { en: 'Fee, Rs.' } },
    })
    expect(entries.find(({ subject }) => subject === 'n_proposal')).toMatchObject({
      after: { subject: settings[key].name },
      valueNames: { sort: { setting: { en: 'Setting', ne: 'सेटिङ' } } },
    })
  })

  it('are not changed past the second person by hand either', async () => {
    await office()
    const { id } = await proposed(210_000)
    const byHand = (changes: object) =>
      at.database.kysely
        .updateTable('n_proposal')
        .set({ decided: new Date(), ...changes })
        .where('n_proposal_id', '=', id)
        .execute()
    await expect(byHand({ state: 'confirmed', decided_by: hari.userId })).rejects.toThrow('check')
    await expect(byHand({ after: '{}' })).rejects.toThrow('never changed')
    await refused(id, hari, 'Typed the old fee')
  })

  it('proposed are refused with a reason, by the first person too, and then free again', async () => {
    await office()
    const { id } = await proposed(220_000)
    expect(await refused(id, suresh, ' ')).toMatchObject({ isError: true })
    expect(await refused(id, hari, 'Typed wrong')).toMatchObject({
      isError: false,
    })
    const again = await proposed(230_000)
    expect(again.body).toMatchObject({ isError: false })
    await refused(again.id, suresh, 'Not this one')
  })

  it('of money are confirmed with a fresh code', async () => {
    await office()
    const { id } = await proposed(240_000)
    expect(await confirmed(id, suresh)).toMatchObject({ code: 'rule/code-needed' })
    expect(await confirmed(id, suresh, { code: '000000' })).toMatchObject({
      code: 'rule/code-wrong',
    })
    expect(await feeNow()).not.toBe(240_000)
    expect(await confirmed(id, suresh, { code: freshCode() })).toMatchObject({ isError: false })
    expect(await feeNow()).toBe(240_000)
  })

  it('proposed are confirmed within a week only; a later proposal takes the place of one that expired', async () => {
    await office()
    const { id } = await proposed(250_000)
    at.clock.advance(weekMs)
    await office()
    expect(await confirmed(id, suresh)).toMatchObject({ code: 'rule/proposal-expired' })
    const { id: newer, body } = await proposed(260_000)
    expect(body).toMatchObject({ isError: false })
    at.clock.advance(weekMs - 1)
    await office()
    expect(await confirmed(newer, suresh, { code: freshCode() })).toMatchObject({ isError: false })
    expect(await feeNow()).toBe(260_000)
  })

  it('are proposed and refused again and again', async () => {
    await office()
    for (let time = 0; time < 8; time += 1) {
      const { id, body } = await proposed(270_000 + time)
      expect(body).toMatchObject({ isError: false })
      await refused(id, suresh, 'Once more')
    }
  })

  it.each([
    ['n_nothing', '{}', 'rule/setting-unknown'],
    ['__proto__', '{}', 'rule/setting-unknown'],
    ['help-desk', 'no json', 'rule/setting-wrong'],
    ['help-desk', '{"phone":"1"}', 'rule/setting-wrong'],
    ['bank-account', '{}', 'rule/setting-unknown'],
    [key, JSON.stringify({ ...initial, feeInPaisa: 1 }), 'rule/setting-wrong'],
    [key, JSON.stringify({ ...initial, more: 1 }), 'rule/setting-wrong'],
  ])('refuse %s = %s', async (of, value, code) => {
    await office()
    expect((await hari.post(change, { key: of, value })).body).toMatchObject({
      isError: true,
      code,
    })
  })

  it('are nothing for students and librarians', async () => {
    const sita = await at.signIn((await at.student()).email)
    for (const person of [sita, await at.staff('librarian')]) {
      expect((await person.post(change, { key: 'help-desk', value: '{}' })).status).toBe(403)
      expect((await person.get('/api/v1/models/n_setting')).status).toBe(404)
      expect((await person.get('/api/v1/models/n_proposal')).status).toBe(404)
    }
  })
})
