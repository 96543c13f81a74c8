import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { academicLabels, type AcademicPart } from '#features/applying/rules/facts.ts'
import { anOpening } from '#features/programs/testing/opening.factory.ts'
import { applyButton, type ApplyDecision, decideApply, listedOpenings } from './apply.ts'
import { whyNotRegistered } from './why-not.ts'

const opening = anOpening({ semester: { id: 1_000_001, name: 'II' } })
const { academics } = opening
const enrollment = { academics }
const decide = (at: Partial<Parameters<typeof decideApply>[0]['applicant']>, more = {}) =>
  decideApply({
    opening: { ...opening, ...more },
    applicant: { appliedOpeningIds: [], enrollment, ...at },
    today: day('2026-11-15'),
  })
const reasonOf = (decision: ApplyDecision) =>
  decision.is === 'allowed' ? 'allowed' : decision.reason
const parts = Object.keys(academicLabels) as AcademicPart[]

describe('registering for courses', () => {
  it.each([
    ['2026-11-09', 'not-open-yet'],
    ['2026-11-10', 'allowed'],
    ['2026-11-20', 'allowed'],
    ['2026-11-21', 'closed'],
  ])('on %s: %s', (today, answer) => {
    const applicant = { appliedOpeningIds: [], enrollment }
    expect(reasonOf(decideApply({ opening, applicant, today: day(today) }))).toBe(answer)
  })

  it.each([
    [{}, {}, 'allowed'],
    [{ appliedOpeningIds: [7] }, {}, 'already-applied'],
    [{ appliedOpeningIds: [8] }, {}, 'allowed'],
    [{ enrollment: null }, {}, 'enrollment-required'],
    [{ enrollment: null, appliedOpeningIds: [7] }, {}, 'already-applied'],
    [{}, { semester: { id: 1_000_000, name: 'I' } }, 'first-semester'],
    [{}, { semester: null }, 'first-semester'],
    [{}, { seats: { total: 60, left: 0 } }, 'no-seats-left'],
  ])('%j, opening %j: %s', (applicant, more, answer) => {
    expect(reasonOf(decide(applicant, more))).toBe(answer)
  })

  it.each(parts)('needs the same %s', (part) => {
    const elsewhere = { academics: { ...academics, [part]: { id: 99, name: 'Other' } } }
    const decision = decide({ enrollment: elsewhere })
    expect(reasonOf(decision)).toBe('other-academics')
    expect(decision).toMatchObject({
      facts: { part, yours: 'Other', needed: academics[part]?.name ?? '' },
    })
  })

  it('is drawn as a button', () => {
    const labelOf = (decision: ApplyDecision) => {
      const { label, action } = applyButton(decision)
      return [label.en, action]
    }
    expect(labelOf(decide({}))).toEqual(['Register', 'apply'])
    expect(labelOf(decide({ appliedOpeningIds: [7] }))).toEqual(['Applied', null])
    expect(labelOf(decide({ enrollment: null }))).toEqual(['Not Eligible', null])
  })

  it('lists what matches the enrollment; without one everything, not eligible', () => {
    const other = anOpening({ id: 8, academics: { ...academics, year: { id: 9, name: '2081' } } })
    const ids = (place: typeof enrollment | null) =>
      listedOpenings([opening, { ...other, semester: opening.semester }], {
        enrollment: place,
      }).map(({ id }) => id)
    expect(ids(enrollment)).toEqual([7])
    expect(ids(null)).toEqual([7, 8])
  })

  it('explains a "Not Eligible"', () => {
    const english = (decision: ApplyDecision) =>
      Object.values(whyNotRegistered(decision) ?? {}).map(({ en }) => en)
    expect(english(decide({ enrollment: null }))).toEqual([
      'Course registration needs an active program enrollment.',
      'No active enrollment',
      'An active enrollment in B.Tech CS & AI',
      'The registrar’s office',
    ])
    const civil = { academics: { ...academics, program: { id: 6, name: 'BE Civil' } } }
    expect(english(decide({ enrollment: civil })).slice(0, 3)).toEqual([
      'The registration must be for the Program of your enrollment.',
      'BE Civil',
      'B.Tech CS & AI',
    ])
    expect(english(decide({}))).toEqual([])
  })
})
