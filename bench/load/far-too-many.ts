import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { ownResults, resultModel } from '#features/results/wire/result.ts'
import type { Day, Pushed } from '../day-report.ts'
import { percentile } from './percentile.ts'
import { send } from './plain-request.ts'

const seconds = 10
/** Each asks again as soon as it has its answer: more than a server of one process follows. */
const connections = 6_000

/** Sends far more than this server can answer, one connection in `logsInOneIn` with logins. Ignores refusals. */
export async function push(day: Day, logsInOneIn: number): Promise<Pushed> {
  const counts = { refusedWhenPushed: 0, pushedWithoutRetryAfter: 0 }
  const times: number[] = []
  let opened = 0
  await autocannon({
    url: day.origin,
    connections,
    duration: seconds,
    setupClient(client) {
      const place = opened++
      const person = day.people[place % day.people.length]
      if (person === undefined) return
      client.setRequests([
        place % logsInOneIn === 0 ? signIn(person.email, day.password) : look(person),
      ])
      client.on('response', (status, _bytes, ms) => {
        if (status === 200) times.push(ms)
      })
      client.on('headers', ({ statusCode, headers }) => {
        if (statusCode !== 503) return
        counts.refusedWhenPushed++
        if (!headers.some((name) => /^retry-after$/i.test(name))) counts.pushedWithoutRetryAfter++
      })
    },
  })
  return { ...counts, answeredWhenPushed: times.length, pushedP99: percentile(times, 0.99) }
}

function look({ partnerId, token }: Day['people'][number]) {
  const path = `/api/v1/models/${resultModel}?${new URLSearchParams(ownResults(partnerId))}`
  return { method: 'GET', path, headers: { authorization: `Bearer ${token}` } }
}

function signIn(userName: string, password: string) {
  return {
    method: 'POST',
    path: '/api/v1/auth/tokens',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  }
}

/** Seconds until a login and another user's request are both answered within half a second. */
export async function recovery(day: Day): Promise<number> {
  const line = { origin: day.origin, agent: new Agent() }
  const from = performance.now()
  const seconds = () => (performance.now() - from) / 1_000
  const email = day.people[0]?.email ?? ''
  const token = day.people[1]?.token ?? '' // a user who logs in again and again loses the oldest session
  while (seconds() < 60) {
    const started = seconds()
    const both = await Promise.all([
      send(line, '/api/v1/models/n_aca_year', { token }),
      send(line, '/api/v1/auth/tokens', { body: { userName: email, password: day.password } }),
    ])
    const isQuick = seconds() - started < 0.5
    if (isQuick && both.every(({ status }) => status === 200)) return seconds()
    await wait(100)
  }
  return Infinity
}
