import type { Reader } from '#platform/server/database/database.ts'
import { finalMark } from '../rules/course-result.ts'
import type { Grade } from '../rules/grading.ts'
import { courseCounts, gradeCounts, isNearMiss, type UsedTable } from '../rules/release/overview.ts'
import { tablesInForce, tablesOfResults } from './grading-tables.ts'
import { grade } from './release/compute.ts'
import { type MarkedPaper, markedPapers } from './marks/marked-papers.ts'
import { stateOf } from './marks/sheet-state.ts'

/** Counts an exam's results by course and grade, with the candidates to check first; null if there is no such exam. */
export async function resultOverview(reader: Reader, openingId: number, clientId: number) {
  const opening = await reader
    .selectFrom('n_exam_open')
    .select(['name', 'name_ne', 'n_exam_master_id', 'result_at'])
    .where('n_exam_open_id', '=', openingId)
    .where('ad_client_id', '=', clientId)
    .executeTakeFirst()
  if (opening === undefined) return null
  const papers = await markedPapers(reader, { openingId }, clientId)
  const usedBy = await usedTables(reader, papers, openingId)
  const graded = papers.map((paper) => {
    const { grading, table } = usedBy(paper)
    return { paper, table, done: grade(paper, grading) }
  })
  const counted = graded.map(({ paper, table, done }) => ({
    table,
    courseId: paper.courseId,
    code: paper.code,
    name: paper.course,
    state: stateOf(paper),
    result: done?.result ?? null,
  }))
  return {
    opening,
    papers,
    courses: courseCounts(counted),
    grades: gradeCounts(counted),
    look: {
      nearMisses: graded.flatMap(({ paper, done }) =>
        done?.result.outcome === 'FAIL' && isNear(done.marks) ? [nameOf(paper)] : [],
      ),
      absent: graded.flatMap(({ paper, done }) =>
        done?.result.outcome === 'ABSENT' ? [nameOf(paper)] : [],
      ),
      missing: graded.flatMap(({ paper, done }) => (done === null ? [nameOf(paper)] : [])),
    },
  }
}

/** The table of each paper: that of its scheduled or published result, or the one in force. */
async function usedTables(reader: Reader, papers: readonly MarkedPaper[], openingId: number) {
  const stored = await tablesOfResults(reader, openingId)
  const inForce = await tablesInForce(
    reader,
    papers.map(({ enrollmentId }) => enrollmentId),
  )
  return ({ registrationId, enrollmentId }: MarkedPaper) => {
    const { level, table } = inForce(enrollmentId)
    const grading = stored.get(registrationId) ?? table
    const isFormer = !sameGrades(grading.grades, table.grades)
    const used: UsedTable = { level: isFormer ? null : level, isFormer, grades: grading.grades }
    return { grading, table: used }
  }
}

function sameGrades(some: readonly Grade[], others: readonly Grade[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ grade, fromPercent, point }, at) => {
      const other = others[at]
      return grade === other?.grade && fromPercent === other.fromPercent && point === other.point
    })
  )
}

type Marks = NonNullable<ReturnType<typeof grade>>['marks']

function isNear({ internal, external, practical }: Marks): boolean {
  const final = external && { pass: external.pass, obtained: finalMark(external, external.full) }
  return [internal, final, practical].some((part) => part !== null && isNearMiss(part))
}

function nameOf({ registrationId, symbolNumber, name, code }: MarkedPaper) {
  return { n_exam_reg_ID: registrationId, erollno: symbolNumber, name, code }
}
