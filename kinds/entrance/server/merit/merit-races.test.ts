import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { done, meritRules, scoredEntrance } from '#testing/kinds/merit-in-tests.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

let at: TestServer
beforeAll(async () => {
  at = await testServer()
})
afterAll(() => at.close())

const [applicants, seats] = [200, 20]

it('200 people accept the last 20 seats at once: 20 have one, and declined ones go on one by one', async () => {
  const [mina, sarita] = [await at.staff('exam-office'), await at.staff('registrar')]
  const entrance = await scoredEntrance(
    at,
    Array.from({ length: applicants }, (_, index) => ({ score: 100 - (index % 50) })),
  )
  const rules = JSON.stringify(meritRules(seats, 0))
  await done(mina, 'entrance_merit_rules', { ...entrance.body, rules })
  await done(mina, 'entrance_merit_compute', entrance.body)
  const releaseTime = at.clock.nowMs() + 600_000
  const moment = `${dayInNepal(releaseTime)} ${timeInNepal(releaseTime)}`
  const publication = { ...entrance.body, at: moment, answer_days: 7 }
  await confirm(sarita, await done(mina, 'entrance_merit_publish', publication))
  at.clock.advance(600_000)
  await at.jobs.runNow('merit-lists')
  const people: { readonly id: number; readonly by: Person }[] = []
  for (const { id, email } of entrance.people) people.push({ id, by: await at.signIn(email) })

  const all = async (accepts: boolean, of = people) => {
    const answers = await Promise.all(
      of.map(({ id, by }) =>
        by.post('/api/v1/processes/entrance_seat_answer', { n_entrance_reg_ID: id, accepts }),
      ),
    )
    return of.filter((_, index) => answers[index]?.body['isError'] === false)
  }
  const accepted = await all(true)
  expect(accepted).toHaveLength(seats)
  expect(await taken(entrance.openingId)).toEqual({ seats, people: seats, eligible: seats })
  expect(await all(false, accepted)).toHaveLength(seats)
  const next = await all(true)
  expect(next).toHaveLength(seats)
  expect(next.filter((each) => accepted.includes(each))).toEqual([])
  expect(await taken(entrance.openingId)).toEqual({ seats, people: seats, eligible: seats })
}, 240_000)

/** Seats with an open or accepted offer, the people who have these, and who is selected. */
async function taken(openingId: number) {
  const offers = await at.database.kysely
    .selectFrom('merit_offer as o')
    .innerJoin('merit_list as l', 'l.merit_list_id', 'o.merit_list_id')
    .select(['o.seat', 'o.n_entrance_reg_id'])
    .where('l.n_entrance_open_id', '=', openingId)
    .where((of) => of.or([of('o.answer', 'is', null), of('o.answer', '=', 'accepted')]))
    .execute()
  const eligible = await at.database.kysely
    .selectFrom('n_entrance_reg')
    .select('n_entrance_reg_id')
    .where('n_entrance_open_id', '=', openingId)
    .where('eligible', '=', true)
    .execute()
  return {
    seats: new Set(offers.map(({ seat }) => seat)).size,
    people: new Set(offers.map((each) => each.n_entrance_reg_id)).size,
    eligible: eligible.length,
  }
}
