import { once } from 'node:events'
import { createServer } from 'node:http'
import { AggregatorRegistry, Registry } from 'prom-client'
import type { Log } from '#platform/server/log/log.ts'
import type { Settings } from '../settings/settings.ts'

type MetricsPlace = Pick<Settings, 'METRICS_PORT' | 'HOST'>

/** Answers `GET /metrics` on a port of its own, and nothing else there. Gives what ends it. */
export async function serveMetrics(
  { METRICS_PORT, HOST }: MetricsPlace,
  text: () => Promise<string>,
  log: Pick<Log, 'error'>,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics'
    if (!isAsked) return void response.writeHead(404).end()
    text().then(
      (metrics) =>
        response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(metrics),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be collected')
        response.writeHead(503).end()
      },
    )
  })
  server.listen(METRICS_PORT, HOST)
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

/** The sums over all server processes of this machine. */
export function metricsOfWorkers(): () => Promise<string> {
  const registry = new AggregatorRegistry()
  return () => registry.clusterMetrics()
}
