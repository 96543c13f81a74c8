import type { AddressInfo } from 'node:net'
import { Client } from 'pg'
import { ownResults, resultModel } from '#features/results/wire/result.ts'
import { anExamination } from '#testing/kinds/examination-in-tests.ts'
import { readAtOnce } from './anchors.ts'
import { ownUniversity } from './load/own-university.ts'
import { percentile } from './load/percentile.ts'
import { row } from './load/plain-page.ts'
import type { Crowd, CrowdTimes } from './load/readers.ts'
import { accountsFor, prepareResults } from './prepared-results.ts'

/**
 * The release time: 100,000 prepared results, 300 readers who ask for theirs at the same moment, against as many who
 * ask for a cached list. Bars: p99 at most twice the cached list's, at most one statement per answer.
 */
const readers = 300
const prepared = 100_000
const rounds = 12
const cachedPath = '/api/v1/models/n_aca_year'

const statements = countStatements()
const at = await ownUniversity()
const releaseTime = new Date(at.clock.nowMs() + 60_000)

const exam = await anExamination(at)
const sita = await exam.candidate('Sita Rai', 'CSC151')
await prepareResults(at, { like: sita.registrationId, count: prepared, releaseTime })
const crowd = await signedIn()
await at.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = at.app.server.address() as AddressInfo

at.clock.advance(60_000)
await shoot({ rounds: 2 })
const before = statements.sent
const [resultTimes = [], cachedTimes = []] = await shoot({ rounds })
const perAnswer = (statements.sent - before) / (readers * rounds)
const [result, list] = [percentile(resultTimes, 0.99), percentile(cachedTimes, 0.99)]
console.log(
  [
    row(`p99 of ${readers} readers of ${prepared} results`, `${result.toFixed(0)} ms`, ''),
    row(`p99 of ${readers} readers of a kept list`, `${list.toFixed(0)} ms`, ''),
    row('results / kept list', `${(result / list).toFixed(2)}×`, 'bar ≤ 2×'),
    row('statements an answer', perAnswer.toFixed(2), 'bar ≤ 1'),
  ].join('\n'),
)
await at.end()

function results(partnerId: number): string {
  return `/api/v1/models/${resultModel}?${new URLSearchParams(ownResults(partnerId))}`
}

/** Accounts for some of those partners, each with a session of its own. */
async function signedIn(): Promise<Crowd['readers']> {
  const crowd: Crowd['readers'][number][] = []
  for (const { partnerId, email } of await accountsFor(at, readers)) {
    const { token } = await at.signIn(email)
    crowd.push({ token, requests: [{ path: results(partnerId) }, { path: cachedPath }] })
  }
  return crowd
}

/** All readers at once for the own result, then all at once for the cached list. */
function shoot({ rounds }: { readonly rounds: number }): Promise<CrowdTimes> {
  return readAtOnce({ port, rounds, readers: crowd, says: ['"sgpa":3.5', '"records"'] })
}

/** Every statement this process sends from here on is counted. */
function countStatements(): { sent: number } {
  const count = { sent: 0 }
  const { query } = Client.prototype
  Object.defineProperty(Client.prototype, 'query', {
    configurable: true,
    value(this: Client, ...asked: unknown[]): unknown {
      count.sent += 1
      return Reflect.apply(query, this, asked)
    },
  })
  return count
}
