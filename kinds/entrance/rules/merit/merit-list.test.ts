import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day } from '#platform/pure/calendar/day.ts'
import type { Quota } from '#features/applying/rules/facts.ts'
import { meritByCounting } from '../../testing/merit-by-counting.ts'
import { meritList } from './merit-list.ts'
import type { MeritApplicant } from './ranked.ts'
import {
  competesFor,
  decideRuleSet,
  passedAlong,
  type QuotaSeats,
  type RuleSet,
  seatsOf,
  type TieRule,
  tieOf,
  tieRules,
} from './rule-set.ts'

const quota = (
  name: Quota,
  seats: number,
  more: Partial<Pick<QuotaSeats, 'isForAll' | 'passesTo'>> = {},
): QuotaSeats => ({ quota: name, seats, isForAll: name === 'Open', passesTo: null, ...more })

const rules = (facts: Partial<RuleSet> = {}): RuleSet => ({
  name: '2083-A',
  quotas: [quota('Open', 2), quota('Dalit', 2, { passesTo: 'Open' }), quota('Female', 1)],
  ties: ['older'],
  minimum: 40,
  ...facts,
})

const applicant = (
  applicationId: number,
  score: number | null,
  more: Partial<MeritApplicant> = {},
): MeritApplicant => ({ applicationId, score, claims: [], bornOn: null, parts: {}, ...more })

const seatBy = (list: ReturnType<typeof meritList>) =>
  new Map(list.seats.map((seat) => [seat.applicationId, `${seat.quota} > ${seat.givenBy}`]))

describe('a merit list', () => {
  it('gives the seats of each quota in turn, and passes on those without an applicant', () => {
    const list = meritList(
      [
        applicant(1, 90),
        applicant(2, 85, { claims: ['Female'] }),
        applicant(3, 80),
        applicant(4, 75, { claims: ['Dalit'] }),
        applicant(5, 70, { claims: ['Female'] }),
        applicant(6, 65),
      ],
      rules(),
    )
    expect([...seatBy(list)]).toEqual([
      [1, 'Open > Open'],
      [2, 'Open > Open'],
      [4, 'Dalit > Dalit'],
      [3, 'Dalit > Open'],
      [5, 'Female > Female'],
    ])
    expect(list.ranked.map(({ waiting }) => waiting)).toEqual([null, null, null, null, null, 1])
  })

  it('leaves out who was absent, below the minimum, or in none of the quotas', () => {
    const only = rules({ quotas: [quota('Dalit', 1)] })
    const list = meritList(
      [
        applicant(4, 50),
        applicant(3, 39.99, { claims: ['Dalit'] }),
        applicant(2, null, { claims: ['Dalit'] }),
        applicant(1, 40, { claims: ['Dalit'] }),
      ],
      only,
    )
    expect(list.ranked.map(({ applicationId }) => applicationId)).toEqual([1])
    expect(list.leftOut).toEqual([
      { applicationId: 2, reason: 'absent' },
      { applicationId: 3, reason: 'below-minimum' },
      { applicationId: 4, reason: 'no-quota' },
    ])
  })

  it('names the rule that decided between equal scores', () => {
    const born = (text: string) => ({ bornOn: day(text) })
    const equal = [
      applicant(5, 70),
      applicant(4, 70),
      applicant(3, 70, born('2007-05-02')),
      applicant(2, 70, born('2007-05-01')),
      applicant(1, 60),
    ]
    const tiesOf = (ties: RuleSet['ties']) =>
      meritList(equal, rules({ ties })).ranked.map(({ applicationId, tie }) => [applicationId, tie])
    const last = [
      [4, 'number'],
      [5, null],
      [1, null],
    ]
    expect(tiesOf(['older'])).toEqual([[2, 'older'], [3, 'older'], ...last])
    expect(tiesOf(['younger'])).toEqual([[3, 'younger'], [2, 'younger'], ...last])
    expect(tiesOf(['applied-first']).slice(0, 2)).toEqual([
      [2, 'applied-first'],
      [3, 'applied-first'],
    ])
    expect(tiesOf([])[0]).toEqual([2, 'number'])
  })
})

describe('a tie by a part of the exam', () => {
  it('puts the higher score of the part first, and who has none of it last', () => {
    const equal = [
      applicant(1, 70),
      applicant(2, 70, { parts: { mathematics: 31 } }),
      applicant(3, 70, { parts: { mathematics: 46, physics: 1 } }),
      applicant(4, 70, { parts: { mathematics: 31, physics: 29 } }),
    ]
    const ties = [tieOf('mathematics'), tieOf('physics')]
    const ranked = meritList(equal, rules({ ties })).ranked
    expect(ranked.map(({ applicationId, tie }) => [applicationId, tie])).toEqual([
      [3, 'part:mathematics'],
      [4, 'part:physics'],
      [2, 'part:mathematics'],
      [1, null],
    ])
  })
})

describe('a list by weights', () => {
  const weights = [
    { part: '', weight: 80, minimum: 0 },
    { part: 'interview', weight: 20, minimum: 20 },
  ]
  const all = [
    applicant(1, 80, { parts: { interview: 30 } }),
    applicant(2, 75, { parts: { interview: 90 } }),
    applicant(3, 90, { parts: { interview: 19.5 } }),
    applicant(4, 45, { parts: { interview: 20 } }),
    applicant(5, null, { parts: { interview: 90 } }),
  ]

  it('ranks by the weighted sum, and leaves out who is below the minimum of a part', () => {
    const { ranked, leftOut } = meritList(all, rules({ weights }))
    expect(ranked.map(({ applicationId, score }) => [applicationId, score])).toEqual([
      [2, 78],
      [1, 70],
      [4, 40],
    ])
    expect(leftOut).toEqual([
      { applicationId: 3, reason: 'below-part' },
      { applicationId: 5, reason: 'absent' },
    ])
  })

  it('compares the weighted sum with the minimum score', () => {
    const { leftOut } = meritList(all, rules({ weights, minimum: 40.01 }))
    expect(leftOut.map(({ reason }) => reason)).toEqual(['below-part', 'below-minimum', 'absent'])
  })
})

const allQuotas = ['Open', 'Dalit', 'Female', 'Local', 'Bipanna'] as const

/** Rules whose seats are passed to later quotas only, so never in a circle. */
const anyRules: fc.Arbitrary<RuleSet> = fc
  .record({
    order: fc.shuffledSubarray([...allQuotas], { minLength: 1 }),
    seats: fc.array(fc.nat(4), { minLength: 5, maxLength: 5 }),
    passes: fc.array(fc.nat(9), { minLength: 5, maxLength: 5 }),
    forAll: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    ties: fc.shuffledSubarray<TieRule>([tieOf('mathematics'), ...tieRules]),
    turn: fc.nat(4),
    own: fc.nat(100),
    least: fc.nat(1),
  })
  .map(({ order, seats, passes, forAll, ties, turn, own, least }) => {
    const quotas = order.map((name, index): QuotaSeats => {
      const later = order.slice(index + 1)
      const passesTo = later[passes[index] ?? 0] ?? null
      return { quota: name, seats: seats[index] ?? 0, isForAll: forAll[index] ?? false, passesTo }
    })
    // Seats may be passed to quotas before their own too.
    const turned = [...quotas.slice(turn % quotas.length), ...quotas.slice(0, turn % quotas.length)]
    const parts = [
      { part: '', weight: own, minimum: 0 },
      { part: 'mathematics', weight: 100 - own, minimum: least },
    ]
    // Half of the rules weigh nothing.
    const weights = own % 2 === 0 ? [] : parts.filter(({ weight }) => weight > 0)
    return rules({ quotas: turned, ties, minimum: own % 2 === 0 ? 2 : 1, weights })
  })

const anyApplicants = fc
  .array(
    fc.record({
      score: fc.option(fc.nat(8)),
      claims: fc.subarray([...allQuotas]),
      bornOn: fc.option(fc.nat(3).map((days) => addDays(day('2007-01-01'), days))),
      parts: fc.dictionary(fc.constant('mathematics'), fc.nat(2), { maxKeys: 1 }),
    }),
    { maxLength: 30 },
  )
  .map((all) => all.map((facts, index): MeritApplicant => ({ applicationId: index + 1, ...facts })))

const anyList = fc.tuple(anyApplicants, anyRules)

describe('every merit list', () => {
  const holds = (check: (applicants: readonly MeritApplicant[], of: RuleSet) => void) =>
    fc.assert(
      fc.property(anyList, ([applicants, of]) => check(applicants, of)),
      { numRuns: 1_000 },
    )

  it('gives each person one seat at most, and has each applicant once', () => {
    holds((applicants, of) => {
      const { seats, ranked, leftOut } = meritList(applicants, of)
      const given = seats.flatMap(({ applicationId }) => applicationId ?? [])
      expect(new Set(given).size).toBe(given.length)
      expect(seats.length).toBe(seatsOf(of.quotas))
      const listed = [...ranked, ...leftOut].map(({ applicationId }) => applicationId)
      expect(listed.toSorted((one, other) => one - other)).toEqual(
        applicants.map(({ applicationId }) => applicationId),
      )
    })
  })

  it('leaves no seat empty while a person waits who competes for it', () => {
    holds((applicants, of) => {
      const { seats, ranked } = meritList(applicants, of)
      const waiting = ranked.filter((each) => each.waiting !== null)
      for (const seat of seats.filter(({ givenBy }) => givenBy === null)) {
        const chain = passedAlong(seat.quota, of.quotas)
        expect(waiting.filter(({ quotas }) => quotas.some((each) => chain.includes(each)))).toEqual(
          [],
        )
      }
    })
  })

  it('never puts a person below a better one of the same quota who has no seat', () => {
    holds((applicants, of) => {
      const { seats, ranked } = meritList(applicants, of)
      const byId = new Map(ranked.map((each) => [each.applicationId, each]))
      for (const { givenBy, applicationId } of seats) {
        const rank = byId.get(applicationId ?? 0)?.rank ?? 0
        const passedOver = ranked.filter(
          (each) =>
            each.waiting !== null &&
            each.rank < rank &&
            givenBy !== null &&
            each.quotas.includes(givenBy),
        )
        expect(passedOver).toEqual([])
      }
    })
  })

  it('gives a seat only to a person who competes for the quota that gave it', () => {
    holds((applicants, of) => {
      const claims = new Map(applicants.map((each) => [each.applicationId, each.claims]))
      for (const { quota: own, givenBy, applicationId } of meritList(applicants, of).seats) {
        if (givenBy === null || applicationId === null) continue
        expect(competesFor(claims.get(applicationId) ?? [], of)).toContain(givenBy)
        expect(passedAlong(own, of.quotas)).toContain(givenBy)
      }
    })
  })

  it('is the same in whatever order the applicants come', () => {
    fc.assert(
      fc.property(
        anyList.chain(([applicants, of]) =>
          fc.tuple(
            fc.constant(applicants),
            fc.constant(of),
            fc.shuffledSubarray([...applicants], {
              minLength: applicants.length,
              maxLength: applicants.length,
            }),
          ),
        ),
        ([applicants, of, shuffled]) => {
          expect(meritList(shuffled, of)).toEqual(meritList(applicants, of))
        },
      ),
    )
  })

  it('agrees with a list made by counting', () => {
    holds((applicants, of) => agree(applicants, of))
  })
})

function agree(applicants: readonly MeritApplicant[], of: RuleSet): void {
  const list = meritList(applicants, of)
  const counted = meritByCounting(applicants, of)
  expect(new Map(list.ranked.map((each) => [each.applicationId, each.rank]))).toEqual(counted.ranks)
  const given = seatBy(list)
  given.delete(null)
  expect(given).toEqual(counted.seats)
}

/** Applicants of a fixed pattern: about 40 scores, so there are ties, and fewer Dalit applicants than seats. */
function manyApplicants(count: number): readonly MeritApplicant[] {
  return Array.from({ length: count }, (_, index): MeritApplicant => {
    const at = (index * 7_919) % 10_007
    const claims: Quota[] = []
    if (at % 2 === 0) claims.push('Female')
    if (at % 83 === 0) claims.push('Dalit')
    if (at % 11 === 0) claims.push('Local')
    if (at % 17 === 0) claims.push('Bipanna')
    return {
      applicationId: index + 1,
      score: at % 23 === 0 ? null : 30 + ((at * 31) % 140) / 2,
      claims,
      bornOn: at % 29 === 0 ? null : addDays(day('2006-01-01'), at % 400),
      parts: at % 3 === 0 ? {} : { mathematics: at % 5 },
    }
  })
}

const large = rules({
  ties: [tieOf('mathematics'), 'older'],
  quotas: [
    quota('Open', 30),
    quota('Dalit', 12, { passesTo: 'Bipanna' }),
    quota('Bipanna', 4, { passesTo: 'Open' }),
    quota('Local', 4),
    quota('Female', 10),
  ],
})

describe('a merit list of 500 applicants for 60 seats in 5 quotas', () => {
  const applicants = manyApplicants(500)
  const list = meritList(applicants, large)

  it('has ties and seats that were passed on, and gives every seat', () => {
    expect(list.ranked.filter(({ tie }) => tie !== null).length).toBeGreaterThan(100)
    expect(list.seats.filter((seat) => seat.givenBy !== seat.quota).length).toBeGreaterThan(3)
    expect(list.seats.every(({ applicationId }) => applicationId !== null)).toBe(true)
  })

  it('agrees with the list made by counting', () => agree(applicants, large))
})

const known = ['Open', 'Dalit', 'Female', 'Local']

describe('a rule set', () => {
  const decide = (facts: Partial<RuleSet>, programmeSeats: number | null = 48) =>
    decideRuleSet(rules(facts), {
      quotas: known,
      full: 100,
      programmeSeats,
      parts: ['mathematics'],
    })

  it('is accepted with seats, an end of every passing on, and a minimum inside the full score', () => {
    expect(decide({})).toEqual({ is: 'allowed' })
    expect(decide({ minimum: 100 })).toEqual({ is: 'allowed' })
    expect(decide({ ties: [tieOf('mathematics'), 'older'] })).toEqual({ is: 'allowed' })
    expect(decide({ quotas: [quota('Open', 48)] })).toEqual({ is: 'allowed' })
    expect(decide({ quotas: [quota('Open', 5_000)] }, null)).toEqual({ is: 'allowed' })
  })

  const circle = [
    quota('Open', 1, { passesTo: 'Dalit' }),
    quota('Dalit', 1, { passesTo: 'Female' }),
    quota('Female', 1, { passesTo: 'Dalit' }),
  ]
  it.each<[string, Partial<RuleSet>]>([
    ['name-missing', { name: ' ' }],
    ['quota-unknown', { quotas: [quota('Martian', 1)] }],
    ['quota-twice', { quotas: [quota('Open', 1), quota('Open', 2)] }],
    ['seats-wrong', { quotas: [quota('Open', -1)] }],
    ['seats-wrong', { quotas: [quota('Open', 1.5)] }],
    ['seats-wrong', { quotas: [quota('Open', 5_001)] }],
    ['no-seats', { quotas: [quota('Open', 0)] }],
    ['no-seats', { quotas: [] }],
    ['too-many-seats', { quotas: [quota('Open', 49)] }],
    ['passes-outside', { quotas: [quota('Open', 1, { passesTo: 'Local' })] }],
    ['passes-in-circle', { quotas: [quota('Open', 1, { passesTo: 'Open' })] }],
    ['passes-in-circle', { quotas: circle }],
    ['tie-twice', { ties: ['older', 'older'] }],
    ['part-unknown', { ties: [tieOf('physics')] }],
    ['minimum-outside', { minimum: 100.5 }],
    ['minimum-outside', { minimum: -1 }],
    ['minimum-outside', { minimum: Number.NaN }],
  ])('is refused: %s', (reason, facts) => {
    expect(decide(facts)).toMatchObject({ is: 'refused', reason })
  })
})
