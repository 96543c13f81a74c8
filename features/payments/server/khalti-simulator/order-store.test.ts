import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#testing/test-database.ts'
import { khaltiClient } from '../khalti/khalti-client.ts'
import { orderStore } from './order-store.ts'
import { type KhaltiSimulator, startKhaltiSimulator } from './simulator.ts'

describe('the simulated wallet of two servers on one database', () => {
  let at: Awaited<ReturnType<typeof freshDatabase>>
  let one: KhaltiSimulator
  let other: KhaltiSimulator
  const started = () =>
    startKhaltiSimulator({
      port: 0,
      hostName: '127.0.0.1',
      nowMs: Date.now,
      store: orderStore(at.database),
    })
  const wallet = ({ apiUrl, host }: KhaltiSimulator) =>
    khaltiClient({ apiUrl, payHosts: [host], secretKey: 'simulator' })
  const link = async () => {
    const answer = await wallet(one).initiate({
      orderId: 'A-1',
      orderName: 'Entrance',
      amountPaisa: 150_000,
      returnUrl: 'http://portal.test/nou/khaltipay/success',
      websiteUrl: 'http://portal.test',
      merchant: { name: 'LTU', email: 'help@example.com' },
      customer: { name: 'Sita', email: 'sita@example.com' },
    })
    if (answer.is !== 'link') throw new Error(answer.why)
    return answer.pidx
  }
  const pay = ({ host }: KhaltiSimulator, pidx: string) =>
    fetch(`http://${host}/decide`, {
      method: 'POST',
      body: new URLSearchParams({ pidx, decision: 'pay' }),
      redirect: 'manual',
    })
  const stateAt = async (simulator: KhaltiSimulator, pidx: string) => {
    const found = await wallet(simulator).lookup(pidx)
    return found.is === 'answer' ? found.answer.status : found.is
  }

  beforeAll(async () => {
    at = await freshDatabase()
    ;[one, other] = [await started(), await started()]
  })
  afterAll(async () => {
    await Promise.all([one.close(), other.close()])
    await at.drop()
  })

  it('knows at one what was begun there and paid at the other', async () => {
    const pidx = await link()
    expect((await fetch(`http://${other.host}/pay?pidx=${pidx}`)).status).toBe(200)
    expect((await pay(other, pidx)).status).toBe(303)
    expect(await stateAt(one, pidx)).toBe('Completed')
  })

  it('still knows it after both were closed', async () => {
    const pidx = await link()
    await pay(one, pidx)
    const later = await started()
    expect(await stateAt(later, pidx)).toBe('Completed')
    await later.close()
  })
})
