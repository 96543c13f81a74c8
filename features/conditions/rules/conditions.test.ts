import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { type Conditions, judgeConditions, type PersonFacts } from './conditions.ts'

const none: Conditions = {
  level: null,
  leastMarks: null,
  subjects: [],
  age: null,
  nationalities: [],
}
const plusTwo = { level: '2plus_two', grading: 'G', marks: 2.4, subject: 'Science' } as const
const sita: PersonFacts = { bornOn: day('2008-11-28'), nationality: 'Nepali', education: [plusTwo] }
const judge = (conditions: Partial<Conditions>, person: Partial<PersonFacts> = {}) =>
  judgeConditions({ ...none, ...conditions }, { ...sita, ...person })
const isMet = (...at: Parameters<typeof judge>) => judge(...at).every((each) => each.isMet)

describe('conditions of an opening', () => {
  it('are none for an opening that has none', () => {
    expect(judge({}, { bornOn: null, education: [] })).toEqual([])
  })

  it.each([
    ['1slc', true],
    ['11diploma', true],
    ['2plus_two', true],
    ['3bachelor', false],
  ] as const)('of the level %s: a person with plus two is judged %s', (level, met) => {
    expect(isMet({ level })).toBe(met)
  })

  it('name rule, own and needed value and the one who can change it, in both languages', () => {
    expect(judge({ level: '3bachelor' })).toEqual([
      {
        rule: { en: 'Education level', ne: 'शिक्षाको तह' },
        needed: { en: 'Bachelor or higher', ne: 'स्नातक वा सोभन्दा माथि' },
        yours: { en: 'Plus Two/Intermediate', ne: 'प्लस टु/इन्टरमिडिएट' },
        ask: {
          en: 'You can add education records in your profile.',
          ne: 'शिक्षाको विवरण प्रोफाइलमा आफैँ थप्न सकिन्छ।',
        },
        isMet: false,
      },
    ])
  })

  it.each([
    ['G', 2.39, false],
    ['G', 2.4, true],
    ['P', 49.9, false],
    ['P', 50, true],
  ] as const)('of marks compare %s %s with its own minimum: %s', (grading, marks, met) => {
    const at = { level: '2plus_two', leastMarks: { G: 2.4, P: 50 } } as const
    expect(isMet(at, { education: [{ ...plusTwo, grading, marks }] })).toBe(met)
  })

  it('of marks are not met by a better record of another level, but by one where the level has none', () => {
    const at = { level: '2plus_two', leastMarks: { G: 3, P: 50 } } as const
    const bachelor = { ...plusTwo, level: '3bachelor', marks: 3.5 } as const
    expect(isMet(at, { education: [bachelor, plusTwo] })).toBe(false)
    expect(isMet(at, { education: [bachelor] })).toBe(true)
  })

  it('of marks and subject must hold for one record', () => {
    const at = { level: '2plus_two', leastMarks: { G: 3, P: 50 }, subjects: ['science'] } as const
    const other = { ...plusTwo, marks: 3.5, subject: 'Management' }
    expect(isMet(at, { education: [plusTwo, other] })).toBe(false)
    expect(
      isMet(at, { education: [other, { ...plusTwo, marks: 3, subject: 'Pure SCIENCE' }] }),
    ).toBe(true)
  })

  it.each([
    ['2026-11-27', false],
    ['2026-11-28', true],
    ['2026-11-29', true],
  ])('of 18 years on %s: a person born on 28 November 2008 is judged %s', (on, met) => {
    expect(isMet({ age: { least: 18, most: null, on: day(on) } })).toBe(met)
  })

  it.each([
    ['2027-11-27', true],
    ['2027-11-28', false],
  ])('of at most 18 years on %s are judged %s', (on, met) => {
    expect(isMet({ age: { least: null, most: 18, on: day(on) } })).toBe(met)
    expect(isMet({ age: { least: null, most: 18, on: day(on) } }, { bornOn: null })).toBe(false)
  })

  it('of nationality take capitals for small letters', () => {
    expect(isMet({ nationalities: ['NEPALI', 'Bhutanese'] })).toBe(true)
    expect(isMet({ nationalities: ['Bhutanese'] })).toBe(false)
  })
})
