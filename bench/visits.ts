import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { loginSelection } from '#features/auth/wire/login.ts'
import { ownResults, resultModel } from '#features/results/wire/result.ts'
import type { Reader } from './prepared-results.ts'

/** What students do on the day of a result; they come when they come, whether the server follows or not. */
export type Day = {
  readonly origin: string
  readonly people: readonly (Reader & { readonly token: string })[]
  readonly password: string
  readonly seconds: number
  /** Visits within these seconds: four in ten in the first tenth, the others ever fewer. */
  readonly visits: number
}

/** Told when the last visit is over. */
export type Visited = {
  readonly visits: number
  /** Without their result in the end. */
  readonly lost: number
  readonly firstLost: string
  readonly answers: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly p999: number
  readonly refused: number
  readonly refusedWithoutRetryAfter: number
}

/** Told after ten seconds of far too many. */
export type Recovered = {
  /** Seconds until a question and a login were answered within half a second again. */
  readonly recoverySeconds: number
  readonly refusedWhenPushed: number
}

const oneIn = { logsIn: 10, takesSheet: 3 } as const
const tries = 8
const pushSeconds = 10
const pushedPerSecond = 6_000

/** In a process of its own: gets a Day as a message, tells a Visited and then a Recovered. */
const day = await hear()
let agent = new Agent({ keepAlive: true, maxSockets: 1_500 })
const times: number[] = []
const told = { refused: 0, refusedWithoutRetryAfter: 0, lost: 0, firstLost: '' }

const began = performance.now()
const visits = await comeInTheirTime()
const lasted = (performance.now() - began) / 1_000
const answered = times.toSorted((one, other) => one - other)
const share = (of: number) => answered[Math.floor(answered.length * of)] ?? 0
const visited: Visited = {
  ...told,
  visits,
  answers: answered.length,
  perSecond: answered.length / lasted,
  p50: share(0.5),
  p99: share(0.99),
  p999: share(0.999),
}
process.send?.(visited)
const refusedWhenPushed = await push()
const recovered: Recovered = { refusedWhenPushed, recoverySeconds: await recovery() }
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

/** A second, so many seconds after the instant. */
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
    told.lost += 1
    if (told.firstLost === '') told.firstLost = String(error)
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

type Asked = {
  readonly token?: string
  readonly method?: 'PUT'
  readonly body?: object
}

/** Asks again after a 503, when it says so. Throws for every other refusal and when it takes too many tries. */
async function ask(path: string, asked: Asked): Promise<string> {
  let refusal = ''
  for (let time = 0; time < tries; time++) {
    const started = performance.now()
    const { status, text, retryAfter } = await send(path, asked)
    if (status < 300) {
      times.push(performance.now() - started)
      return text
    }
    if (status !== 503) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`)
    told.refused += 1
    if (retryAfter === 0) told.refusedWithoutRetryAfter += 1
    refusal = text
    await wait((retryAfter || 1) * 1_000)
  }
  throw new Error(`${path}: refused ${tries} times: ${refusal}`)
}

type Sent = { readonly status: number; readonly text: string; readonly retryAfter: number }

function send(path: string, { token, body, method }: Asked): Promise<Sent> {
  const payload = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(payload === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
  }
  return new Promise((resolve, reject) => {
    const options = { method: method ?? (body === undefined ? 'GET' : 'POST'), headers, agent }
    const asking = request(day.origin + path, options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          retryAfter: Number(answer.headers['retry-after'] ?? 0),
        }),
      )
    })
    asking.on('error', reject)
    asking.end(payload)
  })
}

/** Far more than any machine like this one answers, as many of them logins as on the day; nobody asks again. Gives how many were refused. */
async function push(): Promise<number> {
  agent = new Agent({ keepAlive: true, maxSockets: 5_000 })
  let refused = 0
  const until = performance.now() + pushSeconds * 1_000
  const all: Promise<void>[] = []
  while (performance.now() < until) {
    for (let each = 0; each < pushedPerSecond / 100; each++) {
      const person = day.people[all.length % day.people.length]
      if (person === undefined) return refused
      const asked = all.length % oneIn.logsIn === 0 ? signIn(person.email) : look(person)
      all.push(
        asked.then(
          ({ status }) => void (refused += status === 503 ? 1 : 0),
          () => {}, // the generator's own sockets may give up; only refusals are counted here
        ),
      )
    }
    await wait(10)
  }
  agent.destroy() // who still waits goes away
  await Promise.all(all)
  agent = new Agent()
  return refused
}

function look({ partnerId, token }: Day['people'][number]): Promise<Sent> {
  const filter = encodeURIComponent(`C_BPartner_ID eq ${partnerId}`)
  return send(`/api/v1/models/n_exam_result?$filter=${filter}`, { token })
}

function signIn(email: string): Promise<Sent> {
  return send('/api/v1/auth/tokens', { body: { userName: email, password: day.password } })
}

/** Seconds until somebody is let in and somebody else's question is answered, together within half a second. */
async function recovery(): Promise<number> {
  const from = performance.now()
  const seconds = () => (performance.now() - from) / 1_000
  const email = day.people[0]?.email ?? ''
  const token = day.people[1]?.token ?? '' // whoever logs in again and again loses the oldest session
  while (seconds() < 60) {
    const started = seconds()
    const both = await Promise.all([send('/api/v1/models/n_aca_year', { token }), signIn(email)])
    const isQuick = seconds() - started < 0.5
    if (isQuick && both.every(({ status }) => status === 200)) return seconds()
    await wait(100)
  }
  return Infinity
}
