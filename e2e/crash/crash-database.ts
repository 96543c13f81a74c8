import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openPlacesElsewhere } from './crash-places.ts'
import { seededRandom } from './crash-random.ts'
import { crashServer } from './crash-server.ts'
import { prepareUniversity } from './crash-university.ts'
import { judge } from './crash-verdict.ts'
import { startWriters } from './crash-writers.ts'

/**
 * `node e2e/crash/crash-database.ts --restarts 10 --callbacks 2000`: PostgreSQL is restarted and killed at random moments while
 * students pay and browsers come back from the wallet, again and again. The server must live on, answer 303 or 503, and
 * lose and double nothing (SECURITY P-17, S11). Exit code 1 otherwise.
 */
const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '10' },
    callbacks: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const restarts = Number(values.restarts)
const callbacks = Number(values.callbacks)
const browsers = 20
const students = 3
const random = seededRandom(Number(values.seed))
const longestOutageMs = 5_000

const places = await openPlacesElsewhere()
try {
  process.exitCode = (await run()) ? 0 : 1
} finally {
  await places.close({ keepFiles: process.exitCode !== 0 })
}

async function run(): Promise<boolean> {
  const place = await places.place('database')
  const university = await prepareUniversity(place)
  const people = { ...university, students: university.students.slice(0, students) }
  const server = crashServer(place)
  await server.start()
  const answers = answerBook()
  const { onAnswer } = answers
  const writers = startWriters({
    origin: server.origin,
    people,
    random,
    byVoucher: 0.2,
    inCash: 0.2,
    reversed: 0.1,
    onAnswer,
  })
  await writers.signedIn
  await wait(2_000)
  const [away] = await Promise.all([restartDatabase(answers), comeBack()])
  await writers.stop()
  const lives = server.isAlive()
  await server.stop()
  const verdict = await judge(place, writers.acknowledged())
  const wrong = [
    ...verdict.lost,
    ...verdict.doubled,
    ...verdict.broken,
    ...answers.wrong(),
    ...away.filter((ms) => ms > longestOutageMs).map((ms) => `no answer for ${ms} ms`),
    ...(lives ? [] : ['the server did not live on']),
  ]
  console.log(`seed ${values.seed}: ${restarts} restarts, ${answers.text()}`)
  console.log(`the server came back within ${Math.max(...away)} ms after the database did`)
  for (const line of wrong) console.log(`  ${line}`)
  const { lost, doubled, broken } = verdict
  console.log(`${lost.length} lost, ${doubled.length} doubled, ${broken.length} invariants broken`)
  return wrong.length === 0

  /**
   * Each time when so many more browsers have come back, by chance. Milliseconds from the database being back to the
   * first good answer.
   */
  async function restartDatabase(book: AnswerBook): Promise<number[]> {
    const backMs: number[] = []
    for (let restart = 0; restart < restarts; restart++) {
      const moment = ((restart + random()) / restarts) * callbacks
      while (book.visited() < moment) await wait(10)
      await places.postgres.kill(random() < 0.5 ? 'SIGINT' : 'SIGKILL')
      await places.postgres.start()
      const began = performance.now()
      const before = book.good()
      while (book.good() === before) await wait(10)
      backMs.push(Math.round(performance.now() - began))
    }
    return backMs
  }

  /** Browsers that come back from the wallet, most of them not for the first time. */
  async function comeBack(): Promise<void> {
    let left = callbacks
    const browser = async () => {
      while (left-- > 0) {
        const paid = writers.acknowledged()['wallet payments']
        const { pidx } = paid[Math.floor(random() * paid.length)] ?? { pidx: '' }
        await answers.visit(`${server.origin}/nou/khaltipay/success?pidx=${pidx}`)
      }
    }
    await Promise.all(Array.from({ length: browsers }, browser))
  }
}

type AnswerBook = ReturnType<typeof answerBook>

/** Counts all answers: callbacks by status, and failures other than an honest 503. */
function answerBook() {
  const visits = new Map<string, number>()
  const failures = new Map<number, number>()
  let good = 0
  let visited = 0

  function onAnswer(status: number): void {
    if (status < 500) good++
    else failures.set(status, (failures.get(status) ?? 0) + 1)
  }

  async function visit(url: string): Promise<void> {
    const response = await fetch(url, { redirect: 'manual' })
    await response.text()
    onAnswer(response.status)
    const retry = response.headers.get('retry-after')
    const kind =
      response.status === 503 && retry === null ? '503 without Retry-After' : `${response.status}`
    visited++
    visits.set(kind, (visits.get(kind) ?? 0) + 1)
  }

  return {
    onAnswer,
    visit,
    good: () => good,
    visited: () => visited,
    text: () => `callbacks: ${[...visits].map(([kind, count]) => `${count} × ${kind}`).join(', ')}`,
    wrong: () => [
      ...[...failures]
        .filter(([status]) => status !== 503)
        .map(([status, n]) => `${n} × ${status}`),
      ...[...visits.keys()].filter((kind) => kind !== '303' && kind !== '503'),
    ],
  }
}
