import { findOffered } from '../internal/registered.ts'
import { joinedInBoth, sameInBoth } from '#platform/pure/message.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { resultViewText as text } from '../../rules/view-messages.ts'
import { markedPapers } from '../marks/marked-papers.ts'
import type { SchemaColumns } from '../marks/schema-columns.ts'

type Offered = SchemaColumns & { readonly batchCourseId: number }

const columns = ['external_fm', 'external_pm', 'practical_fm', 'practical_pm'] as const

/** Full and pass marks of a course for their second person, now and proposed, with the number of exam papers. */
export const schemaView: NonNullable<ProposalType['view']> = async (
  reader,
  { before, after },
  { session },
) => {
  const was: Offered = JSON.parse(before)
  const will: Offered = JSON.parse(after)
  const { batchCourseId } = will
  const offered = await findOffered(reader, batchCourseId, session.clientId)
  if (offered === null) return null
  const papers = await markedPapers(reader, { batchCourseId }, session.clientId)
  const shown = (value: number | null) => (value === null ? null : String(value))
  return {
    subject: joinedInBoth(', ', sameInBoth(offered.code), offered.opening),
    fields: [
      ...columns.map((column) => ({
        name: text[column],
        now: shown(was[column]),
        proposed: shown(will[column]),
      })),
      { name: text.papers, now: String(papers.length), proposed: String(papers.length) },
    ],
    checks: [],
    lists: [],
    sheet: null,
  }
}
