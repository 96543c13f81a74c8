import { describe, expect, it } from 'vitest'
import { sameInBoth } from '#platform/pure/message.ts'
import { settings } from '#features/settings/rules/settings.ts'
import { type CountedPaper, courseCounts, gradeCounts, isNearMiss } from './overview.ts'

const paper = (
  courseId: number,
  state: CountedPaper['state'],
  result: CountedPaper['result'] = null,
): CountedPaper => ({
  courseId,
  code: `CS${courseId}`,
  name: sameInBoth(`Course ${courseId}`),
  state,
  result,
})
const passed = { outcome: 'PASS', grade: 'B' } as const
const failed = { outcome: 'FAIL', grade: 'F' } as const
const absent = { outcome: 'ABSENT', grade: 'F' } as const

describe('the overview of an exam', () => {
  it('counts each course once, in the order they come', () => {
    const counts = courseCounts([
      paper(2, 'agreed', passed),
      paper(1, 'agreed', passed),
      paper(2, 'agreed', failed),
    ])
    expect(counts.map(({ code, candidates }) => [code, candidates])).toEqual([
      ['CS2', 2],
      ['CS1', 1],
    ])
  })

  it('counts who was absent neither as sitting nor in the per cent that passed', () => {
    const [count] = courseCounts([
      paper(1, 'agreed', passed),
      paper(1, 'agreed', failed),
      paper(1, 'agreed', failed),
      paper(1, 'agreed', absent),
    ])
    expect(count).toMatchObject({ candidates: 4, sat: 3, absent: 1, passedPercent: 33 })
  })

  it('has 0 per cent only where no one passed, however few did', () => {
    const percent = (passes: number) => {
      const fails = Array.from({ length: 300 }, () => paper(1, 'agreed', failed))
      const passing = Array.from({ length: passes }, () => paper(1, 'agreed', passed))
      return courseCounts([...fails, ...passing])[0]?.passedPercent
    }
    expect([percent(0), percent(1)]).toEqual([0, 1])
  })

  it('has no pass percentage while no result is known, or every candidate was absent', () => {
    expect(courseCounts([paper(1, 'empty'), paper(1, 'once')])[0]?.passedPercent).toBeNull()
    expect(courseCounts([paper(1, 'agreed', absent)])[0]?.passedPercent).toBeNull()
  })

  it('distinguishes marks two people agree on from those that differ', () => {
    const [count] = courseCounts([
      paper(1, 'agreed', passed),
      paper(1, 'differs'),
      paper(1, 'once'),
      paper(1, 'differs'),
    ])
    expect(count).toMatchObject({ agreed: 1, differs: 2, candidates: 4 })
  })

  const common = { level: null, isFormer: false, grades: settings.grading.initial.grades }

  it('has every grade of the table, also those with no result', () => {
    const papers = [paper(1, 'agreed', passed), paper(2, 'agreed', failed), paper(3, 'empty')]
    const counts = gradeCounts(papers.map((each) => ({ ...each, table: common })))
    expect(counts.map(({ grade, n }) => `${grade} ${n}`)).toEqual([
      'A 0',
      'A- 0',
      'B+ 0',
      'B 1',
      'B- 0',
      'F 1',
    ])
    expect(counts.filter(({ isFailing }) => isFailing).map(({ grade }) => grade)).toEqual(['F'])
  })

  it('counts the same grade of two tables apart, each by the level it belongs to', () => {
    const level = { en: 'Diploma', ne: 'डिप्लोमा' }
    const grades = [
      { grade: 'B', fromPercent: 40, point: 1 },
      { grade: 'F', fromPercent: 0, point: 0 },
    ]
    const counts = gradeCounts([
      { ...paper(1, 'agreed', passed), table: common },
      { ...paper(1, 'agreed', passed), table: { level, isFormer: false, grades } },
      { ...paper(1, 'agreed', passed), table: { level, isFormer: false, grades: [...grades] } },
    ])
    const ofB = counts.filter(({ grade }) => grade === 'B')
    expect(ofB.map(({ n, level: of }) => [of?.en ?? null, n])).toEqual([
      [null, 1],
      ['Diploma', 2],
    ])
    expect(counts).toHaveLength(common.grades.length + grades.length)
  })
})

describe('a near miss', () => {
  it.each([
    [28.99, false],
    [29, true],
    [29.99, true],
    [30, false],
    [null, false],
  ])('of 30 needed with %j: %j', (obtained, near) => {
    expect(isNearMiss({ pass: 30, obtained })).toBe(near)
  })

  it('is counted in hundredths: 0.1 + 0.2 is not more than 0.3', () => {
    expect(isNearMiss({ pass: 0.3, obtained: 0.1 + 0.2 })).toBe(false)
  })
})
