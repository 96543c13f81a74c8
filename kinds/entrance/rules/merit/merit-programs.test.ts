import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inTurn } from '../../testing/programs-in-turn.ts'
import { meritList } from './merit-list.ts'
import type { MeritApplicant } from './ranked.ts'
import { allSeatsOf, decideRuleSet, passedAlong, quotasOf, type RuleSet } from './rule-set.ts'

const [civil, computer] = [11, 12]

const seats = (open: number, dalit = 0) => [
  { quota: 'Open', seats: open, isForAll: true, passesTo: null },
  { quota: 'Dalit', seats: dalit, isForAll: false, passesTo: 'Open' },
]

const rules = (facts: Partial<RuleSet> = {}): RuleSet => ({
  name: '2083-A',
  quotas: seats(1),
  further: [{ program: civil, quotas: seats(1) }],
  ties: [],
  minimum: 0,
  ...facts,
})

const applicant = (
  applicationId: number,
  score: number,
  more: Partial<MeritApplicant> = {},
): MeritApplicant => ({ applicationId, score, claims: [], bornOn: null, parts: {}, ...more })

const seatOf = (list: ReturnType<typeof meritList>) =>
  Object.fromEntries(
    list.seats.flatMap(({ applicationId, program, givenBy }) =>
      applicationId === null ? [] : [[applicationId, `${program} ${givenBy}`]],
    ),
  )

describe('a merit list of several programmes', () => {
  it('gives each applicant the seat preferred most among those that no better one took', () => {
    const list = meritList(
      [
        applicant(1, 90, { preferences: [civil, null] }),
        applicant(2, 80, { preferences: [civil, null] }),
        applicant(3, 70, { preferences: [null, civil] }),
        applicant(4, 60, { preferences: [civil] }),
      ],
      rules(),
    )
    expect(seatOf(list)).toEqual({ 1: '11 Open', 2: 'null Open' })
    expect(list.ranked.map(({ waiting }) => waiting)).toEqual([null, null, 1, 2])
    expect(list.ranked[1]?.choices).toEqual([
      { program: civil, place: 1, quotas: ['Open'] },
      { program: null, place: 2, quotas: ['Open'] },
    ])
  })

  it('gives a worse applicant a quota seat of the programme that a better one preferred', () => {
    const list = meritList(
      [
        applicant(1, 90, { preferences: [civil, null] }),
        applicant(2, 50, { preferences: [civil, null], claims: ['Dalit'] }),
        applicant(3, 80, { preferences: [civil, null] }),
      ],
      rules({ further: [{ program: civil, quotas: seats(1, 1) }] }),
    )
    expect(seatOf(list)).toEqual({ 1: '11 Open', 2: '11 Dalit', 3: 'null Open' })
  })

  it("has the entrance's own programme for an applicant who gave no order", () => {
    const list = meritList([applicant(1, 90), applicant(2, 80)], rules())
    expect(seatOf(list)).toEqual({ 1: 'null Open' })
  })

  it('counts an order from the first place that may be taken, with its places as they were', () => {
    const stays = applicant(1, 90, { preferences: [civil, null], firstPlace: 2 })
    const list = meritList([stays], rules())
    expect(seatOf(list)).toEqual({ 1: 'null Open' })
    expect(list.ranked[0]?.choices).toEqual([{ program: null, place: 2, quotas: ['Open'] }])
  })

  it('leaves out who competes for no quota of the programmes in the own order', () => {
    const only = rules({ further: [{ program: civil, quotas: seats(0, 1).slice(1) }] })
    const list = meritList([applicant(1, 90, { preferences: [civil] })], only)
    expect(list.leftOut).toEqual([{ applicationId: 1, reason: 'no-quota' }])
  })
})

const allQuotas = ['Open', 'Dalit', 'Female'] as const
const programs = [null, civil, computer] as const

/** Quotas whose seats are passed to later ones only. */
const anyQuotas = fc
  .record({
    order: fc.shuffledSubarray([...allQuotas], { minLength: 1 }),
    seats: fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
    passes: fc.array(fc.nat(4), { minLength: 3, maxLength: 3 }),
    forAll: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  })
  .map(({ order, seats: counts, passes, forAll }) =>
    order.map((quota, index) => ({
      quota,
      seats: counts[index] ?? 0,
      isForAll: forAll[index] ?? false,
      passesTo: order.slice(index + 1)[passes[index] ?? 0] ?? null,
    })),
  )

const anyRules = fc.tuple(anyQuotas, anyQuotas, anyQuotas).map(([own, second, third]) =>
  rules({
    quotas: own,
    further: [
      { program: civil, quotas: second },
      { program: computer, quotas: third },
    ],
    ties: ['older'],
    minimum: 1,
  }),
)

const anyApplicants = fc
  .array(
    fc.record({
      score: fc.option(fc.nat(6)),
      claims: fc.subarray([...allQuotas]),
      preferences: fc.shuffledSubarray([...programs], { minLength: 1 }),
    }),
    { maxLength: 16 },
  )
  .map((all) =>
    all.map((facts, index): MeritApplicant => ({
      applicationId: index + 1,
      bornOn: null,
      parts: {},
      ...facts,
    })),
  )

const anyList = fc.tuple(anyApplicants, anyRules)

/** Each pair of an applicant and a programme that is preferred to the own seat. */
function preferred(list: ReturnType<typeof meritList>) {
  const held = new Map(list.seats.map(({ applicationId, program }) => [applicationId, program]))
  return list.ranked.flatMap(({ applicationId, rank, choices }) => {
    const own = held.get(applicationId)
    const place = choices.find(({ program }) => program === own && held.has(applicationId))?.place
    return choices
      .filter((choice) => place === undefined || choice.place < place)
      .map(({ program, quotas }) => ({ applicationId, rank, program, quotas }))
  })
}

describe('every merit list of several programmes', () => {
  const holds = (check: (applicants: readonly MeritApplicant[], of: RuleSet) => void) =>
    fc.assert(
      fc.property(anyList, ([applicants, of]) => check(applicants, of)),
      { numRuns: 1_000 },
    )

  it('gives a person one seat at most, of a programme in the own order and by an own quota', () => {
    holds((applicants, of) => {
      const list = meritList(applicants, of)
      expect(list.seats.length).toBe(allSeatsOf(of))
      const taken = list.seats.filter(({ applicationId }) => applicationId !== null)
      expect(new Set(taken.map(({ applicationId }) => applicationId)).size).toBe(taken.length)
      for (const { applicationId, program, givenBy, quota } of taken) {
        const person = list.ranked.find((each) => each.applicationId === applicationId)
        const choice = person?.choices.find((each) => each.program === program)
        expect(choice?.quotas).toContain(givenBy)
        expect(passedAlong(quota, quotasOf(of, program))).toContain(givenBy)
      }
    })
  })

  it('has no person below a better one of the quota who prefers that programme to the own seat', () => {
    holds((applicants, of) => {
      const list = meritList(applicants, of)
      const ranks = new Map(list.ranked.map(({ applicationId, rank }) => [applicationId, rank]))
      for (const wanted of preferred(list)) {
        const below = list.seats.filter(
          ({ program, givenBy, applicationId }) =>
            program === wanted.program &&
            givenBy !== null &&
            wanted.quotas.includes(givenBy) &&
            (ranks.get(applicationId ?? 0) ?? 0) > wanted.rank,
        )
        expect(below).toEqual([])
      }
    })
  })

  it('leaves no seat empty that an applicant who competes for it prefers to the own one', () => {
    holds((applicants, of) => {
      const list = meritList(applicants, of)
      const wanted = preferred(list)
      for (const { program, quota } of list.seats.filter(({ givenBy }) => givenBy === null)) {
        const chain = passedAlong(quota, quotasOf(of, program))
        const waiting = wanted.filter(
          (each) => each.program === program && each.quotas.some((one) => chain.includes(one)),
        )
        expect(waiting).toEqual([])
      }
    })
  })

  it('is the same in whatever order the applicants come, and as when they ask one by one', () => {
    fc.assert(
      fc.property(anyList, fc.infiniteStream(fc.nat()), ([applicants, of], numbers) => {
        const list = meritList(applicants, of)
        const keyed = applicants.map((each) => ({ each, key: numbers.next().value ?? 0 }))
        const shuffled = keyed.toSorted((one, other) => one.key - other.key)
        expect(
          meritList(
            shuffled.map(({ each }) => each),
            of,
          ),
        ).toEqual(list)
        expect(seatOf(list)).toEqual(inTurn(applicants, of))
      }),
      { numRuns: 1_000 },
    )
  })

  it('is that of one programme where the rules have no other and all ask for it', () => {
    holds((applicants, { name, quotas, ties, minimum }) => {
      const of = { name, quotas, ties, minimum }
      const plain = applicants.map(({ applicationId, score, claims, bornOn, parts }) => {
        return { applicationId, score, claims, bornOn, parts }
      })
      const ordered = plain.map((each) => ({ ...each, preferences: [null] }))
      expect(meritList(ordered, of)).toEqual(meritList(plain, of))
    })
  })
})

describe('rules of several programmes', () => {
  const decide = (facts: Partial<RuleSet>) =>
    decideRuleSet(rules(facts), {
      quotas: ['Open', 'Dalit'],
      full: 100,
      programmeSeats: 48,
      further: [{ program: civil, seats: 2 }],
      parts: [],
    })

  it.each<[string, Partial<RuleSet>, object?]>([
    ['program-missing', { further: [] }, { program: civil }],
    ['program-missing', { further: undefined }, { program: civil }],
    ['program-unknown', { further: [{ program: computer, quotas: seats(1) }] }],
    ['too-many-seats', { further: [{ program: civil, quotas: seats(3) }] }, { most: 2, n: 3 }],
    ['no-seats', { further: [{ program: civil, quotas: [] }] }, { program: civil }],
    [
      'program-twice',
      {
        further: [
          { program: civil, quotas: seats(1) },
          { program: civil, quotas: seats(1) },
        ],
      },
    ],
  ])('are refused: %s', (reason, facts, values = {}) => {
    expect(decide(facts)).toMatchObject({ is: 'refused', reason, facts: values })
  })

  it('are accepted with seats of each programme', () => {
    expect(decide({})).toEqual({ is: 'allowed' })
  })
})
