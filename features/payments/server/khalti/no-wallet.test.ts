import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplicant } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { ask } from '#testing/person.ts'

describe('a university without Khalti keys', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ noWallet: true })
  })
  afterAll(() => at.close())

  it('offers no wallet, and refuses a link in words that say how to pay', async () => {
    const settings = await ask(at.app, { method: 'GET', url: '/nou/portal/settings' })
    expect(settings.body['khalti']).toBe(false)
    const sita = await anApplicant(at)
    const person = await sita.person()
    const answer = await person.post('/nou/khaltipay/getlink', {
      payment_type: 'ENTRANCE',
      payment_reference_id: sita.applicationId,
      amount: 1_500,
    })
    expect([answer.status, answer.body['code']]).toEqual([409, 'rule/khalti-off'])
    expect(answer.body['error']).toContain('bank QR')
    const attempts = await at.database.kysely.selectFrom('payment_attempt').selectAll().execute()
    expect(attempts).toEqual([])
  })

  it('has no simulated wallet that anyone could pay with', async () => {
    for (const [method, path] of [
      ['GET', 'pay?pidx=x'],
      ['POST', 'decide'],
    ] as const) {
      const answer = await ask(at.app, { method, url: `/nou/khalti-simulator/${path}` })
      expect(answer.status).toBe(404)
    }
  })
})
