import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import type { MeritPage, OwnPlace } from '#kinds/entrance/wire/merit-list.ts'
import { done, meritRules, scoredEntrance } from '#testing/kinds/merit-in-tests.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import { csvFile } from '#testing/kinds/twice-typed-in-tests.ts'
import { fieldsOf, proposalRead } from '#testing/proposals-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

const weights = [
  { part: '', weight: 80, minimum: 0 },
  { part: 'interview', weight: 20, minimum: 20 },
]

describe('a merit list by weights of parts', () => {
  let at: TestServer
  let mina: Person
  beforeAll(async () => {
    at = await testServer()
    mina = await at.staff('exam-office')
  })
  afterAll(() => at.close())

  const run = async (slug: string, body: object) =>
    (await mina.post(`/api/v1/processes/${slug}`, body)).body
  const rulesOf = (facts: object = { weights }) => JSON.stringify(meritRules(1, 1, facts))

  /** Scores 80, 75, 90 and an absence; interviews of the first three. */
  async function interviewed(...scores: readonly number[]) {
    const students = [{ score: 80 }, { score: 75 }, { score: 90 }, { score: null }]
    const { body, people } = await scoredEntrance(at, students)
    const lines = scores.map((score, index) => `2083-${people[index]?.id},${score}`)
    const file = csvFile('erollno,interview', ...lines)
    await done(mina, 'entrance_merit_parts', { ...body, file })
    return { body, people }
  }
  const pageOf = async (body: object) => {
    const { data } = (await done(mina, 'entrance_merit', body)).body
    return (data as { page: MeritPage }).page
  }

  it('ranks by the weighted sum and leaves out who misses the minimum of a part, each with the scores', async () => {
    const { body, people } = await interviewed(30, 90, 19.5)
    await done(mina, 'entrance_merit_rules', { ...body, rules: rulesOf() })
    await done(mina, 'entrance_merit_compute', body)
    const { rows, list } = await pageOf(body)
    const [first, second, third, absent] = people
    const of = (own: number, interview: number) => [
      { part: '', score: own },
      { part: 'interview', score: interview },
    ]
    expect(rows).toMatchObject([
      { id: second?.id, rank: 1, score: 78, countedFrom: of(75, 90), below: null },
      { id: first?.id, rank: 2, score: 70, countedFrom: of(80, 30), below: null },
      {
        id: third?.id,
        rank: null,
        score: 75.9,
        leftOut: 'below-part',
        below: { part: 'interview', score: 19.5, minimum: 20 },
      },
      { id: absent?.id, rank: null, score: null, leftOut: 'absent', countedFrom: [] },
    ])
    expect(list?.counts).toMatchObject({ ranked: 2, belowMinimum: 1, absent: 1 })
  })

  it('is not computed while an applicant has no score in a weighted part', async () => {
    const { body } = await interviewed(30, 90)
    await done(mina, 'entrance_merit_rules', { ...body, rules: rulesOf() })
    expect(await run('entrance_merit_compute', body)).toMatchObject({
      code: 'rule/part-missing',
      summary: 'No score in interview: 1 applicant. Enter 0 for those who did not attend it.',
    })
    expect((await pageOf(body)).list).toBeNull()
  })

  it('is computed again when a score of a part has changed', async () => {
    const { body, people } = await interviewed(30, 90, 40)
    await done(mina, 'entrance_merit_rules', { ...body, rules: rulesOf() })
    await done(mina, 'entrance_merit_compute', body)
    const file = csvFile('erollno,interview', `2083-${people[2]?.id},10`)
    await done(mina, 'entrance_merit_parts', { ...body, file })
    expect((await pageOf(body)).list?.isStale).toBe(true)
  })

  it('takes no weights that do not fit, and names the part', async () => {
    const { body } = await interviewed(30, 90, 40)
    const refused = async (...parts: readonly object[]) =>
      (await run('entrance_merit_rules', { ...body, rules: rulesOf({ weights: parts }) }))[
        'summary'
      ]
    const [own, interview] = weights
    expect(await refused({ ...own }, { ...interview, weight: 19 })).toBe(
      'The weights must be 100 per cent together; they are 99.',
    )
    expect(await refused({ ...own }, { ...interview, minimum: 101 })).toBe(
      'Minimum in interview: from 0 to 100.',
    )
    expect(await refused({ ...own, minimum: 101 }, { ...interview })).toBe(
      'Minimum in entrance score: from 0 to 100.',
    )
    expect(await refused({ ...own }, { ...interview, part: 'physics' })).toBe(
      'No scores of the part physics are entered.',
    )
    expect(await refused({ ...own, weight: '80' })).toBe('The rule set could not be read.')
    expect((await pageOf(body)).rules).toBeNull()
  })

  it('tells students the scores they were ranked by, once it is published', async () => {
    const { body, people } = await interviewed(30, 90, 19.5)
    await done(mina, 'entrance_merit_rules', { ...body, rules: rulesOf() })
    await done(mina, 'entrance_merit_compute', body)
    const own = async (index: number) => {
      const person = people[index]
      if (person === undefined) throw new Error('There is no such applicant')
      const student = await at.signIn(person.email)
      const answer = await done(student, 'entrance_merit_own', { n_entrance_reg_ID: person.id })
      return (answer.body['data'] as { place: OwnPlace | null }).place
    }
    expect(await own(2)).toBeNull()
    const atMs = at.clock.nowMs() + 600_000
    const proposed = await done(mina, 'entrance_merit_publish', {
      ...body,
      at: `${dayInNepal(atMs)} ${timeInNepal(atMs)}`,
      answer_days: 7,
    })
    const registrar = await at.staff('registrar')
    const fields = fieldsOf(await proposalRead(registrar, proposed))
    expect(fields?.find(([name]) => name === 'Score')?.[2]).toMatchObject({
      en: 'The score is counted from entrance score (80 per cent), interview (20 per cent).',
    })
    await confirm(registrar, proposed)
    at.clock.advance(600_000)
    await at.jobs.runNow('merit-lists')
    expect(await own(0)).toMatchObject({
      rank: 2,
      score: 70,
      countedFrom: [
        { part: '', score: 80 },
        { part: 'interview', score: 30 },
      ],
    })
    expect(await own(2)).toMatchObject({
      rank: null,
      leftOut: 'below-part',
      below: { part: 'interview', score: 19.5, minimum: 20 },
    })
  })
})
