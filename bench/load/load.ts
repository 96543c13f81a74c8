import { once } from 'node:events'
import autocannon from 'autocannon'

/** One load: what to send, 32 connections unless another number is given, warmed up before it counts. Each takes its part in turn. */
export type Load = {
  readonly url: string
  readonly seconds: number
  readonly warmUpSeconds: number
  readonly connections?: number
  /** Requests a second of all connections together; absent: as many as are answered. */
  readonly perSecond?: number
  readonly requests: readonly {
    readonly method: 'GET' | 'POST'
    readonly path: string
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string
  }[]
  /** The status every answer must have. */
  readonly status: number
}

export type LoadResult = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Answers of another status than was expected, and requests without an answer. */
  readonly wrong: number
  /** The wrong ones in words: `3 × 429, 1 without an answer`. */
  readonly wrongInWords: string
}

const usualConnections = 32

/** In a process of its own: gets a Load as a message, measures, answers with a LoadResult. */
const [load] = await once(process, 'message')
process.send?.(await measure(load), () => process.exit())

async function measure({ requests, ...load }: Load): Promise<LoadResult> {
  const quarter = Math.floor(requests.length / 4)
  if (load.warmUpSeconds > 0)
    await shoot(
      { ...load, requests: quarter > 0 ? requests.slice(0, quarter) : requests },
      load.warmUpSeconds,
    )
  // A request of the warm-up is not repeated: a student who has applied cannot apply again.
  const due = load.warmUpSeconds > 0 ? requests.slice(quarter) : requests
  const { result, others } = await shoot({ ...load, requests: due }, load.seconds)
  const counts = [...others.values(), result.errors]
  const unanswered = result.errors > 0 ? [`${result.errors} without an answer`] : []
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    wrong: counts.reduce((sum, count) => sum + count, 0),
    wrongInWords: [
      ...[...others].map(([status, count]) => `${count} × ${status}`),
      ...unanswered,
    ].join(', '),
  }
}

/** Every connection has requests of its own, written out before it begins: making them would cost as much as an answer. */
async function shoot(
  {
    url,
    status,
    requests,
    connections = usualConnections,
    perSecond,
  }: Omit<Load, 'seconds' | 'warmUpSeconds'>,
  duration: number,
) {
  const others = new Map<number, number>()
  let opened = 0
  const result = await autocannon({
    url,
    connections,
    duration,
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
    setupClient: (client) => {
      const place = opened++ % connections
      const own = requests.filter((_, index) => index % connections === place)
      client.setRequests(own.length > 0 ? own : requests)
      client.on('response', (code) => {
        if (code !== status) others.set(code, (others.get(code) ?? 0) + 1)
      })
    },
  })
  return { result, others }
}
