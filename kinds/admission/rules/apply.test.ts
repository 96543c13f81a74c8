import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { anOpening } from '#features/programs/testing/opening.factory.ts'
import {
  type AdmissionApplicant,
  applyButton,
  type ApplyDecision,
  decideApply,
  listedOpenings,
} from './apply.ts'
import type { EntranceResult } from './eligibility.ts'
import { whyNotAdmitted } from './why-not.ts'

const opening = anOpening()
const { academics } = opening
const passed: EntranceResult = { name: 'CS & AI Entrance', academics, paid: true, eligible: true }
const civil = { ...academics, program: { id: 6, name: 'BE Civil' } }
const ready: AdmissionApplicant = {
  profileComplete: true,
  appliedOpeningIds: [],
  enrolledIn: null,
  entrances: [passed],
}
const decide = (facts: Partial<AdmissionApplicant> = {}, today = '2026-11-15', more = {}) =>
  decideApply({
    opening: { ...opening, ...more },
    applicant: { ...ready, ...facts },
    today: day(today),
  })
const reasonOf = (decision: ApplyDecision) =>
  decision.is === 'allowed' ? 'allowed' : decision.reason

describe('applying for an admission', () => {
  it.each([
    ['2026-11-09', 'not-open-yet'],
    ['2026-11-10', 'allowed'],
    ['2026-11-20', 'allowed'],
    ['2026-11-21', 'closed'],
  ])('on %s: %s', (today, answer) => {
    expect(reasonOf(decide({}, today))).toBe(answer)
  })

  it.each([
    [{ appliedOpeningIds: [6, 8] }, 'allowed'],
    [{ appliedOpeningIds: [7] }, 'already-applied'],
    [{ profileComplete: false }, 'profile-incomplete'],
    [{ enrolledIn: 'BHM' }, 'active-enrollment'],
    [{ enrolledIn: '' }, 'active-enrollment'],
    [{ enrolledIn: 'BHM', appliedOpeningIds: [7] }, 'already-applied'],
    [{ entrances: [] }, 'entrance-required'],
    [{ entrances: [{ ...passed, paid: false }] }, 'entrance-unpaid'],
    [{ entrances: [{ ...passed, eligible: false }] }, 'entrance-not-eligible'],
    [{ entrances: [{ ...passed, paid: false, eligible: false }] }, 'entrance-unpaid'],
    [{ entrances: [{ ...passed, academics: civil }] }, 'other-academics'],
    [{ entrances: [{ ...passed, academics: civil }, passed] }, 'allowed'],
    [{ entrances: [{ ...passed, paid: false }, passed] }, 'allowed'],
    [
      {
        entrances: [
          { ...passed, eligible: false },
          { ...passed, academics: civil },
        ],
      },
      'entrance-not-eligible',
    ],
  ])('%j: %s', (facts, answer) => {
    expect(reasonOf(decide(facts))).toBe(answer)
  })

  it.each([
    [null, 'allowed'],
    [{ total: 60, left: 1 }, 'allowed'],
    [{ total: 60, left: 0 }, 'no-seats-left'],
  ])('with seats %j: %s', (seats, answer) => {
    expect(reasonOf(decide({}, '2026-11-15', { seats }))).toBe(answer)
  })

  it('is drawn as a button', () => {
    const labelOf = (decision: ApplyDecision) => {
      const { label, action } = applyButton(decision)
      return [label.en, action]
    }
    expect(labelOf(decide())).toEqual(['Apply', 'apply'])
    expect(labelOf(decide({ appliedOpeningIds: [7] }))).toEqual(['Applied', null])
    expect(labelOf(decide({ enrolledIn: 'BHM' }))).toEqual(['Not Eligible', null])
    expect(labelOf(decide({ entrances: [] }))).toEqual(['Not Eligible', null])
    expect(labelOf(decide({}, '2026-11-21'))).toEqual(['Closed', null])
    expect(labelOf(decide({ profileComplete: false }))).toEqual(['Apply', null])
  })
})

describe('the list of open admissions', () => {
  const listed = (facts: Partial<AdmissionApplicant>) =>
    listedOpenings([opening], { ...ready, ...facts }).length

  it('has those of a paid, eligible and matching entrance, whatever else stands in the way', () => {
    expect(listed({})).toBe(1)
    expect(listed({ enrolledIn: 'BHM', profileComplete: false })).toBe(1)
    expect(listed({ entrances: [] })).toBe(0)
    expect(listed({ entrances: [{ ...passed, paid: false }] })).toBe(0)
    expect(listed({ entrances: [{ ...passed, eligible: false }] })).toBe(0)
    expect(listed({ entrances: [{ ...passed, academics: civil }] })).toBe(0)
  })

  it('keeps what was applied for', () => {
    expect(listed({ entrances: [], appliedOpeningIds: [7] })).toBe(1)
  })
})

describe('a "Not Eligible" says the rule, what the student has, what is needed, whom to ask', () => {
  const english = (decision: ApplyDecision) => {
    const why = whyNotAdmitted(decision)
    return why && Object.values(why).map(({ en }) => en)
  }

  it.each([
    [
      { entrances: [{ ...passed, academics: civil }] },
      ['The entrance must be for the same Program.', 'BE Civil', 'B.Tech CS & AI'],
    ],
    [
      { entrances: [{ ...passed, academics: { ...academics, subject: { id: 1, name: 'AI' } } }] },
      ['The entrance must be for the same Subject.', 'AI', 'None'],
    ],
    [
      { entrances: [] },
      [
        'Admission needs the entrance of the same program.',
        'No entrance registration',
        'A paid and eligible entrance of B.Tech CS & AI',
      ],
    ],
    [
      { entrances: [{ ...passed, paid: false }] },
      [
        'Only paid entrance registrations count.',
        'CS & AI Entrance: fee unpaid',
        'CS & AI Entrance: fee paid',
      ],
    ],
    [
      { entrances: [{ ...passed, eligible: false }] },
      [
        'The entrance result must make you eligible.',
        'CS & AI Entrance: not eligible so far',
        'CS & AI Entrance: eligible',
      ],
    ],
    [
      { enrolledIn: 'BHM' },
      ['A student studies one program at a time.', 'Enrolled in BHM', 'No active enrollment'],
    ],
  ])('%j', (facts, [rule, yours, needed]) => {
    const sentences = english(decide(facts))
    expect(sentences?.slice(0, 3)).toEqual([rule, yours, needed])
    expect(sentences?.[3]).not.toBe('')
  })

  it('and nothing where the button does not say so', () => {
    expect(english(decide())).toBeNull()
    expect(english(decide({}, '2026-11-21'))).toBeNull()
  })
})
