import { once } from 'node:events'
import autocannon from 'autocannon'

/** One load: what to send, 32 connections, warmed up before it counts. Requests are taken in turn. */
export type Load = {
  readonly url: string
  readonly seconds: number
  readonly warmUpSeconds: number
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
  readonly wrong: number
}

const connections = 32

/** In a process of its own: gets a Load as a message, measures, answers with a LoadResult. */
const [load] = await once(process, 'message')
process.send?.(await measure(load), () => process.exit())

async function measure(load: Load): Promise<LoadResult> {
  const turn = turns(load)
  if (load.warmUpSeconds > 0) await shoot(load, { duration: load.warmUpSeconds, turn })
  const { result, wrong } = await shoot(load, { duration: load.seconds, turn })
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    wrong,
  }
}

async function shoot(
  { url, status }: Load,
  { duration, turn }: { duration: number; turn: () => Load['requests'][number] },
) {
  let wrong = 0
  const result = await autocannon({
    url,
    connections,
    duration,
    requests: [
      {
        setupRequest: (request) => {
          const { method, path, headers, body } = turn()
          return {
            ...request,
            method,
            path,
            headers: { ...headers },
            ...(body === undefined ? {} : { body }),
          }
        },
        onResponse: (code) => {
          if (code !== status) wrong++
        },
      },
    ],
  })
  return { result, wrong: wrong + result.errors }
}

/** The next request each time, from the first again after the last. */
function turns({ requests }: Load): () => Load['requests'][number] {
  let next = 0
  return () => {
    const request = requests[next++ % requests.length]
    if (request === undefined) throw new Error('A load needs requests')
    return request
  }
}
