import { describe, expect, it } from 'vitest'
import { settings } from '#features/settings/rules/settings.ts'
import { academicRecord, type Attempt } from '../academic-record.ts'
import { courseResult, type PaperMarks } from '../course-result.ts'
import { promotionOf } from '../promotion.ts'

/** A 90 4.0, A- 80 3.7, B+ 70 3.3, B 60 3.0, B- 50 2.7, F. */
const grading = settings.grading.initial

type Final = { raw: number | null; moderated?: number; grace?: number; retotaled?: number }
const paper = (internal: number | null, final: number | Final): PaperMarks => {
  const given = typeof final === 'number' ? { raw: final } : final
  return {
    attendance: 'present',
    internal: { full: 40, pass: 20, obtained: internal },
    external: { full: 60, pass: 30, moderated: null, grace: 0, retotaled: null, ...given },
    practical: null,
  }
}
const without = (attendance: 'absent' | 'expelled'): PaperMarks => ({ ...paper(30, 0), attendance })

type Line = readonly [credits: number, marks: PaperMarks, expected: string]

/** Five courses of 17 credits, 59.8 points; each sheet below differs from it in what it is about. */
const usual = {
  MTH151: [3, paper(30, 44), 'PASS 74 B+ 3.3'],
  CSC151: [4, paper(28, 34), 'PASS 62 B 3'],
  CSC152: [3, paper(36, 55), 'PASS 91 A 4'],
  ECE151: [4, paper(34, 48), 'PASS 82 A- 3.7'],
  STA151: [3, paper(32, 50), 'PASS 82 A- 3.7'],
} as const satisfies Record<string, Line>

/** Each line worked out by hand: what is graded, the sum of credit × point, the SGPA. */
const sheets: Readonly<
  Record<string, { lines: Readonly<Record<string, Line>>; sum: number; sgpa: number }>
> = {
  '1. every course passed: 9.9 + 12 + 12 + 14.8 + 11.1 = 59.8, ÷ 17 = 3.5176': {
    lines: usual,
    sum: 59.8,
    sgpa: 3.52,
  },
  '2. each on the line of its grade: 12 + 14.8 + 9.9 + 12 + 8.1 = 56.8, ÷ 17 = 3.3412': {
    lines: {
      MTH151: [3, paper(40, 50), 'PASS 90 A 4'],
      CSC151: [4, paper(35, 45), 'PASS 80 A- 3.7'],
      CSC152: [3, paper(30, 40), 'PASS 70 B+ 3.3'],
      ECE151: [4, paper(30, 30), 'PASS 60 B 3'],
      STA151: [3, paper(20, 30), 'PASS 50 B- 2.7'],
    },
    sum: 56.8,
    sgpa: 3.34,
  },
  '3. each a hundredth below it: 11.1 + 13.2 + 9 + 10.8 + 0 = 44.1, ÷ 17 = 2.5941': {
    lines: {
      MTH151: [3, paper(40, 49.99), 'PASS 89.99 A- 3.7'],
      CSC151: [4, paper(35, 44.99), 'PASS 79.99 B+ 3.3'],
      CSC152: [3, paper(30, 39.99), 'PASS 69.99 B 3'],
      ECE151: [4, paper(25, 34.99), 'PASS 59.99 B- 2.7'],
      STA151: [3, paper(20, 29.99), 'FAIL 49.99 F 0 external'],
    },
    sum: 44.1,
    sgpa: 2.59,
  },
  '4. the final failed, though 69 together would be a B: 59.8 − 12 = 47.8, ÷ 17 = 2.8118': {
    lines: { ...usual, CSC151: [4, paper(40, 29), 'FAIL 69 F 0 external'] },
    sum: 47.8,
    sgpa: 2.81,
  },
  '5. internal marks below pass: 59.8 − 9.9 = 49.9, ÷ 17 = 2.9353': {
    lines: { ...usual, MTH151: [3, paper(19, 60), 'FAIL 79 F 0 internal'] },
    sum: 49.9,
    sgpa: 2.94,
  },
  '6. moderated from 28 to 31.5: 59.8 − 12 + 10.8 = 58.6, ÷ 17 = 3.4471': {
    lines: {
      ...usual,
      CSC151: [4, paper(28, { raw: 28, moderated: 31.5 }), 'PASS 59.5 B- 2.7'],
    },
    sum: 58.6,
    sgpa: 3.45,
  },
  '7. 1.5 of grace to the pass mark: 59.8 − 11.1 + 8.1 = 56.8, ÷ 17 = 3.3412': {
    lines: { ...usual, STA151: [3, paper(20, { raw: 28.5, grace: 1.5 }), 'PASS 50 B- 2.7'] },
    sum: 56.8,
    sgpa: 3.34,
  },
  '8. moderated, and grace on top: 59.8 − 14.8 + 12 = 57, ÷ 17 = 3.3529': {
    lines: {
      ...usual,
      ECE151: [4, paper(34, { raw: 25, moderated: 27.25, grace: 2.75 }), 'PASS 64 B 3'],
    },
    sum: 57,
    sgpa: 3.35,
  },
  '9. absent from one paper: 59.8 − 12 = 47.8, ÷ 17 = 2.8118': {
    lines: { ...usual, CSC152: [3, without('absent'), 'ABSENT - F 0'] },
    sum: 47.8,
    sgpa: 2.81,
  },
  '10. expelled: every paper cancelled, 0': {
    lines: {
      MTH151: [3, without('expelled'), 'CANCELLED - F 0'],
      CSC151: [4, without('expelled'), 'CANCELLED - F 0'],
    },
    sum: 0,
    sgpa: 0,
  },
  '11. with practicals and half credits, one practical below pass: 13.2 ÷ 6.5 = 2.0308': {
    lines: {
      PHY101: [4, withPractical(15.25, 16.5, 40.25), 'PASS 72 B+ 3.3'],
      CHE101: [2.5, withPractical(18, 7.99, 50), 'FAIL 75.99 F 0 practical'],
    },
    sum: 13.2,
    sgpa: 2.03,
  },
  '12. half a hundredth is rounded up: 7.4 + 6 + 13.2 = 26.6, ÷ 8 = 3.325': {
    lines: {
      A: [2, paper(35, 50), 'PASS 85 A- 3.7'],
      B: [2, paper(30, 35), 'PASS 65 B 3'],
      C: [4, paper(35, 40), 'PASS 75 B+ 3.3'],
    },
    sum: 26.6,
    sgpa: 3.33,
  },
}

function withPractical(internal: number, practical: number, raw: number): PaperMarks {
  return {
    attendance: 'present',
    internal: { full: 20, pass: 8, obtained: internal },
    external: { full: 60, pass: 24, raw, moderated: null, grace: 0, retotaled: null },
    practical: { full: 20, pass: 8, obtained: practical },
  }
}

const resultOf = (marks: PaperMarks) => {
  const result = courseResult(marks, grading)
  if (result.is === 'missing') return `missing ${result.parts.join(' ')}`
  const { outcome, total, grade, point, failedParts } = result
  return [outcome, total ?? '-', grade, point, ...failedParts].join(' ')
}

const attemptsOf = (lines: Readonly<Record<string, Line>>, semesterId: number): Attempt[] =>
  Object.entries(lines).map(([code, [credits, marks]]) => {
    const result = courseResult(marks, grading)
    if (result.is === 'missing') throw new Error(`${code} has marks missing`)
    const { outcome, point } = result
    // Codes are short enough to be numbers of base 36.
    return { courseId: Number.parseInt(code, 36), semesterId, credits, point, outcome }
  })

describe('sheets worked by hand', () => {
  it.each(Object.entries(sheets))('%s', (_name, { lines, sum, sgpa }) => {
    for (const [, marks, expected] of Object.values(lines)) expect(resultOf(marks)).toBe(expected)
    const attempts = attemptsOf(lines, 1)
    const points = attempts.reduce((all, { credits, point }) => all + credits * point, 0)
    expect(points).toBeCloseTo(sum, 6)
    expect(academicRecord(attempts).semesters).toMatchObject([{ sgpa }])
  })

  const first = {
    MTH101: [3, paper(30, 35), 'B'],
    PHY101: [4, paper(30, 42), 'B+'],
    CSC101: [4, paper(35, 46), 'A-'],
    ELE101: [3, paper(22, 20), 'F'],
    ENG101: [2, paper(30, 31), 'B'],
    DRG101: [2, paper(25, 30), 'B-'],
  } as const satisfies Record<string, Line>

  it('13. a back paper: 48.4 ÷ 18 = 2.6889, passed later with B-: 56.5 ÷ 18 = 3.1389', () => {
    const before = attemptsOf(first, 1)
    expect(academicRecord(before)).toMatchObject({
      semesters: [{ credits: 18, sgpa: 2.69, failed: 1 }],
      cgpa: 2.69,
      creditsEarned: 15,
    })
    const back = attemptsOf({ ELE101: [3, paper(22, 30), 'B-'] }, 1)
    expect(academicRecord([...before, ...back])).toMatchObject({
      semesters: [{ credits: 18, sgpa: 3.14, failed: 0 }],
      creditsEarned: 18,
      failedCourseIds: [],
    })
  })

  it('14. CGPA over two semesters: 108.2 ÷ 35 = 3.0914; after the back paper 116.3 ÷ 35 = 3.3229', () => {
    const both = [...attemptsOf(first, 1), ...attemptsOf(usual, 2)]
    expect(academicRecord(both)).toMatchObject({ cgpa: 3.09, creditsEarned: 32 })
    const back = attemptsOf({ ELE101: [3, paper(22, 30), 'B-'] }, 1)
    const after = academicRecord([...both, ...back])
    expect(after).toMatchObject({ cgpa: 3.32, creditsEarned: 35 })
    expect(after.semesters.map(({ sgpa }) => sgpa)).toEqual([3.14, 3.52])
  })

  it('15. the best attempt counts, whatever comes after it', () => {
    const again = attemptsOf({ ELE101: [3, paper(30, 36), 'B'] }, 1)
    const worse = attemptsOf({ ELE101: [3, paper(30, 20), 'F'] }, 1)
    for (const attempts of [
      [...again, ...worse],
      [...worse, ...again],
    ])
      expect(academicRecord(attempts)).toMatchObject({ cgpa: 3, creditsEarned: 3 })
  })
})

describe('a missing mark', () => {
  it('is named and never a zero', () => {
    expect(resultOf(paper(null, { raw: null }))).toBe('missing internal external')
    expect(resultOf({ ...withPractical(10, 10, 30), external: null })).toBe('PASS 20 B- 2.7')
  })

  it('is nothing to who was absent', () => {
    expect(resultOf({ ...paper(30, { raw: null }), attendance: 'absent' })).toBe('ABSENT - F 0')
  })
})

describe('grace', () => {
  it('never makes more than full marks', () => {
    expect(resultOf(paper(40, { raw: 59.5, grace: 2 }))).toBe('PASS 100 A 4')
  })
})

describe('a mark that was added up again', () => {
  it('counts instead of raw, moderated and grace', () => {
    const marks = { raw: 28, moderated: 29, grace: 1, retotaled: 36 }
    expect(resultOf(paper(28, marks))).toBe('PASS 64 B 3')
    expect(resultOf(paper(28, { ...marks, retotaled: 27 }))).toBe('FAIL 55 F 0 external')
  })
})

describe('promotion', () => {
  it.each([
    [0, 'passed'],
    [1, 'promoted'],
    [3, 'promoted'],
    [4, 'not-promoted'],
  ])('with %i courses open of at most 3: %s', (failed, promotion) => {
    expect(promotionOf(failed, 3)).toBe(promotion)
  })
})
