import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { measures } from '#platform/server/status/measures.ts'
import type { PartState, StatusPart } from '#platform/server/status/status-part.ts'
import { createMetrics } from './metrics.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const word = { en: 'Word', ne: 'शब्द' }
const part = (id: string, ask: () => Promise<Partial<PartState>>): StatusPart => ({
  id,
  name: word,
  ask: async () => ({ level: 'good', state: word, figure: word, ...(await ask()) }),
})
const database = { poolState: () => ({ busy: 3, idle: 1, waiting: 2 }) }

async function linesOf(parts: readonly StatusPart[], watched = true) {
  const metrics = createMetrics()
  if (watched) metrics.watch({ parts, database })
  metrics.observe({ method: 'GET', route: '/api/v1/models/:table', status: 200, ms: 12 })
  metrics.observe({ method: 'GET', route: '/api/v1/models/:table', status: 200, ms: 700 })
  return (await metrics.text()).split('\n')
}

describe('the metrics of a process', () => {
  it('count answers by route pattern, method and status, in classes of seconds', async () => {
    const lines = await linesOf([])
    const of = (bound: string) =>
      `http_request_duration_seconds_bucket{le="${bound}",method="GET",route="/api/v1/models/:table",status="200"}`
    expect(lines).toContain(`${of('0.01')} 0`)
    expect(lines).toContain(`${of('0.025')} 1`)
    expect(lines).toContain(`${of('1')} 2`)
    expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_seconds '))).toBe(true)
  })

  it('are the numbers of the parts, and the state of the connections', async () => {
    const mail = part('mail', async () => ({
      level: 'failing' as const,
      measures: { outbox_waiting: 4, outbox_failed: 1 },
    }))
    const lines = await linesOf([mail])
    expect(lines).toContain('vidyarthi_outbox_waiting{part="mail"} 4')
    expect(lines).toContain('vidyarthi_outbox_failed{part="mail"} 1')
    expect(lines).toContain('vidyarthi_part_level{part="mail",level="failing"} 1')
    expect(lines).toContain('vidyarthi_part_level{part="mail",level="good"} 0')
    expect(lines).toContain('vidyarthi_database_pool{state="waiting"} 2')
  })

  it('ask each part once a scrape, and give no number of one that does not answer', async () => {
    let asked = 0
    const away = part('database', async () => {
      asked += 1
      throw Object.assign(new Error('connect to 10.0.0.7'), { code: 'ECONNREFUSED' })
    })
    const lines = await linesOf([away])
    expect(asked).toBe(1)
    expect(lines).toContain('vidyarthi_part_level{part="database",level="silent"} 1')
    expect(lines.filter((line) => line.startsWith('vidyarthi_database_bytes'))).toEqual([])
    expect(lines.join()).not.toContain('10.0.0.7')
  })
})

it('read the connections before the parts are asked, which use them', async () => {
  const metrics = createMetrics()
  let waiting = 0
  const busy = part('database', async () => {
    waiting = 12
    return {}
  })
  metrics.watch({ parts: [busy], database: { poolState: () => ({ busy: 0, idle: 4, waiting }) } })
  expect(await metrics.text()).toContain('vidyarthi_database_pool{state="waiting"} 0')
  expect(waiting).toBe(12)
})

/** Names of our metrics in a file; recording rules and functions are not among them. */
function namesIn(file: string): readonly string[] {
  const text = readFileSync(`${root}${file}`, 'utf8')
  return [...new Set(text.match(/\b(vidyarthi|http|nodejs|process)_[a-z_]+\b/g))]
}

it.each(['docs/monitoring/alerts.yml', 'docs/monitoring/dashboard.json'])(
  '%s names only metrics that are exported',
  async (file) => {
    const lines = await linesOf([])
    const exported = new Set([
      ...Object.keys(measures).map((name) => `vidyarthi_${name}`),
      ...lines.flatMap((line) => /^(?:# TYPE )?(\w+)/.exec(line)?.[1] ?? []),
      ...lines.flatMap((line) => /^# TYPE (\w+)/.exec(line)?.[1] ?? []),
    ])
    const names = namesIn(file)
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !exported.has(name))).toEqual([])
  },
)
