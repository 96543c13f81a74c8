import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '#platform/testing/empty-database.ts'
import { freshDatabase } from '#testing/test-database.ts'
import { startWorkers, type Workers } from '../testing/workers.ts'

describe('the metrics of several processes', () => {
  let at: TestDatabase
  let workers: Workers
  beforeAll(async () => {
    at = await freshDatabase()
    workers = await startWorkers(at.url)
  })
  afterAll(async () => {
    await workers.end()
    await at.drop()
  })

  const alone = { headers: { connection: 'close' } }
  const scrape = async () => (await fetch(workers.metricsUrl, alone)).text()
  const numberOf = (text: string, start: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(start))
      ?.split(' ')
      .at(-1)

  it('are the sums of all processes, and facts that all know are there once', async () => {
    const asked = Array.from({ length: 24 }, () => fetch(`${workers.origin}/health`, alone))
    await Promise.all(asked)
    await expect
      .poll(async () => {
        const text = await scrape()
        return numberOf(
          text,
          'http_request_duration_seconds_count{method="GET",route="/health",status="200"}',
        )
      })
      .toBe('24')
    const text = await scrape()
    expect(numberOf(text, 'vidyarthi_processes{part="process"}')).toBe('2')
    expect(numberOf(text, 'vidyarthi_outbox_failed{part="mail"}')).toBe('0')
    expect(numberOf(text, 'vidyarthi_part_level{part="database",level="good"}')).toBe('1')
  })

  it('are on their own port only, and that port answers nothing else', async () => {
    for (const origin of [workers.origin, workers.officeOrigin])
      expect((await fetch(`${origin}/metrics`, alone)).status).toBe(404)
    const other = workers.metricsUrl.replace('/metrics', '/health')
    expect((await fetch(other, alone)).status).toBe(404)
    expect((await fetch(workers.metricsUrl, { method: 'POST', ...alone })).status).toBe(404)
  })

  it('name no person, address, key or path of a request', async () => {
    await fetch(`${workers.origin}/api/v1/models/c_bpartner/1000482?secret=kamala`, alone)
    const text = await scrape()
    expect(text).not.toMatch(/@|1000482|kamala|postgres:\/\/|password|127\.0\.0\.1/)
  })
})
