import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settings } from '#features/settings/rules/settings.ts'
import { courseResult, type PaperMarks } from '../course-result.ts'
import { type PaperToGrade, resultSheet } from './sheet.ts'

const grading = settings.grading.initial
const best = grading.grades[0]?.point ?? 0
const semesterId = 1_000_002

/** Marks of an exam paper that is out of 40 and 60. */
const marksOf = (internal: number, external: number, attendance: PaperMarks['attendance']) => ({
  attendance,
  internal: { full: 40, pass: 20, obtained: internal },
  external: { full: 60, pass: 30, raw: external, moderated: null, grace: 0, retotaled: null },
  practical: null,
})

function aPaper(courseId: number, credits: number, marks: PaperMarks): PaperToGrade {
  const result = courseResult(marks, grading)
  if (result.is !== 'graded') throw new Error('It has all of its marks')
  return { paperId: 100 + courseId, courseId, credits, marks, result, former: null }
}

const hundredths = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((n) => n / 100)
const attendance = fc.constantFrom('present', 'present', 'present', 'absent', 'expelled')
const papers = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 5 }), hundredths(40), hundredths(60), attendance), {
    minLength: 1,
    maxLength: 7,
  })
  .map((all) =>
    all.map(([credits, internal, external, how], index) =>
      aPaper(index + 1, credits, marksOf(internal, external, how)),
    ),
  )
const sheetOf = (
  of: readonly PaperToGrade[],
  earlier: Parameters<typeof resultSheet>[0]['earlier'] = [],
) => resultSheet({ registrationId: 12, semesterId, papers: of, earlier, grading })

describe('the result of a registration', () => {
  it('never has an average outside the table of grades, nor more credits than it is of', () => {
    fc.assert(
      fc.property(papers, (of) => {
        const { sgpa, cgpa, credits, creditsEarned } = sheetOf(of)
        for (const average of [sgpa, cgpa]) {
          expect(average).toBeGreaterThanOrEqual(0)
          expect(average).toBeLessThanOrEqual(best)
        }
        expect(creditsEarned).toBeLessThanOrEqual(credits)
        expect(credits).toBe(of.reduce((all, each) => all + each.credits, 0))
      }),
    )
  })

  it('does not depend on the order of its exam papers', () => {
    fc.assert(
      fc.property(papers, (of) => {
        const { lines: _, ...one } = sheetOf(of)
        const { lines: __, ...other } = sheetOf(of.toReversed())
        expect(other).toEqual(one)
      }),
    )
  })

  it('is a pass, with promotion, exactly when every exam paper of it is', () => {
    fc.assert(
      fc.property(papers, (of) => {
        const { outcome, promotion } = sheetOf(of)
        const isPassed = of.every(
          ({ result }) => result.is === 'graded' && result.outcome === 'PASS',
        )
        expect(outcome === 'PASS').toBe(isPassed)
        expect(promotion === 'passed').toBe(isPassed)
      }),
    )
  })

  it('shows no mark of the final examination for who did not sit it', () => {
    fc.assert(
      fc.property(papers, (of) => {
        for (const [index, { external, grace, result }] of sheetOf(of).lines.entries()) {
          const sat = of[index]?.marks.attendance === 'present'
          expect(external?.obtained !== null).toBe(sat)
          expect(result.total !== null).toBe(sat)
          expect(sat || grace === 0).toBe(true)
        }
      }),
    )
  })

  it('only gains by a course passed in an earlier exam', () => {
    fc.assert(
      fc.property(papers, fc.integer({ min: 1, max: 4 }), (of, point) => {
        const passed = { courseId: 1, semesterId, credits: of[0]?.credits ?? 1, point }
        const alone = sheetOf(of)
        const beside = sheetOf(of, [{ ...passed, outcome: 'PASS' }])
        expect(beside.sgpa).toBeGreaterThanOrEqual(alone.sgpa)
        expect(beside.creditsEarned).toBeGreaterThanOrEqual(alone.creditsEarned)
        expect(beside.credits).toBe(alone.credits)
      }),
    )
  })

  it('loses nothing by a course that failed in an earlier exam and is passed now', () => {
    const now = aPaper(1, 3, marksOf(30, 45, 'present'))
    const failed = { courseId: 1, semesterId, credits: 3, point: 0, outcome: 'FAIL' } as const
    const { lines: _, ...alone } = sheetOf([now])
    const { lines: __, ...beside } = sheetOf([now], [failed])
    expect(beside).toEqual(alone)
  })

  it('counts grace in the mark that is shown, up to full marks', () => {
    const graced: PaperMarks = {
      ...marksOf(30, 59, 'present'),
      external: { full: 60, pass: 30, raw: 59, moderated: null, grace: 3, retotaled: null },
    }
    const [line] = sheetOf([aPaper(1, 3, graced)]).lines
    expect([line?.external?.obtained, line?.grace]).toEqual([60, 3])
  })
})
