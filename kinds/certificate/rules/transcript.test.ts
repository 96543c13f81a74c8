import { describe, expect, it } from 'vitest'
import { transcript, type TranscriptAttempt } from './transcript.ts'

const names = new Map([
  [11, 'I'],
  [10, 'II'],
  [12, 'III'],
])

const grades: Readonly<Record<string, number>> = { A: 4, 'A-': 3.7, 'B+': 3.3, B: 3, C: 2, F: 0 }

/** A try at a course of a semester. */
function a(
  code: string,
  [semesterId, credits, grade]: readonly [number, number, string],
  more: Partial<TranscriptAttempt> = {},
): TranscriptAttempt {
  const point = grades[grade] ?? 0
  const courseId = Number(code.slice(3))
  const outcome = point === 0 ? ('FAIL' as const) : ('PASS' as const)
  const course = { en: `Course ${code}`, ne: '' }
  return { code, course, courseId, semesterId, credits, grade, point, outcome, ...more }
}

const shown = ({ semesters, cgpa, creditsEarned }: ReturnType<typeof transcript>) => ({
  semesters: semesters.map(({ name, credits, sgpa, isCarried, lines }) => [
    isCarried ? `${name} *` : name,
    credits,
    sgpa,
    lines.map(({ code, grade, point }) => `${code} ${grade} ${point}`),
  ]),
  cgpa,
  creditsEarned,
})

describe('a transcript of chosen semesters', () => {
  it('lists these alone, with the averages over all', () => {
    const attempts = [a('CSC1', [11, 3, 'A']), a('CSC2', [10, 3, 'B']), a('CSC3', [12, 3, 'C'])]
    const chosen = new Map([...names].filter(([id]) => id !== 10))
    const found = shown(transcript(attempts, [], chosen))
    expect(found.semesters.map(([name]) => name)).toEqual(['I', 'III'])
    expect(found).toMatchObject({ cgpa: 3, creditsEarned: 9 })
  })
})

describe('five transcripts worked by hand', () => {
  it('1: one semester, all passed: (3 × 4 + 3 × 3.7 + 2 × 3) ÷ 8 = 3.6375', () => {
    const attempts = [a('CSC2', [11, 3, 'A-']), a('CSC1', [11, 3, 'A']), a('CSC3', [11, 2, 'B'])]
    expect(shown(transcript(attempts, [], names))).toEqual({
      semesters: [['I', 8, 3.64, ['CSC1 A 4', 'CSC2 A- 3.7', 'CSC3 B 3']]],
      cgpa: 3.64,
      creditsEarned: 8,
    })
  })

  it('2: a course passed in a back exam counts with its best try: (3 × 3 + 3 × 2) ÷ 6 = 2.50', () => {
    const attempts = [a('CSC1', [11, 3, 'B']), a('CSC2', [11, 3, 'F']), a('CSC2', [11, 3, 'C'])]
    expect(shown(transcript(attempts, [], names))).toEqual({
      semesters: [['I', 6, 2.5, ['CSC1 B 3', 'CSC2 C 2']]],
      cgpa: 2.5,
      creditsEarned: 6,
    })
  })

  it('3: a course that is not passed counts with the point 0 and gives no credits: 9 ÷ 6 = 1.50', () => {
    const cancelled = a('CSC2', [11, 3, 'B'], { outcome: 'CANCELLED' })
    expect(shown(transcript([a('CSC1', [11, 3, 'B']), cancelled], [], names))).toEqual({
      semesters: [['I', 6, 1.5, ['CSC1 B 3', 'CSC2 B 0']]],
      cgpa: 1.5,
      creditsEarned: 3,
    })
  })

  it('4: carried courses count and are marked: (9.9 + 11.1 + 12 + 3) ÷ 10 = 3.60', () => {
    const carried = { isCarried: true } as const
    const attempts = [
      a('CSC1', [11, 3, 'B+'], carried),
      a('CSC2', [11, 3, 'A-'], carried),
      a('CSC3', [10, 3, 'A']),
      a('CSC4', [10, 1, 'B']),
    ]
    const found = transcript(attempts, [], names)
    expect(shown(found)).toEqual({
      semesters: [
        ['I *', 6, 3.5, ['CSC1 B+ 3.3', 'CSC2 A- 3.7']],
        ['II', 4, 3.75, ['CSC3 A 4', 'CSC4 B 3']],
      ],
      cgpa: 3.6,
      creditsEarned: 10,
    })
    expect(found.semesters[0]?.lines.every(({ isCarried }) => isCarried)).toBe(true)
    expect(found.semesters[1]?.lines.some(({ isCarried }) => isCarried)).toBe(false)
  })

  it('5: a carried average counts only if its credits are known: (15 × 3 + 12 + 9) ÷ 21 = 3.142857', () => {
    const carried = [
      { semesterId: 11, credits: null, sgpa: 3.2 },
      { semesterId: 10, credits: 15, sgpa: 3 },
    ]
    const attempts = [a('CSC5', [12, 3, 'A']), a('CSC6', [12, 3, 'B'])]
    expect(shown(transcript(attempts, carried, names))).toEqual({
      semesters: [
        ['I *', 0, 3.2, []],
        ['II *', 15, 3, []],
        ['III', 6, 3.5, ['CSC5 A 4', 'CSC6 B 3']],
      ],
      cgpa: 3.14,
      creditsEarned: 21,
    })
  })
})
