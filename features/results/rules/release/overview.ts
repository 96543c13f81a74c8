import { sameInBoth, type Message } from '#platform/pure/message.ts'
import type { PaperOutcome } from '../course-result.ts'
import { type Grade, hundredths } from '../grading.ts'

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

/** A grading table that exam papers of an exam are graded by. */
export type UsedTable = {
  /** Level whose own table it is; null: the common one. */
  readonly level: Message | null
  /** The table of published results, which is not in force any more. */
  readonly isFormer: boolean
  readonly grades: readonly Grade[]
}

export type GradeCount = Pick<UsedTable, 'level' | 'isFormer'> & {
  readonly grade: string
  readonly n: number
  /** The last grade of its table. */
  readonly isFailing: boolean
}

/** Number of exam papers per grade, table by table, each in the order of its grades. */
export function gradeCounts(
  papers: readonly (Pick<CountedPaper, 'result'> & { readonly table: UsedTable })[],
): readonly GradeCount[] {
  const byTable = Map.groupBy(papers, ({ table }) => JSON.stringify(table))
  return [...byTable.values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const { grades, level, isFormer } = first.table
    return grades.map(({ grade }, at) => ({
      grade,
      n: own.filter(({ result }) => result?.grade === grade).length,
      isFailing: at === grades.length - 1,
      level,
      isFormer,
    }))
  })
}

/** True if a part was missed by one mark or less: a person should check it before the release. */
export function isNearMiss(part: { readonly pass: number; readonly obtained: number | null }) {
  if (part.obtained === null) return false
  const short = hundredths(part.pass) - hundredths(part.obtained)
  return short > 0 && short <= 100
}
