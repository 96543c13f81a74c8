import { sameInBoth } from '#platform/pure/message.ts'
import { array, assert, constantFrom, nat, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { findDayFinding } from './day-finding.ts'
import { openingName } from './opening-name.ts'
import { type CohortFacts, type EarlierOpening, planOpenings } from './plan-openings.ts'
import { findTermsProblem, type SessionTerms } from './terms.ts'

const cohort = (facts: Partial<CohortFacts> = {}): CohortFacts => ({
  offered: 6,
  unmarked: 0,
  toSit: 40,
  withoutInternal: 0,
  toRepeat: 0,
  ...facts,
})
const window = { from: '2026-12-01' as Day, to: '2026-12-15' as Day }
const earlier = (facts: Partial<EarlierOpening> = {}): EarlierOpening => ({
  sessionId: 1,
  sessionName: 'Falgun 2082',
  type: 'REG',
  window: { from: '2026-03-01' as Day, to: '2026-03-15' as Day },
  ...facts,
})
const plan = (facts: Partial<CohortFacts> = {}, openings: readonly EarlierOpening[] = []) =>
  planOpenings({
    cohort: cohort(facts),
    earlier: openings,
    sessionId: 7,
    window,
    types: ['REG', 'BACK'],
  }).map(({ type, state, students, findings }) => [type, state, students, findings])

describe('the openings of an exam session', () => {
  it('are a regular one for a cohort that has not had its exam', () => {
    expect(plan()).toEqual([['REG', 'new', 40, []]])
  })

  it('are planned before students have registered for courses, with a finding', () => {
    expect(plan({ toSit: 0 })).toEqual([['REG', 'new', 0, [{ is: 'no-students' }]]])
  })

  it('are a back one for students who did not pass, once the regular exam was held', () => {
    expect(plan({ toSit: 0, toRepeat: 5 }, [earlier()])).toEqual([['BACK', 'new', 5, []]])
    expect(plan({ toSit: 0 }, [earlier()])).toEqual([
      ['BACK', 'skipped', 0, [{ is: 'no-students' }]],
    ])
  })

  it('are proposed to be skipped for students who missed the regular exam', () => {
    expect(plan({ toSit: 2, toRepeat: 5 }, [earlier()])).toEqual([
      ['REG', 'skipped', 2, [{ is: 'held-before', name: 'Falgun 2082' }]],
      ['BACK', 'new', 5, []],
    ])
  })

  it('name the session whose applications are open on the same days', () => {
    const kartik = { type: 'BACK', sessionName: 'Kartik 2083' } as const
    const back = (from: string, to: string | null) =>
      plan({ toSit: 0, toRepeat: 1 }, [
        earlier(),
        earlier({ ...kartik, window: { from: from as Day, to: to as Day | null } }),
      ])
    const overlap = [['BACK', 'new', 1, [{ is: 'overlap', name: 'Kartik 2083' }]]]
    expect(back('2026-11-01', '2026-12-01')).toEqual(overlap)
    expect(back('2026-12-15', null)).toEqual(overlap)
    expect(back('2026-11-01', '2026-11-30')).toEqual([['BACK', 'new', 1, []]])
    expect(back('2026-12-16', '2026-12-30')).toEqual([['BACK', 'new', 1, []]])
  })

  it('say which courses and marks are missing', () => {
    expect(plan({ offered: 0 })).toEqual([['REG', 'new', 40, [{ is: 'no-courses' }]]])
    expect(plan({ unmarked: 2, withoutInternal: 9 })).toEqual([
      [
        'REG',
        'new',
        40,
        [
          { is: 'marks-missing', n: 2 },
          { is: 'internal-missing', n: 9 },
        ],
      ],
    ])
  })

  it('are never new where the session has one already', () => {
    const counts = record({
      offered: nat(9),
      unmarked: nat(9),
      toSit: nat(9),
      withoutInternal: nat(9),
      toRepeat: nat(9),
    })
    assert(
      property(counts, array(constantFrom(1, 7)), (facts, sessions) => {
        const openings = sessions.map((sessionId) => earlier({ sessionId }))
        const [regular] = plan(facts, openings)
        const isThere = regular?.[0] === 'REG' && regular[1] === 'there'
        expect(isThere).toBe(sessions.includes(7))
      }),
    )
  })
})

describe('a day of an exam session', () => {
  const closed = { holidays: new Set(['2027-03-06']), weekdays: new Set([6]) }
  const year = { from: '2026-04-14' as Day, to: '2027-04-13' as Day }
  const found = (day: string, of: { isOpenDay?: boolean; isOfYear?: boolean } = {}) =>
    findDayFinding({ day: day as Day, isOpenDay: true, isOfYear: true, ...of }, { closed, year })

  it('is looked at if the university is closed, unless it is only a first day', () => {
    expect(found('2027-01-17')).toBeNull()
    expect(found('2027-03-06')).toBe('holiday')
    expect(found('2027-01-16')).toBe('day-off')
    expect(found('2027-01-16', { isOpenDay: false })).toBeNull()
  })

  it('is looked at outside the academic year, unless it belongs to retotaling', () => {
    expect([found('2026-04-13'), found('2026-04-14')]).toEqual(['outside-year', null])
    expect([found('2027-04-13'), found('2027-04-14')]).toEqual([null, 'outside-year'])
    expect(found('2027-04-14', { isOfYear: false })).toBeNull()
  })
})

describe('the name of a planned opening', () => {
  const names = {
    program: { en: 'BE Civil', ne: 'बीई सिभिल' },
    subject: null,
    semester: { en: 'II', ne: 'दोस्रो' },
    type: { en: 'Regular', ne: 'नियमित' },
    session: { en: 'Mangsir 2083', ne: 'मङ्सिर २०८३' },
    year: { en: '2082', ne: '२०८२' },
    intake: { en: 'Fall', ne: 'शरद' },
  }
  it('names programme, semester, exam, session and cohort', () => {
    expect(openingName(names)).toEqual({
      en: 'BE Civil, II, Regular, Mangsir 2083, 2082 Fall',
      ne: 'बीई सिभिल, दोस्रो, नियमित, मङ्सिर २०८३, २०८२ शरद',
    })
    const roads = { en: 'Roads', ne: 'सडक' }
    expect(openingName({ ...names, subject: roads, intake: null })).toEqual({
      en: 'BE Civil, Roads, II, Regular, Mangsir 2083, 2082',
      ne: 'बीई सिभिल, सडक, दोस्रो, नियमित, मङ्सिर २०८३, २०८२',
    })
  })

  it('cuts a long programme, so that the rest can be read', () => {
    const { en: name } = openingName({ ...names, program: sameInBoth('B'.repeat(120)) })
    expect([name.length, name.endsWith(', II, Regular, Mangsir 2083, 2082 Fall')]).toEqual([
      120,
      true,
    ])
  })
})

describe('the terms of an exam session', () => {
  const terms = (changed: Partial<SessionTerms> = {}) =>
    findTermsProblem({
      from: window.from,
      to: window.to,
      retotalingFrom: '2027-02-01' as Day,
      retotalingTo: '2027-02-10' as Day,
      fees: { REG: rupees(2000), BACK: rupees(500) },
      retotalingFee: rupees(300),
      ...changed,
    })

  it('have days in order, of retotaling both or none', () => {
    expect(terms()).toBeNull()
    expect(terms({ retotalingFrom: null, retotalingTo: null })).toBeNull()
    expect(terms({ to: window.from })).toBeNull()
    expect(terms({ to: null })).toBe('days-needed')
    expect(terms({ retotalingTo: null })).toBe('one-retotaling-day')
    expect(terms({ to: '2026-11-30' as Day })).toBe('days-disordered')
    expect(terms({ retotalingFrom: '2026-12-14' as Day })).toBe('days-disordered')
  })

  it('have the fees that an opening may have', () => {
    expect(terms({ retotalingFee: rupees(1_000_000) })).toBeNull()
    expect(terms({ retotalingFee: rupees(1_000_001) })).toBe('wrong-fee')
    expect(terms({ fees: { REG: rupees(-1), BACK: rupees(0) } })).toBe('wrong-fee')
  })
})
