import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database, PoolState } from '#platform/server/database/database.ts'
import { type StatusLevel, statusLevels } from '#platform/pure/status-levels.ts'
import { askParts } from '#platform/server/status/ask-parts.ts'
import { type Measure, measures } from '#platform/server/status/measures.ts'
import type { PartAnswer, StatusPart } from '#platform/server/status/status-part.ts'

/** One answer, without anything about the person who asked: the pattern of the route, never the address. */
export type Answered = {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly ms: number
}

export type Metrics = ReturnType<typeof createMetrics>

const prefix = 'vidyarthi_'
/** One scrape asks the parts once, however many gauges show them. */
const askAgainMs = 2_000
const patienceMs = 2_000

/**
 * The metrics of one process. With several, the parent process sums them; a fact that all of them know, such as the outbox,
 * is taken from the first.
 */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return {
    /** Text of this process alone. */
    text: () => registry.metrics(),
    observe({ method, route, status, ms }: Answered): void {
      requests.labels(method, route, String(status)).observe(ms / 1_000)
    },
    /** Adds what the status page shows, and the state of the connections. */
    watch({ parts, database }: Watched): void {
      watchPool(registry, database) // first: asking the parts uses the connections
      watchParts(registry, parts)
    },
    /** Lets the parent process ask for the metrics of this one. */
    share(): void {
      AggregatorRegistry.setRegistries([registry])
      void new AggregatorRegistry() // hears the parent's questions
    },
  }
}

type Watched = {
  readonly parts: readonly StatusPart[]
  readonly database: Pick<Database, 'poolState'>
}

function watchPool(registry: Registry, database: Pick<Database, 'poolState'>): void {
  const states = ['busy', 'idle', 'waiting'] as const satisfies readonly (keyof PoolState)[]
  const gauge = new Gauge({
    name: `${prefix}database_pool`,
    help: 'Connections for transactions that are busy or idle, and callers that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const state = database.poolState()
      for (const each of states) gauge.set({ state: each }, state[each])
    },
  })
}

function watchParts(registry: Registry, parts: readonly StatusPart[]): void {
  const answers = answersOf(parts)
  const levels = new Gauge({
    name: `${prefix}part_level`,
    help: '1 for the level that a part of the system has.',
    labelNames: ['part', 'level'],
    aggregator: 'first',
    registers: [registry],
    async collect() {
      for (const { id, level } of await answers())
        for (const each of statusLevels) levels.set({ part: id, level: each }, is(level, each))
    },
  })
  for (const name of Object.keys(measures) as Measure[]) watchMeasure(registry, name, answers)
}

function is(level: StatusLevel, each: StatusLevel): 0 | 1 {
  return level === each ? 1 : 0
}

/** A part that does not answer has no numbers: an old one is worse than none. */
function watchMeasure(registry: Registry, name: Measure, answers: Answers): void {
  const gauge = new Gauge({
    name: prefix + name,
    help: measures[name],
    labelNames: ['part'],
    aggregator: 'first',
    registers: [registry],
    async collect() {
      const all = await answers()
      gauge.reset()
      for (const { id, measures: own } of all) {
        const value = own?.[name]
        if (value !== undefined) gauge.set({ part: id }, value)
      }
    },
  })
}

type Answers = () => Promise<readonly PartAnswer[]>

function answersOf(parts: readonly StatusPart[]): Answers {
  let askedAt = -Infinity
  let asked: ReturnType<Answers> = Promise.resolve([])
  return () => {
    const now = performance.now()
    if (now - askedAt < askAgainMs) return asked
    askedAt = now
    asked = askParts(parts, { patienceMs })
    return asked
  }
}
