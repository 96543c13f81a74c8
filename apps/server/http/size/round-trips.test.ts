import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { countRoundTrips } from '#testing/count-round-trips.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { testPassword } from '#testing/test-people.ts'
import { ask, type Person } from '#testing/person.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'
import { ownApplications } from '#kinds/entrance/wire/entrance-application.ts'

const counted = countRoundTrips()
const text = readFileSync(new URL('../../../../docs/performance.md', import.meta.url), 'utf8')
/** Cells of the table, however it is aligned. */
const lines = text.split('\n').map((line) =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .join(' ')
    .trim(),
)

let at: TestServer
let sita: Person & { readonly email: string; readonly partnerId: number }
beforeAll(async () => {
  at = await testServer({ idleJobs: true })
  const { email, partnerId } = await at.student()
  sita = { ...(await at.signIn(email)), email, partnerId }
  const today = todayOf(at)
  const store = async (name: string) => {
    const row = anEntranceOpening('open', { name, today })
    openings.push(await at.database.transaction((transaction) => storeOpening(transaction, row)))
  }
  for (const name of ['A', 'B', 'C', 'D']) await store(name)
  // Caches are evicted when a notification arrives. Once that of the last opening has arrived, all have.
  await sita.get(openEntrances)
  await store('The last one')
  await vi.waitFor(async () => {
    const { text } = await sita.get(openEntrances)
    if (!text.includes('The last one')) throw new Error('Not told of yet')
  })
})
afterAll(() => at.close())

const openEntrances = '/api/v1/models/n_entrance_open'
const applications = '/api/v1/models/n_entrance_reg'
const openings: number[] = []
const apply = (headers?: Record<string, string>) =>
  sita.post(applications, { n_entrance_open_ID: openings.pop(), selectedQuota: 'Open' }, headers)

const actions: readonly (readonly [
  string,
  (time: number) => Promise<{ readonly status: number }>,
])[] = [
  ['a list everybody shares', () => sita.get(openEntrances)],
  [
    'my applications with their payments',
    () => sita.get(applications, ownApplications(sita.partnerId)),
  ],
  ['apply', () => apply()],
  ['apply under a key', (time) => apply({ 'Idempotency-Key': `round-trips-of-${time}` })],
  [
    'login with a password',
    () =>
      ask(at.app, {
        method: 'POST',
        url: '/api/v1/auth/tokens',
        payload: { userName: sita.email, password: testPassword },
      }),
  ],
]

it.each(actions)('%s takes the statements and round trips the table says', async (name, work) => {
  // One run before the count fills the caches and prepares the statements.
  expect((await work(1)).status).toBeLessThan(300)
  const { statements, roundTrips } = await counted(() => work(2))
  expect(lines).toContain(`${name} ${statements} ${roundTrips}`)
})

it('an application is answered as it is stored, and a refused one leaves nothing', async () => {
  const again = openings.at(-1)
  const { status, body } = await apply()
  expect(status).toBe(201)
  const stored = await sita.get(`${applications}/${String(body['id'])}`)
  expect(stored.body).toEqual(body)
  openings.push(Number(again))
  expect((await apply()).status).toBe(409)
})
