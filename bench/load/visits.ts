import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { loginSelection } from '#features/auth/wire/login.ts'
import { ownResults, resultModel } from '#features/results/wire/result.ts'
import type { Day, Recovered, Visited } from '../day-report.ts'
import { push, recovery } from './far-too-many.ts'
import { percentile } from './percentile.ts'
import { type PlainRequest, send } from './plain-request.ts'
import type { Reader } from '../prepared-results.ts'

const oneIn = { logsIn: 10, takesSheet: 3 } as const
const tries = 8

/** In a process of its own: gets a Day as a message, sends a Visited and then a Recovered. */
const day = await hear()
const line = { origin: day.origin, agent: new Agent({ keepAlive: true, maxSockets: 1_500 }) }
const times: number[] = []
const counts = { refused: 0, refusedWithoutRetryAfter: 0, lost: 0, firstLost: '' }

const began = performance.now()
const visits = await comeInTheirTime()
const lasted = (performance.now() - began) / 1_000
const visited: Visited = {
  ...counts,
  visits,
  answers: times.length,
  perSecond: times.length / lasted,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  p999: percentile(times, 0.999),
}
process.send?.(visited)
const pushed = await push(day, oneIn.logsIn)
const recovered: Recovered = { ...pushed, recoverySeconds: await recovery(day) }
process.send?.(recovered, () => process.exit())

async function hear(): Promise<Day> {
  const [given] = await once(process, 'message')
  return given
}

/** Resolves when the last has gone. */
async function comeInTheirTime(): Promise<number> {
  const all: Promise<void>[] = []
  let due = 0
  let last = performance.now()
  for (;;) {
    const second = (performance.now() - began) / 1_000
    if (second >= day.seconds) break
    due += arrivals(second) * ((performance.now() - last) / 1_000)
    last = performance.now()
    for (; due >= 1; due--) all.push(visit(all.length))
    await wait(10)
  }
  await Promise.all(all)
  return all.length
}

/** Arrivals per second, so many seconds after the release time. */
function arrivals(second: number): number {
  const { seconds, visits } = day
  const share = second / seconds
  if (share < 0.1) return (0.4 * visits) / (0.1 * seconds)
  return ((2 * 0.6 * visits) / (0.9 * seconds)) * ((1 - share) / 0.9)
}

async function visit(number: number): Promise<void> {
  const person = day.people[number % day.people.length]
  if (person === undefined) return
  try {
    const token = number % oneIn.logsIn === 0 ? await logIn(person.email) : person.token
    const [, , results] = await Promise.all([
      ask('/api/v1/models/n_aca_year', { token }),
      ask(`/api/v1/models/ad_user/${person.userId}`, { token }),
      ask(`/api/v1/models/${resultModel}?${new URLSearchParams(ownResults(person.partnerId))}`, {
        token,
      }),
    ])
    if (!results.includes('"sgpa":3.5')) throw new Error(`No result: ${results.slice(0, 300)}`)
    if (number % oneIn.takesSheet === 0) await takeSheet(person, token)
  } catch (error) {
    counts.lost += 1
    if (counts.firstLost === '') counts.firstLost = String(error)
  }
}

async function logIn(email: string): Promise<string> {
  const path = '/api/v1/auth/tokens'
  const first = await ask(path, { body: { userName: email, password: day.password } })
  const { token } = JSON.parse(first)
  const whole = await ask(path, { token, method: 'PUT', body: loginSelection })
  return JSON.parse(whole).token
}

async function takeSheet({ registrationId }: Reader, token: string): Promise<void> {
  const body = { n_exam_reg_ID: registrationId, report_type: 'PDF' }
  const printed = await ask('/api/v1/processes/gradesheet_print', { token, body })
  if (!printed.includes('"isError":false')) throw new Error(printed.slice(0, 300))
}

/** Asks again after a 503, when it says so. Throws for every other refusal and when it takes too many tries. */
async function ask(path: string, asked: PlainRequest): Promise<string> {
  let refusal = ''
  for (let time = 0; time < tries; time++) {
    const started = performance.now()
    const { status, text, retryAfter } = await send(line, path, asked)
    if (status < 300) {
      times.push(performance.now() - started)
      return text
    }
    if (status !== 503) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`)
    counts.refused += 1
    if (retryAfter === 0) counts.refusedWithoutRetryAfter += 1
    refusal = text
    await wait((retryAfter || 1) * 1_000)
  }
  throw new Error(`${path}: refused ${tries} times: ${refusal}`)
}
