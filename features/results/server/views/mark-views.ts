import { sameInBoth, type Message, sayInBoth } from '#platform/pure/message.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import type { ProposalList } from '#features/two-people/wire/open-proposal.ts'
import { resultViewText as text } from '../../rules/view-messages.ts'
import type { InternalChange } from '../internal/write.ts'
import { registeredFor } from '../internal/registered.ts'
import type { MarkChange } from '../marks/mark-change.ts'
import { type MarkedPaper, markedPapers } from '../marks/marked-papers.ts'

type View = NonNullable<ProposalType['view']>

type Moderation = {
  readonly examId: number
  readonly courseId: number
  readonly code: string
  readonly reason: string
  readonly marks: readonly MarkChange[]
}

/** Moderation or grace for its second person: each candidate by name with the mark now and proposed. */
export const markChangeView: View = async (reader, { before, after }, { session }) => {
  const was: Moderation = JSON.parse(before)
  const will: Moderation = JSON.parse(after)
  const papers = await markedPapers(reader, will, session.clientId)
  const byId = new Map(papers.map((paper) => [paper.paperId, paper]))
  const rows = will.marks.flatMap((change, index) => {
    const paper = byId.get(change.paperId)
    const earlier = was.marks[index]
    if (paper === undefined || earlier === undefined) return []
    const cells = [
      paper.name,
      paper.symbolNumber,
      markWords(paper, earlier),
      markWords(paper, change),
    ]
    return [{ cells, partnerId: paper.partnerId }]
  })
  const course = papers[0]?.course ?? sameInBoth('')
  return {
    subject: sayInBoth(sameInBoth('{code} {course}'), { code: will.code, course }),
    fields: [{ name: text.reason, now: null, proposed: will.reason }],
    checks: [],
    lists: [changesOf(rows, text.number)],
    sheet: papers[0] === undefined ? null : `/results/${papers[0].openingId}/${will.courseId}`,
  }
}

function markWords({ mark }: MarkedPaper, { moderated, grace }: MarkChange): Message {
  const raw = String(mark?.external ?? '-')
  const counted =
    moderated === null
      ? sameInBoth(raw)
      : sayInBoth(text['mark-made'], { raw, mark: String(moderated) })
  return grace === 0
    ? counted
    : sayInBoth(text['with-grace'], { mark: counted, grace: String(grace) })
}

type InternalChanges = {
  readonly batchCourseId: number
  readonly code: string
  readonly reason: string
  readonly changes: readonly InternalChange[]
}

/** Internal marks for their second person: each student by name with marks and attendance now and proposed. */
export const internalChangeView: View = async (reader, { after }) => {
  const will: InternalChanges = JSON.parse(after)
  const students = new Map(
    (await registeredFor(reader, will.batchCourseId)).map((each) => [each.lineId, each]),
  )
  const rows = will.changes.map((change) => {
    const student = students.get(change.lineId)
    const cells = [
      student?.name ?? change.rollNumber,
      change.rollNumber,
      internalWords(change.before),
      internalWords(change.after),
    ]
    return { cells, ...(student !== undefined && { partnerId: student.partnerId }) }
  })
  return {
    subject: sayInBoth(text['internal-of'], { code: will.code }),
    fields: [{ name: text.reason, now: null, proposed: will.reason }],
    checks: [],
    lists: [changesOf(rows, text['roll-number'])],
    sheet: `/results/internal/${will.batchCourseId}`,
  }
}

function internalWords({ marks, attendance }: InternalChange['before']): Message {
  const shown = sameInBoth(String(marks ?? '-'))
  return attendance === null
    ? shown
    : sayInBoth(text['with-attendance'], { marks: shown, attendance: String(attendance) })
}

function changesOf(rows: ProposalList['rows'], number: Message): ProposalList {
  return {
    title: text.changed,
    columns: [text.name, number, text.now, text.proposed],
    rows,
    more: 0,
  }
}
