import { describe, expect, it } from 'vitest'
import { assert, array, boolean, integer, property, record } from 'fast-check'
import { say } from '#platform/pure/message.ts'
import { anOfferedCourse as course } from '../testing/opening.factory.ts'
import {
  choiceTotals,
  type CourseTerms,
  creditTotal,
  decideChoice,
  defaultChoice,
  toggleCourse,
  withCompulsory,
} from './course-choice.ts'
import { choiceMessages } from './messages.ts'

const courses = [
  course(1),
  course(2, { type: 'CT', creditHours: 2.5 }),
  course(3, { type: 'EL', creditHours: 2 }),
  course(4, { type: 'OP', creditHours: 0.1 }),
]
const terms: CourseTerms = { courses, minimumCredits: 7.5, maximumCredits: null }

const outcome = (chosen: readonly number[], facts: Partial<CourseTerms> = {}, registered = [9]) => {
  const at = { terms: { ...terms, ...facts }, chosen, registeredCourseIds: registered }
  const decision = decideChoice(at)
  return decision.is === 'allowed' ? 'allowed' : decision.reason
}

describe('choosing courses', () => {
  it('begins with the compulsory ones, which cannot be unselected', () => {
    expect(defaultChoice(terms)).toEqual([1, 2])
    expect(toggleCourse([1, 2], course(1))).toEqual([1, 2])
    expect(toggleCourse([1, 2], course(2, { type: 'CT' }))).toEqual([1, 2])
    expect(toggleCourse([1, 2], course(3, { type: 'EL' }))).toEqual([1, 2, 3])
    expect(toggleCourse([1, 2, 3], course(3, { type: 'EL' }))).toEqual([1, 2])
  })

  it.each([
    [[1, 2, 3], 'allowed'],
    [[3, 2, 1, 4], 'allowed'],
    [[1, 2], 'too-few-credits'],
    [[1, 2, 4], 'too-few-credits'],
    [[1, 3], 'compulsory-missing'],
    [[2, 3, 4], 'compulsory-missing'],
    [[], 'compulsory-missing'],
    [[1, 2, 3, 5], 'course-not-offered'],
    [[1, 2, 3, 3], 'course-chosen-twice'],
  ])('%j: %s', (chosen, answer) => {
    expect(outcome(chosen)).toBe(answer)
  })

  it.each([
    [null, 'allowed'],
    [0, 'allowed'],
    [5.5, 'allowed'],
    [5.51, 'too-few-credits'],
  ])('5.5 credits with a minimum of %s: %s', (minimumCredits, answer) => {
    expect(outcome([1, 2], { minimumCredits })).toBe(answer)
  })

  it.each([
    [null, 'allowed'],
    [7.5, 'allowed'],
    [7.4, 'too-many-credits'],
  ])('7.5 credits with a maximum of %s: %s', (maximumCredits, answer) => {
    expect(outcome([1, 2, 3], { maximumCredits })).toBe(answer)
  })

  it('asks for what a course builds on, and for a seat', () => {
    const needing = course(3, { type: 'EL', prerequisite: { courseId: 8, name: 'Course 8' } })
    const full = course(4, { type: 'EL', seats: { total: 60, left: 0 } })
    const limited = { courses: [course(1), needing, full], minimumCredits: null }
    expect(outcome([1], limited)).toBe('allowed')
    expect(outcome([1, 3], limited)).toBe('prerequisite-missing')
    expect(outcome([1, 3], limited, [8])).toBe('allowed')
    expect(outcome([1, 4], limited)).toBe('course-full')
  })

  it('leaves what a course builds on to the server while the registered courses are not known', () => {
    const needing = course(3, { prerequisite: { courseId: 8, name: 'Course 8' } })
    const of = { courses: [needing], minimumCredits: null, maximumCredits: null }
    const decide = (registeredCourseIds: readonly number[] | null) =>
      decideChoice({ terms: of, chosen: [3], registeredCourseIds }).is
    expect([decide([]), decide(null)]).toEqual(['refused', 'allowed'])
  })

  it('says the specification’s sentences', () => {
    expect(choiceMessages['compulsory-missing'].en).toBe('Please select all compulsory courses.')
    const decision = decideChoice({ terms, chosen: [1, 2], registeredCourseIds: [] })
    const values = decision.is === 'refused' ? { ...decision.facts } : {}
    expect(say(choiceMessages['too-few-credits'], 'en', values)).toBe(
      'Please select at least 7.5 credits.',
    )
  })

  it('counts in the footer what is chosen and what is asked for', () => {
    expect(choiceTotals(terms, [1, 2])).toMatchObject({ count: 2, credits: 5.5, isEnough: false })
    expect(choiceTotals(terms, [1, 2, 3])).toEqual({
      count: 3,
      credits: 7.5,
      requiredCredits: 7.5,
      maximumCredits: null,
      isEnough: true,
    })
    const free = { ...terms, minimumCredits: 0 }
    expect(choiceTotals(free, [])).toMatchObject({ requiredCredits: null, isEnough: true })
  })

  it('sums credits without floating dust', () => {
    expect(creditTotal([{ creditHours: 0.1 }, { creditHours: 0.2 }])).toBe(0.3)
  })
})

it('a choice completed with the compulsory courses is never refused for missing them', () => {
  const offered = array(record({ compulsory: boolean(), half: integer({ min: 0, max: 12 }) }))
  assert(
    property(offered, array(integer({ min: 0, max: 20 })), (made, wished) => {
      const all = made.map(({ compulsory, half }, id) =>
        course(id, { type: compulsory ? 'CO' : 'EL', creditHours: half / 2 }),
      )
      const of = { courses: all, minimumCredits: null, maximumCredits: null }
      const chosen = withCompulsory(of, wished)
      return decideChoice({ terms: of, chosen, registeredCourseIds: [] }).is === 'allowed'
    }),
  )
})
