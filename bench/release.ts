import { Client } from 'pg'
import { temporaryCluster } from '#platform/testing/temporary-cluster.ts'
import { ownResults, resultModel } from '#features/results/wire/result.ts'
import { row } from './plain-page.ts'

/**
 * The instant of a release: 100,000 results prepared before, 300 readers who ask for theirs in the same moment, against as
 * many who ask for a list that is kept in memory. Bars: p99 at most twice the kept list's, at most one statement an answer.
 */
const readers = 300
const prepared = 100_000
const rounds = 12

const statements = countStatements()
const cluster = await temporaryCluster()
process.env['TEST_DATABASE_URL'] = cluster.url
const { campus } = await import('#testing/campus.ts')
const { anExamination } = await import('#testing/examination-in-tests.ts')
const { accountsFor, prepareResults } = await import('./prepared-results.ts')
const at = await campus({ idleJobs: true })
const instant = new Date(at.clock.nowMs() + 60_000)

const exam = await anExamination(at)
const sita = await exam.candidate('Sita Rai', 'CSC151')
await prepareResults(at, { like: sita.registrationId, count: prepared, instant })
const people = await signedIn()
await Promise.all(people.map(({ ask }) => ask(kept)))

at.clock.advance(60_000)
const first = await shoot(results)
if (first.some(({ text }) => !text.includes('"sgpa":3.5')))
  throw new Error('Somebody found no result')
const before = statements.sent
await shoot(results)
const perAnswer = (statements.sent - before) / readers
const resultTimes: Asked[] = []
const keptTimes: Asked[] = []
for (let round = 0; round < rounds; round++) {
  resultTimes.push(...(await shoot(results)))
  keptTimes.push(...(await shoot(kept)))
}
const [result, list] = [p99(resultTimes), p99(keptTimes)]
console.log(
  [
    row(`p99 of ${readers} readers of ${prepared} results`, `${result.toFixed(0)} ms`, ''),
    row(`p99 of ${readers} readers of a kept list`, `${list.toFixed(0)} ms`, ''),
    row('results / kept list', `${(result / list).toFixed(2)}×`, 'bar ≤ 2×'),
    row('statements an answer', perAnswer.toFixed(2), 'bar ≤ 1'),
  ].join('\n'),
)
await at.close()
await cluster.stop()
process.exit()

function results(partnerId: number): string {
  return `/api/v1/models/${resultModel}?${new URLSearchParams(ownResults(partnerId))}`
}

function kept(): string {
  return '/api/v1/models/n_aca_year'
}

/** Accounts for some of those partners, each with a session of its own. */
async function signedIn() {
  const all: { readonly ask: (of: (partnerId: number) => string) => Promise<Asked> }[] = []
  for (const { partnerId, email } of await accountsFor(at, readers)) {
    const person = await at.signIn(email)
    all.push({
      async ask(of) {
        const started = performance.now()
        const { text } = await person.get(of(partnerId))
        return { text, ms: performance.now() - started }
      },
    })
  }
  return all
}

type Asked = { readonly text: string; readonly ms: number }

/** Everybody at once. */
function shoot(of: (partnerId: number) => string): Promise<Asked[]> {
  return Promise.all(people.map(({ ask }) => ask(of)))
}

function p99(asked: readonly Asked[]): number {
  const sorted = asked.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0
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
