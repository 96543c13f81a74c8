import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { sendDueMail, sendDueTexts } from '#platform/server/mail/outbox.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { langtangUniversity } from '#features/institution/testing/institution.factory.ts'

describe('a university that is being set up', () => {
  let at: TestServer
  let kiran: Person
  beforeAll(async () => {
    at = await testServer({ noWallet: true })
    const { kysely } = at.database
    await kysely.updateTable('institution').set({ sign_up_opened: null }).execute()
    await kysely.deleteFrom('n_setting').where('key', '=', 'university').execute()
    kiran = await at.staff('administrator')
  })
  afterAll(() => at.close())

  const run = (by: Person, slug: string, body: object = {}) => by.post(processPath(slug), body)
  const missing = async () => {
    const { body } = await run(kiran, 'first_steps')
    const { steps } = body['data'] as { steps: { id: string; state: string }[] }
    return steps
      .filter(({ state }) => state !== 'done' && state !== 'can-wait')
      .map(({ id, state }) => `${id} ${state}`)
  }
  const newestMail = async () => {
    await sendDueMail(at.database, at.mailer, at.clock.nowMs())
    const { text = '' } = at.mailer.sent.at(-1) ?? {}
    return /^\d{6}$/m.exec(text)?.[0] ?? ''
  }

  it('misses names, a second administrator, a test mail and an opening; sign-up stays closed', async () => {
    expect(await missing()).toEqual([
      'names missing',
      'second-administrator missing',
      'test-mail missing',
      'first-opening missing',
    ])
    expect((await run(kiran, 'sign_up_open')).body).toMatchObject({
      isError: true,
      code: 'rule/sign-up-missing',
      summary: 'Sign-up stays closed: 4 things are missing.',
    })
  })

  it('proves by the digits in a mail that mail arrives; five tries end it', async () => {
    expect((await run(kiran, 'test_mail_confirm', { code: '123456' })).body).toMatchObject({
      code: 'rule/no-test-mail',
    })
    await run(kiran, 'test_mail_send')
    const first = await newestMail()
    for (let n = 0; n < 5; n += 1)
      expect((await run(kiran, 'test_mail_confirm', { code: '-' })).body).toMatchObject({
        code: 'rule/test-mail-wrong',
      })
    expect((await run(kiran, 'test_mail_confirm', { code: first })).body).toMatchObject({
      code: 'rule/test-mail-tries',
    })
    expect(await missing()).toContain('test-mail waiting')
    await run(kiran, 'test_mail_send')
    const code = await newestMail()
    expect((await run(kiran, 'test_mail_confirm', { code })).body).toMatchObject({ isError: false })
    expect(await missing()).not.toContain('test-mail waiting')
  })

  it('proves by the digits in a text message that these arrive, apart from the mail', async () => {
    const { body } = await run(kiran, 'first_steps')
    expect(body['data']).toMatchObject({ testText: { isProved: false, newest: null } })
    for (const phone of ['014412345', '98410000001', '9541000000', ''])
      expect((await run(kiran, 'test_text_send', { phone })).body).toMatchObject({
        code: phone === '' ? 'plan/wrong-argument' : 'rule/no-mobile-number',
      })
    expect((await run(kiran, 'test_text_confirm', { code: '123456' })).body).toMatchObject({
      code: 'rule/no-test-text',
    })
    await run(kiran, 'test_text_send', { phone: '९८४१००००००' })
    await sendDueTexts(at.database, at.texter, at.clock.nowMs())
    const sent = at.texter.sent.at(-1)
    expect(sent?.to).toBe('9841000000')
    const code = /\d{6}$/.exec(sent?.text ?? '')?.[0] ?? ''
    expect((await run(kiran, 'test_mail_confirm', { code })).body).not.toMatchObject({
      isError: false,
    })
    expect((await run(kiran, 'test_text_confirm', { code })).body).toMatchObject({ isError: false })
    expect((await run(kiran, 'first_steps')).body['data']).toMatchObject({
      testText: { isProved: true },
    })
  })

  it('opens sign-up by a press once nothing is missing, and once only', async () => {
    const gopal = await at.staff('administrator')
    const registrar = await at.staff('registrar')
    const value = JSON.stringify(langtangUniversity)
    await run(registrar, 'setting_change', { key: 'university', value })
    const { body } = await registrar.post('/api/v1/models/n_entrance_open', {
      Name: 'Entrance',
      n_program_ID: 1_000_000,
      n_aca_year_ID: 1_000_000,
      examfee: 1000,
      latefee: 0,
      apply_to: '2026-12-10',
      apply_uptolate: '2026-12-20',
    })
    expect(await missing()).toEqual(['first-opening missing'])
    await registrar.put(`/api/v1/models/n_entrance_open/${String(body['id'])}`, {
      ispublished: true,
    })
    expect(await missing()).toEqual([])
    expect((await run(registrar, 'sign_up_open')).status).toBe(403)
    const both = await Promise.all([run(kiran, 'sign_up_open'), run(gopal, 'sign_up_open')])
    expect(both.map(({ body: { isError } }) => isError).toSorted()).toEqual([false, true])
    const entry = await at.database.kysely
      .selectFrom('audit_entry')
      .selectAll()
      .where('process', '=', 'sign_up_open')
      .where('act', '=', 'changed')
      .execute()
    expect(entry).toMatchObject([{ subject: 'institution' }])
  })
})
