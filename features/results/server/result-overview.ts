import type { Reader } from '#platform/server/database/database.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { finalMark } from '../rules/course-result.ts'
import {
  type CountedPaper,
  courseCounts,
  gradeCounts,
  isNearMiss,
} from '../rules/release/overview.ts'
import { grade } from './release/compute.ts'
import { type MarkedPaper, markedPapers } from './marks/marked-papers.ts'
import { stateOf } from './marks/sheet-state.ts'

/** Counts an exam's results by course and grade, with the candidates to check first; null if there is no such exam. */
export async function resultOverview(reader: Reader, openingId: number, clientId: number) {
  const opening = await reader
    .selectFrom('n_exam_open')
    .select(['name', 'n_exam_master_id', 'result_at'])
    .where('n_exam_open_id', '=', openingId)
    .where('ad_client_id', '=', clientId)
    .executeTakeFirst()
  if (opening === undefined) return null
  const papers = await markedPapers(reader, { openingId }, clientId)
  const { grades, mostFailed } = await findSettingValue(reader, 'grading')
  const graded = papers.map((paper) => ({ paper, done: grade(paper, { grades, mostFailed }) }))
  const counted: CountedPaper[] = graded.map(({ paper, done }) => ({
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
    grades: gradeCounts(counted, grades),
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

type Marks = NonNullable<ReturnType<typeof grade>>['marks']

function isNear({ internal, external, practical }: Marks): boolean {
  const final = external && { pass: external.pass, obtained: finalMark(external, external.full) }
  return [internal, final, practical].some((part) => part !== null && isNearMiss(part))
}

function nameOf({ registrationId, symbolNumber, name, code }: MarkedPaper) {
  return { n_exam_reg_ID: registrationId, erollno: symbolNumber, name, code }
}
