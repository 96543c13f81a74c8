import { expect, it } from 'vitest'
import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { productDictionary } from '#apps/server/dictionary.ts'
import { get, ofModel, post, type Request } from '#testing/every-request.ts'
import { done, meritRules, scoredEntrance } from '#testing/kinds/merit-in-tests.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

/** Scores that do not occur by chance: with a seat, and waiting. */
const [seated, waiting] = ['71.37', '61.73'] as const
const atOnce = 8

/** Every list there is, and every process about this entrance and application: staff's, and those of students alone. */
async function requestsAbout(at: TestServer, ids: object): Promise<readonly Request[]> {
  const administrator = await at.staff('administrator')
  const { body } = await administrator.get('/api/v1/processes')
  const slugs = [
    ...(body['processes'] as { slug: string }[]).map(({ slug }) => slug),
    'entrance_merit_own',
    'entrance_program_order',
    'entrance_form',
  ]
  return [
    ...[...productDictionary().values()].flatMap(ofModel),
    ...slugs.map((slug) => post(processPath(slug), { ...ids, report_type: 'PDF' })),
    get('/nou/portal/settings'),
  ]
}

async function answersTo(person: Person, requests: readonly Request[]): Promise<readonly string[]> {
  const texts: string[] = []
  for (let from = 0; from < requests.length; from += atOnce) {
    const some = requests.slice(from, from + atOnce)
    const answers = await Promise.all(some.map(({ send }) => send(person)))
    expect(answers.filter(({ status }) => status === 503 || status === 429)).toEqual([])
    texts.push(...answers.map(({ text }) => text))
  }
  return texts
}

it('a place in a merit list is found by no request of a student before its release time', async () => {
  const at = await testServer()
  const [mina, sarita] = [await at.staff('exam-office'), await at.staff('registrar')]
  const entrance = await scoredEntrance(at, [{ score: Number(seated) }, { score: Number(waiting) }])
  const rules = JSON.stringify(meritRules(1, 0))
  await done(mina, 'entrance_merit_rules', { ...entrance.body, rules })
  await done(mina, 'entrance_merit_compute', entrance.body)
  const releaseTime = Math.ceil(at.clock.nowMs() / 60_000) * 60_000 + 600_000
  const moment = `${dayInNepal(releaseTime)} ${timeInNepal(releaseTime)}`
  const publication = { ...entrance.body, at: moment, answer_days: 7 }
  const proposed = await done(mina, 'entrance_merit_publish', publication)
  expect((await confirm(sarita, proposed)).body).toMatchObject({ isError: false })
  const [first, second] = entrance.people
  if (first === undefined || second === undefined) throw new Error('Two people were scored')
  const people = [await at.signIn(first.email), await at.signIn(second.email)] as const
  const about = (id: number) => requestsAbout(at, { ...entrance.body, n_entrance_reg_ID: id })
  const requests = [await about(first.id), await about(second.id)] as const
  const ask = async () => [
    await answersTo(people[0], requests[0]),
    await answersTo(people[1], requests[1]),
  ]

  at.clock.advance(releaseTime - 1 - at.clock.nowMs())
  await at.jobs.runNow('merit-lists')
  for (const texts of await ask())
    expect(
      texts.filter((text) => /71\.37|61\.73|"rank":|"waiting":|"eligible":true/.test(text)),
    ).toEqual([])

  at.clock.advance(1)
  await at.jobs.runNow('merit-lists')
  const [one = [], other = []] = await ask()
  const seenBy = (texts: readonly string[]) =>
    [seated, waiting, '"eligible":true'].filter((each) => texts.some((text) => text.includes(each)))
  expect([seenBy(one), seenBy(other)]).toEqual([[seated, '"eligible":true'], [waiting]])
  await at.close()
})
