import { describe, expect, it } from 'vitest'
import type { RegisteredCourse } from '#features/programs/rules/facts.ts'
import { decideChosen, offeredPapers, type SatPaper } from './papers.ts'

const course = (facts: Partial<RegisteredCourse> = {}): RegisteredCourse => ({
  courseId: 1,
  code: 'CSC201',
  name: 'Data Structures',
  type: 'CO',
  creditHours: 4,
  internalFullMarks: 40,
  internalPassMarks: 20,
  internalMarks: 30,
  attendance: null,
  ...facts,
})

const regular = { id: 9, type: 'REG', mostAttempts: null, leastAttendance: null } as const
const back = { ...regular, type: 'BACK' } as const
const sat = (facts: Partial<SatPaper> = {}): SatPaper => ({
  courseId: 1,
  openingId: 5,
  status: 'CO',
  outcome: 'FAIL',
  ...facts,
})

const reasons = (at: Partial<Parameters<typeof offeredPapers>[0]>) =>
  offeredPapers({ opening: regular, registered: [course()], sat: [], ...at }).map(({ whyNot }) =>
    whyNot.map(({ reason }) => reason),
  )

describe('internal marks', () => {
  it.each([
    [19.99, ['internal-low']],
    [20, []],
    [20.01, []],
    [0, ['internal-low']],
    [null, ['internal-unknown']],
  ])('%s of a pass mark of 20', (internalMarks, expected) => {
    expect(reasons({ registered: [course({ internalMarks })] })).toEqual([expected])
  })

  it('without a pass mark any entered mark will do', () => {
    expect(
      reasons({ registered: [course({ internalPassMarks: null, internalMarks: 0 })] }),
    ).toEqual([[]])
  })

  it('carry what the student has and needs', () => {
    const [paper] = offeredPapers({
      opening: regular,
      registered: [course({ internalMarks: 8 })],
      sat: [],
    })
    expect(paper?.whyNot).toEqual([{ reason: 'internal-low', have: 8, need: 20 }])
  })
})

describe('attendance', () => {
  const asks = { ...regular, leastAttendance: 70 }
  it.each([
    [69.99, ['attendance-low']],
    [70, []],
    [null, ['attendance-unknown']],
  ])('%s per cent where 70 are asked for', (attendance, expected) => {
    expect(reasons({ opening: asks, registered: [course({ attendance })] })).toEqual([expected])
  })

  it('plays no part unless the exam asks for it', () => {
    expect(reasons({ registered: [course({ attendance: 0 })] })).toEqual([[]])
  })

  it('is a second reason beside the marks', () => {
    const low = course({ internalMarks: 1, attendance: 10 })
    expect(reasons({ opening: asks, registered: [low] })).toEqual([
      ['internal-low', 'attendance-low'],
    ])
  })
})

describe('a course registered twice', () => {
  it('is offered once, with the marks there are', () => {
    const papers = offeredPapers({
      opening: regular,
      registered: [course({ internalMarks: null }), course({ internalMarks: 25 })],
      sat: [],
    })
    expect(papers.map((paper) => paper.course.internalMarks)).toEqual([25])
  })

  it('with marks in both counts as the newer', () => {
    const papers = offeredPapers({
      opening: regular,
      registered: [course({ internalMarks: 10 }), course({ internalMarks: 25 })],
      sat: [],
    })
    expect(papers.map((paper) => paper.course.internalMarks)).toEqual([10])
  })
})

describe('an earlier attempt at an exam paper', () => {
  it.each([
    ['FAIL', 1, 1],
    ['ABSENT', 1, 1],
    ['CANCELLED', 1, 1],
    ['PASS', 0, 0],
    [null, 1, 0],
  ] as const)('%s: in a regular exam %i, in a back exam %i', (outcome, inRegular, inBack) => {
    const earlier = [sat({ outcome })]
    expect(reasons({ sat: earlier })).toHaveLength(inRegular)
    expect(reasons({ opening: back, sat: earlier })).toHaveLength(inBack)
  })

  it('a back exam has no paper that was never sat', () => {
    expect(reasons({ opening: back })).toEqual([])
  })

  it('a pass ends it, whatever came before or after', () => {
    const earlier = [sat(), sat({ outcome: 'PASS', openingId: 6 }), sat({ openingId: 7 })]
    expect(reasons({ opening: back, sat: earlier })).toEqual([])
    expect(reasons({ sat: earlier })).toEqual([])
  })

  it('counts attempts: the most are not yet too many', () => {
    const terms = { ...back, mostAttempts: 2 }
    expect(reasons({ opening: terms, sat: [sat()] })).toEqual([[]])
    expect(reasons({ opening: terms, sat: [sat(), sat({ openingId: 6 })] })).toEqual([
      ['attempts-used'],
    ])
  })

  it('waits for the result of the other exam it is registered in, unless that was closed', () => {
    const open = [sat(), sat({ openingId: 6, status: 'DR', outcome: null })]
    expect(reasons({ opening: back, sat: open })).toEqual([['registered-already']])
    const closed = [sat(), sat({ openingId: 6, status: 'CL', outcome: null })]
    expect(reasons({ opening: back, sat: closed })).toEqual([[]])
  })
})

describe('the choice', () => {
  const offered = offeredPapers({
    opening: regular,
    registered: [course(), course({ courseId: 2, code: 'EE204', internalMarks: 8 })],
    sat: [],
  })
  it.each([
    [[1], 'allowed'],
    [[], 'none-chosen'],
    [[3], 'not-offered'],
    [[1, 3], 'not-offered'],
    [[1, 2], 'paper-not-eligible'],
  ])('%j: %s', (chosen, expected) => {
    const decision = decideChosen(offered, chosen)
    expect(decision.is === 'allowed' ? 'allowed' : decision.reason).toBe(expected)
  })

  it('names the paper that cannot be sat', () => {
    expect(decideChosen(offered, [2])).toMatchObject({ facts: { course: 'EE204 Data Structures' } })
  })
})
