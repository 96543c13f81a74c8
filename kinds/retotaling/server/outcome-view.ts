import { bothNames } from '#platform/server/database/names.ts'
import { joinedInBoth, sameInBoth } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { findVisibleResult } from '#features/results/server/gradesheet/result.rows.ts'
import { tableOfResult } from '#features/results/server/grading-tables.ts'
import { grade } from '#features/results/server/release/compute.ts'
import { markedPapers } from '#features/results/server/marks/marked-papers.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { outcomeViewText as text } from '../rules/outcome-view-messages.ts'

type Outcome = { readonly id: number; readonly external: string; readonly reason: string }
type Published = { readonly total: number; readonly grade: string }

/**
 * The outcome of a retotaling for its second person: student, course, and mark, total and grade now and proposed, by the
 * grading table of the published result.
 */
export const outcomeView: NonNullable<ProposalType['view']> = async (
  reader,
  { before, after },
  { session, nowMs },
) => {
  const { id, external, reason }: Outcome = JSON.parse(after)
  const now: Published = JSON.parse(before)
  const course = await findCourse(reader, id)
  if (course === undefined) return null
  const name = joinedInBoth(' ', sameInBoth(course.code), course.course)
  const which = { registrationId: course.n_exam_reg_id }
  const papers = await markedPapers(reader, which, session.clientId)
  const paper = papers.find(({ courseId }) => courseId === course.n_course_id)
  const mark = paper?.mark ?? null
  if (paper === undefined || mark === null) return null
  const published = await findVisibleResult(reader, { ...which, nowMs })
  const found = { ...paper, mark: { ...mark, retotaled: Number(external) } }
  const result = published && (grade(found, tableOfResult(published))?.result ?? null)
  const earlier = mark.retotaled ?? mark.moderated ?? mark.external
  return {
    subject: joinedInBoth(', ', sameInBoth(course.name), name),
    fields: [
      { name: text.mark, now: earlier === null ? null : String(earlier), proposed: external },
      {
        name: text.total,
        now: String(now.total),
        proposed: result === null ? null : String(result.total),
      },
      { name: text.grade, now: now.grade, proposed: result?.grade ?? null },
      { name: text.asked, now: course.description, proposed: null },
      { name: text.reason, now: null, proposed: reason },
    ],
    checks: [],
    lists: [
      {
        title: text.people,
        columns: [text.student, text.number, text.course],
        rows: [
          {
            cells: [course.name, paper.symbolNumber, name],
            partnerId: course.c_bpartner_id,
          },
        ],
        more: 0,
      },
    ],
    sheet: '/results/retotaling',
  }
}

function findCourse(reader: Reader, id: number) {
  return reader
    .selectFrom('n_exam_rtdetails as d')
    .innerJoin('n_exam_retotaling as a', 'a.n_exam_retotaling_id', 'd.n_exam_retotaling_id')
    .innerJoin('n_course as c', 'c.n_course_id', 'd.n_course_id')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'a.c_bpartner_id')
    .select(['d.description', 'd.n_course_id', 'a.n_exam_reg_id', 'a.c_bpartner_id'])
    .select(['c.value as code', 'b.name', bothNames('c.name', 'c.name_nepali').as('course')])
    .where('d.n_exam_rtdetails_id', '=', id)
    .executeTakeFirst()
}
