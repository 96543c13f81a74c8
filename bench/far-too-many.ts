import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Line, send, type Sent } from './plain-request.ts'
import type { Day } from './day-told.ts'

const pushSeconds = 10
const pushedPerSecond = 6_000

/** Far more than any machine like this one answers, one in so many of them a login; nobody asks again. Gives how many were refused. */
export async function push(day: Day, logsInOneIn: number): Promise<number> {
  const line = { origin: day.origin, agent: new Agent({ keepAlive: true, maxSockets: 5_000 }) }
  let refused = 0
  const until = performance.now() + pushSeconds * 1_000
  const all: Promise<void>[] = []
  while (performance.now() < until) {
    for (let each = 0; each < pushedPerSecond / 100; each++) {
      const person = day.people[all.length % day.people.length]
      if (person === undefined) return refused
      const asked =
        all.length % logsInOneIn === 0 ? signIn(line, day, person.email) : look(line, person)
      all.push(
        asked.then(
          ({ status }) => void (refused += status === 503 ? 1 : 0),
          () => {}, // the generator's own sockets may give up; only refusals are counted here
        ),
      )
    }
    await wait(10)
  }
  line.agent.destroy() // who still waits goes away
  await Promise.all(all)
  return refused
}

function look(line: Line, { partnerId, token }: Day['people'][number]): Promise<Sent> {
  const filter = encodeURIComponent(`C_BPartner_ID eq ${partnerId}`)
  return send(line, `/api/v1/models/n_exam_result?$filter=${filter}`, { token })
}

function signIn(line: Line, { password }: Day, email: string): Promise<Sent> {
  return send(line, '/api/v1/auth/tokens', { body: { userName: email, password } })
}

/** Seconds until somebody is let in and somebody else's question is answered, together within half a second. */
export async function recovery(day: Day): Promise<number> {
  const line = { origin: day.origin, agent: new Agent() }
  const from = performance.now()
  const seconds = () => (performance.now() - from) / 1_000
  const email = day.people[0]?.email ?? ''
  const token = day.people[1]?.token ?? '' // whoever logs in again and again loses the oldest session
  while (seconds() < 60) {
    const started = seconds()
    const both = await Promise.all([
      send(line, '/api/v1/models/n_aca_year', { token }),
      signIn(line, day, email),
    ])
    const isQuick = seconds() - started < 0.5
    if (isQuick && both.every(({ status }) => status === 200)) return seconds()
    await wait(100)
  }
  return Infinity
}
