import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  firstAccountId,
  proposalOf,
  tinyPng,
} from '#features/bank-accounts/testing/bank-account.factory.ts'
import { langtangAccount } from '#features/institution/testing/institution.factory.ts'
import type { PortalSettings } from '#features/institution/wire/portal-settings.ts'
import { addDays } from '#platform/pure/calendar/day.ts'
import { sameInBoth } from '#platform/pure/message.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import type { AccountValue } from '../rules/account.ts'
import type { AccountsList } from '../wire/bank-accounts.ts'

const run = (slug: string) => `/api/v1/processes/${slug}`

describe('bank accounts', () => {
  let at: TestServer
  let hari: Person
  let suresh: Person
  beforeAll(async () => {
    at = await testServer()
  })
  beforeEach(async () => {
    at.clock.advance(60_000)
    hari = await at.staff('administrator')
    suresh = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const portalOf = async ({ app }: Pick<TestServer, 'app'> = at) =>
    (await app.inject({ method: 'GET', url: '/nou/portal/settings' })).json<PortalSettings>()
  const numbers = async (server?: Pick<TestServer, 'app'>) =>
    (await portalOf(server)).banks?.map(({ accountNumber }) => accountNumber)
  const proposed = async (account: AccountValue, id?: number) => {
    const { body } = await hari.post(run('bank_account_propose'), proposalOf(account, id))
    return { body, id: Number((body['data'] as { n_proposal_ID?: number })?.n_proposal_ID) }
  }
  const confirmed = async (n_proposal_ID: number, by: Person, proof: object) =>
    (await by.post(run('proposal_confirm'), { n_proposal_ID, ...proof })).body
  /** The second person's fresh code, and the end of the number in the letter. */
  const agreed = async (id: number, number: string, by = suresh) =>
    confirmed(id, by, { code: await by.code(), digits: number.slice(-4) })
  const listed = async (by = hari) =>
    (await by.post(run('bank_accounts'))).body['data'] as AccountsList
  const refused = (id: number) =>
    suresh.post(run('proposal_refuse'), { n_proposal_ID: id, reason: 'Only tried' })
  const entrance: AccountValue = {
    ...langtangAccount,
    bank: 'Nabil Bank',
    branch: 'Dhunche',
    number: '0110017500123',
    purposes: ['ENTRANCE', 'ADMISSION'],
    qr: null,
  }

  it('are added by two people and seen at once in every process', async () => {
    const other = await at.another()
    expect(await numbers(other)).toEqual([langtangAccount.number])
    const { body, id } = await proposed(entrance)
    expect(body).toMatchObject({ isError: false, summary: expect.stringContaining('second') })
    expect(await numbers()).toEqual([langtangAccount.number])
    expect(await agreed(id, entrance.number, hari)).toMatchObject({
      code: 'rule/own-entry',
    })
    expect((await agreed(id, entrance.number))['code']).toBeUndefined()
    await expect.poll(() => numbers(other)).toEqual([langtangAccount.number, entrance.number])
    const [, added] = (await portalOf(other)).banks ?? []
    expect(added).toMatchObject({
      name: 'Nabil Bank',
      branch: 'Dhunche',
      purposes: ['ENTRANCE', 'ADMISSION'],
      until: null,
    })
    expect((await portalOf()).bank.accountNumber).toBe(langtangAccount.number)
    const banks = (await portalOf()).voucherBanks?.slice(0, 2).map(({ en }) => en)
    expect(banks).toEqual(['Nepal Demo Bank', 'Nabil Bank'])
    await other.app.close()
  })

  it('are not seen before their first day and after their last', async () => {
    const today = todayOf(at)
    const days = { from: addDays(today, 1), until: addDays(today, 1) }
    const soon = { ...entrance, number: '0110017500777', purposes: null, ...days }
    const { id } = await proposed(soon)
    expect((await agreed(id, soon.number))['code']).toBeUndefined()
    expect(await numbers()).not.toContain(soon.number)
    at.clock.advance(86_400_000)
    await expect.poll(() => numbers()).toContain(soon.number)
    at.clock.advance(86_400_000)
    expect(await numbers()).not.toContain(soon.number)
  })

  it('are listed with what waits and the fees without an account', async () => {
    const only = { ...langtangAccount, purposes: ['EXAM' as const] }
    const { id } = await proposed(only, firstAccountId)
    const waiting = await listed(suresh)
    expect(waiting.accounts[0]).toMatchObject({
      number: langtangAccount.number,
      waits: { by: 'administrator person', isOwn: false },
    })
    expect((await listed()).accounts[0]?.waits?.isOwn).toBe(true)
    expect(waiting.without).toEqual([])
    expect(await proposed(only, firstAccountId)).toMatchObject({
      body: { code: 'rule/proposal-open' },
    })
    expect((await agreed(id, only.number))['code']).toBeUndefined()
    expect((await listed()).without).toContain('CERTIFICATE')
    const back = await proposed(langtangAccount, firstAccountId)
    await agreed(back.id, only.number)
    const { id: fresh } = await proposed({ ...entrance, number: '0110017500999' })
    expect((await listed()).proposed).toEqual([{ by: 'administrator person', isOwn: true }])
    await refused(fresh)
    expect((await listed(await at.staff('cashier'))).accounts.length).toBeGreaterThan(0)
    const librarian = await at.staff('librarian')
    expect((await librarian.post(run('bank_accounts'))).status).toBe(403)
    const cashier = await at.staff('cashier')
    const body = proposalOf(entrance)
    expect((await cashier.post(run('bank_account_propose'), body)).status).toBe(403)
  })

  it('have a picture as their QR, public once they are confirmed', async () => {
    const number = '0110017500888'
    const body = { ...proposalOf({ ...entrance, number }), qr: 'picture', qr_file: tinyPng }
    const { body: answer } = await hari.post(run('bank_account_propose'), body)
    const { n_proposal_ID: id } = answer['data'] as { n_proposal_ID: number }
    const picture = await at.database.kysely
      .selectFrom('bank_qr_picture')
      .select('bank_qr_picture_id as id')
      .executeTakeFirstOrThrow()
    const url = `/nou/portal/bank-qr/${picture.id}`
    const status = async (path = url) =>
      (await at.app.inject({ method: 'GET', url: path })).statusCode
    expect(await status()).toBe(404)
    expect((await agreed(id, number))['code']).toBeUndefined()
    const shown = await at.app.inject({ method: 'GET', url })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png'])
    expect([await status(`${url}0`), await status(`${url}x`)]).toEqual([404, 404])
    const find = async () =>
      (await portalOf()).banks?.find(({ accountNumber }) => accountNumber === number)?.qr
    await expect.poll(find).toMatchObject({ kind: 'image', url })
    const account = (await listed()).accounts.find((each) => each.number === number)
    expect(account?.picture).toMatch(/^iVBORw0KGgo/)
    const { n_bank_account_ID: _, ...same } = proposalOf({ ...entrance, number }, account?.id)
    const change = { ...same, n_bank_account_ID: account?.id, qr: 'picture', qr_label: 'Scan' }
    const again = (await hari.post(run('bank_account_propose'), change)).body
    expect(again).toMatchObject({ isError: false })
    await refused((again['data'] as { n_proposal_ID: number }).n_proposal_ID)
  })

  it('with wrong fields are refused field by field', async () => {
    const wrong = {
      ...proposalOf(langtangAccount),
      bank: ' ',
      number: '12 34',
      holder: 'x'.repeat(121),
      purposes: 'ENTRANCE,LUNCH',
      qr: 'text',
      qr_text: '00020163041234',
      qr_label: 'y'.repeat(61),
      from_day: '2026-02-30',
      until_day: '2026-01-01',
    }
    const { body } = await hari.post(run('bank_account_propose'), wrong)
    expect(body).toMatchObject({ isError: true, code: 'rule/account-wrong' })
    const { errors } = body as { errors: { field: string }[] }
    expect(errors.map(({ field }) => field)).toEqual([
      'bank',
      'number',
      'holder',
      'purposes',
      'qr_text',
      'qr_label',
      'from_day',
      'until_day',
    ])
    for (const [change, field] of [
      [{ number: langtangAccount.number }, 'number'],
      [{ number: '0110017500555', qr: 'picture' }, 'qr_file'],
      [
        {
          number: '0110017500555',
          qr: 'picture',
          qr_file: { fileName: 'qr.png', fileContent: 'bm8gcGljdHVyZQ==' },
        },
        'qr_file',
      ],
    ] as const) {
      const given = { ...proposalOf(langtangAccount), ...change }
      const answer = await hari.post(run('bank_account_propose'), given)
      expect(answer.body).toMatchObject({ code: 'rule/account-wrong', errors: [{ field }] })
    }
    expect(await proposed(langtangAccount, 77)).toMatchObject({
      body: { code: 'rule/account-unknown' },
    })
    expect(await proposed(langtangAccount, firstAccountId)).toMatchObject({
      body: { code: 'rule/account-same' },
    })
  })

  it('are not confirmed when the number was taken, or the account changed, in the meantime', async () => {
    const [one, two] = [
      await proposed({ ...entrance, number: '0110017500444' }),
      await proposed({ ...entrance, number: '0110017500444' }),
    ]
    expect((await agreed(one.id, '0444'))['code']).toBeUndefined()
    expect(await agreed(two.id, '0444')).toMatchObject({
      code: 'rule/number-taken',
    })
    await refused(two.id)
    const { id } = await proposed({ ...langtangAccount, branch: 'Main' }, firstAccountId)
    await at.database.kysely
      .updateTable('n_bank_account')
      .set({ holder: 'Changed by hand' })
      .where('n_bank_account_id', '=', firstAccountId)
      .execute()
    expect(await agreed(id, langtangAccount.number)).toMatchObject({
      code: 'rule/value-changed',
    })
    await refused(id)
    await at.database.kysely
      .updateTable('n_bank_account')
      .set({ holder: langtangAccount.holder })
      .where('n_bank_account_id', '=', firstAccountId)
      .execute()
  })

  it('that wait hide the end of their number from every way to read it, and guesses are slowed', async () => {
    const number = '01201007654321'
    const { id: n_proposal_ID } = await proposed({ ...langtangAccount, number }, firstAccountId)
    const other = await at.staff('administrator')
    const trail = await other.post(run('audit_entries'), { typed: `n_proposal ${n_proposal_ID}` })
    const one = await other.get(`/api/v1/models/n_proposal/${n_proposal_ID}`)
    const many = await other.get('/api/v1/models/n_proposal', { $orderby: 'Created desc' })
    const open = await other.post(run('proposals_open'))
    for (const { status, text } of [one, many, open, trail]) {
      expect(status).toBe(200)
      expect(text).not.toContain(number)
    }
    expect(open.body['data']).toMatchObject({
      proposals: [{ proof: 'code-and-digits', after: { number: sameInBoth('0120100765••••') } }],
    })
    expect((await hari.post(run('proposals_open'))).text).toContain(number)
    const guess = async (digits: number) =>
      (
        await confirmed(n_proposal_ID, other, {
          code: '000000',
          digits: String(digits).padStart(4, '0'),
        })
      )['code']
    const answers: unknown[] = []
    for (let digits = 0; digits < 8; digits++) answers.push(await guess(digits))
    expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'rule/digits-wrong'))
    expect(answers.at(-1)).toBe('rule/too-many-attempts')
    const right = { digits: '4321' }
    expect(await confirmed(n_proposal_ID, suresh, right)).toMatchObject({
      code: 'rule/code-needed',
    })
    expect(
      await confirmed(n_proposal_ID, suresh, { ...right, code: await suresh.code() }),
    ).toMatchObject({
      isError: false,
    })
    const changes = (
      await hari.post(run('audit_entries'), { typed: `n_bank_account ${firstAccountId}` })
    ).body['data']
    expect(changes).toMatchObject({
      entries: [
        { after: { number: sameInBoth(number) }, factNames: { number: { en: 'Account number' } } },
        {},
        {},
      ],
    })
  })
})
