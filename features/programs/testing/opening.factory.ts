import { day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { OfferedCourse, ProgramOpening } from '#features/programs/rules/facts.ts'

/** An offered course as the rules know it: compulsory, 3 credits, unlimited. */
export function anOfferedCourse(
  courseId: number,
  facts: Partial<OfferedCourse> = {},
): OfferedCourse {
  return {
    courseId,
    code: `C${courseId}`,
    name: `Course ${courseId}`,
    type: 'CO',
    creditHours: 3,
    internalFullMarks: 40,
    internalPassMarks: 20,
    prerequisite: null,
    seats: null,
    ...facts,
  }
}

/** An opening as the rules know it: open 10 to 20 November 2026, no limits. */
export function anOpening(facts: Partial<ProgramOpening> = {}): ProgramOpening {
  return {
    id: 7,
    name: 'B.Tech CS & AI Admission 2083',
    academics: {
      year: { id: 1, name: '2083' },
      intake: { id: 2, name: 'Ashwin' },
      faculty: { id: 3, name: 'Computing' },
      level: { id: 4, name: 'Bachelor' },
      program: { id: 5, name: 'B.Tech CS & AI' },
      subject: null,
    },
    semester: { id: 1_000_000, name: 'I' },
    window: { from: day('2026-11-10'), to: day('2026-11-20') },
    fees: {
      admission: rupees(5_000),
      semester: rupees(28_500),
      library: rupees(1_200),
      practical: rupees(3_500),
      lab: rupees(2_500),
    },
    minimumCredits: null,
    maximumCredits: null,
    seats: null,
    courses: [],
    ...facts,
  }
}
