import { sameInBoth, type Message } from '#platform/pure/message.ts'
import type { PaperOutcome } from '../course-result.ts'
import { hundredths } from '../grading.ts'

/** An exam paper as the overview counts it; `result` is null while marks are missing. */
export type CountedPaper = {
  readonly courseId: number
  readonly code: string
  readonly name: Message
  readonly state: 'empty' | 'once' | 'differs' | 'agreed'
  readonly result: { readonly outcome: PaperOutcome; readonly grade: string } | null
}

export type CourseCount = {
  readonly courseId: number
  readonly code: string
  readonly name: Message
  readonly candidates: number
  readonly sat: number
  readonly absent: number
  readonly agreed: number
  readonly differs: number
  /** Per cent of those who sat it, whole, 0 only where no one passed; null while no result is known. */
  readonly passedPercent: number | null
}

/** Each course of an exam: who sat it, which marks two people agree on, how many passed. */
export function courseCounts(papers: readonly CountedPaper[]): readonly CourseCount[] {
  return [...Map.groupBy(papers, ({ courseId }) => courseId).values()].map((own) => {
    const known = own.flatMap(({ result }) => result ?? [])
    const absent = known.filter(({ outcome }) => outcome === 'ABSENT').length
    const sat = known.length - absent
    const passed = known.filter(({ outcome }) => outcome === 'PASS').length
    const [first] = own
    return {
      courseId: first?.courseId ?? 0,
      code: first?.code ?? '',
      name: first?.name ?? sameInBoth(''),
      candidates: own.length,
      sat,
      absent,
      agreed: own.filter(({ state }) => state === 'agreed').length,
      differs: own.filter(({ state }) => state === 'differs').length,
      passedPercent: sat === 0 ? null : percentOf(passed, sat),
    }
  })
}

/** Rounded, but 0 only where no one passed. */
function percentOf(passed: number, sat: number): number {
  return passed === 0 ? 0 : Math.max(1, Math.round((passed * 100) / sat))
}

/** Number of exam papers per grade, in the order of the grade table. */
export function gradeCounts(
  papers: readonly CountedPaper[],
  grades: readonly { readonly grade: string }[],
): readonly { readonly grade: string; readonly n: number }[] {
  return grades.map(({ grade }) => ({
    grade,
    n: papers.filter(({ result }) => result?.grade === grade).length,
  }))
}

/** True if a part was missed by one mark or less: a person should check it before the release. */
export function isNearMiss(part: { readonly pass: number; readonly obtained: number | null }) {
  if (part.obtained === null) return false
  const short = hundredths(part.pass) - hundredths(part.obtained)
  return short > 0 && short <= 100
}
