import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { contentHash } from '#platform/server/pdf/parts/signed-facts.ts'
import type { Attempt } from '#features/results/rules/academic-record.ts'
import {
  courseResult,
  type PaperMarks,
  type PaperOutcome,
} from '#features/results/rules/course-result.ts'
import type { Grading } from '#features/results/rules/grading.ts'
import {
  type PaperToGrade,
  resultSheet,
  type ResultSheet,
} from '#features/results/rules/marks/sheet.ts'
import { carriedResults, noCarried } from '../carried/carried-results.ts'
import { tablesInForce } from '../grading-tables.ts'
import type { MarkedPaper } from '../marks/marked-papers.ts'

/** A result to come, with whose it is. */
export type Computed = {
  readonly sheet: ResultSheet
  readonly partnerId: number
  readonly enrollmentId: number
  /** Hash of the sheet's content: equal facts give an equal digest. */
  readonly digest: string
}

/** An exam paper whose marks are missing, so there is no result. */
export type MissingMark = { readonly symbolNumber: string; readonly code: string }

export type Computation = {
  readonly results: readonly Computed[]
  readonly missing: readonly MissingMark[]
}

/** Sheets computed before the server may answer other requests. */
const inOneGo = 50

/**
 * Release time; for a later version of a result also the time of its first publication (later results are left out), and
 * the grading table of the version before.
 */
export type When = { readonly atMs: number; readonly knownBy?: Date; readonly table?: Grading }

/**
 * Computes the results of these exam papers for a release time, each by the grading table of its student's level: CGPA and
 * promotion count only results visible by then. Registrations with a missing mark have none.
 */
export async function compute(
  reader: Reader,
  papers: readonly MarkedPaper[],
  when: When,
): Promise<Computation> {
  const tableFor = await tablesInForce(
    reader,
    papers.map(({ enrollmentId }) => enrollmentId),
  )
  const earlier = await earlierAttempts(reader, papers, when)
  const carried = await carriedOf(reader, papers, when)
  const results: Computed[] = []
  const missing: MissingMark[] = []
  const byRegistration = [...Map.groupBy(papers, ({ registrationId }) => registrationId).values()]
  for (const [index, own] of byRegistration.entries()) {
    if (index % inOneGo === 0) await setImmediate()
    const [first] = own
    if (first === undefined) continue
    const { registrationId, semesterId, partnerId, enrollmentId } = first
    const grading = when.table ?? tableFor(enrollmentId).table
    const graded = own.map((paper) => grade(paper, grading))
    const lacking = own.filter((_, index) => graded[index] === null)
    if (lacking.length > 0) {
      missing.push(...lacking.map(({ symbolNumber, code }) => ({ symbolNumber, code })))
      continue
    }
    const before = earlier.get(enrollmentId) ?? []
    const { attempts, semesters } = carried.get(enrollmentId) ?? noCarried
    const sheet = resultSheet({
      registrationId,
      semesterId,
      papers: graded.flatMap((each) => each ?? []),
      earlier: [
        ...attempts,
        ...before.filter((attempt) => attempt.registrationId !== registrationId),
      ],
      carried: semesters,
      grading,
    })
    results.push({ sheet, partnerId, enrollmentId, digest: contentHash(sheet) })
  }
  return { results, missing }
}

/** An exam paper with its grade; null while any of its marks is missing. */
export function grade(paper: MarkedPaper, grading: Grading): PaperToGrade | null {
  const marks = marksOf(paper)
  const result = marks === null ? null : courseResult(marks, grading)
  if (marks === null || result?.is !== 'graded') return null
  const { paperId, courseId, credits } = paper
  return { paperId, courseId, credits, marks, result, former: null }
}

/** Null while no attendance is entered; an expelled candidate needs no mark. */
function marksOf({ mark, schema, internal, isExpelled }: MarkedPaper): PaperMarks | null {
  if (mark === null && !isExpelled) return null
  const { external, practical } = schema
  if (external === null && practical === null) return null
  return {
    attendance: isExpelled ? 'expelled' : (mark?.attendance ?? 'absent'),
    internal,
    external: external && {
      ...external,
      raw: mark?.external ?? null,
      moderated: mark?.moderated ?? null,
      retotaled: mark?.retotaled ?? null,
      grace: mark?.grace ?? 0,
    },
    practical: practical && { ...practical, obtained: mark?.practical ?? null },
  }
}

/** Results of before; a later version of a result counts those that its first one knew. */
function carriedOf(reader: Reader, papers: readonly MarkedPaper[], { atMs, knownBy }: When) {
  const ids = [...new Set(papers.map(({ enrollmentId }) => enrollmentId))]
  return carriedResults(reader, ids, knownBy ?? new Date(atMs))
}

type EarlierAttempt = Attempt & { readonly registrationId: number }

/** Attempts of these students' enrollments visible at the release time, by enrollment. */
async function earlierAttempts(
  reader: Reader,
  papers: readonly MarkedPaper[],
  { atMs, knownBy }: When,
): Promise<ReadonlyMap<number, readonly EarlierAttempt[]>> {
  const at = new Date(atMs)
  const ids = [...new Set(papers.map(({ enrollmentId }) => enrollmentId))]
  const rows = await reader
    .selectFrom('n_exam_result as r')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 'r.n_exam_reg_id')
    .innerJoin('n_exam_resultdetails as d', 'd.n_exam_result_id', 'r.n_exam_result_id')
    .select(['a.n_program_enroll_id as enrollmentId', 'a.n_sem_year_id as semesterId'])
    .select(['a.n_exam_reg_id as registrationId', 'd.n_course_id as courseId'])
    .select(['d.credit_hour as credits', 'd.grade_point as point', 'd.outcome'])
    .where(sql<boolean>`a.n_program_enroll_id = any(${ids}::bigint[])`)
    .where('r.visible_from', '<=', at)
    .where(sql<boolean>`(r.visible_until is null or r.visible_until > ${at})`)
    .$if(knownBy !== undefined, (all) =>
      all.where(
        sql<boolean>`${knownBy} >= (select min(f.visible_from) from n_exam_result f
          where f.n_exam_reg_id = r.n_exam_reg_id)`,
      ),
    )
    .orderBy('d.n_exam_resultdetails_id')
    .execute()
  return Map.groupBy(
    rows.map((row) => ({ ...row, outcome: outcomeOf(row.outcome) })),
    ({ enrollmentId }) => enrollmentId,
  )
}

function outcomeOf(text: string): PaperOutcome {
  return text === 'PASS' || text === 'ABSENT' || text === 'CANCELLED' ? text : 'FAIL'
}
