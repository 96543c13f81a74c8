import type { FastifyInstance } from 'fastify'
import type { Log } from '#platform/server/log/log.ts'
import type { RequestStats } from '#platform/server/status/request-stats.ts'
import type { Dependencies } from '../dependencies.ts'

/** Of reads that went well. */
export const levelOfReads = 'debug'

/**
 * Logs one line per answer. Writes and failures are always logged; successful reads only at level debug, because on
 * result day nearly all requests are reads and their two lines cost as much as the answer itself (173 µs against 93).
 */
export function logAnswers(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, ip } = request
    const { statusCode: status, elapsedTime } = reply
    const isRead = method === 'GET' || method === 'HEAD'
    const level = isRead && status < 400 ? levelOfReads : 'info'
    if (log.isLevelEnabled(level))
      request.log[level]({ method, url, ip, status, ms: Math.round(elapsedTime) }, 'answered')
    done()
  })
}

type Counting = {
  readonly requests: RequestStats
  readonly onAnswer?: Dependencies['onAnswer'] | undefined
}

/** Counts every answer for the status page and the metrics, by the pattern of its route. */
export function countAnswers(app: FastifyInstance, { requests, onAnswer }: Counting): void {
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const { statusCode: status, elapsedTime: ms } = reply
    requests.note(status, ms)
    onAnswer?.({ method, route: routeOptions.url ?? 'none', status, ms })
    done()
  })
}
