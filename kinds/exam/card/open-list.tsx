import type { SpeakingOfDays } from '#platform/browser/speaking.ts'
import { risingFeeColumn } from '#features/late-fee/card/fee-columns.tsx'
import type { OpenListParts } from '#features/applying/card/OpenList.tsx'
import {
  examMessages as text,
  examPageMessages as page,
  refusalMessages,
} from '../rules/messages.ts'
import { ExamTitle } from './ExamTitle.tsx'
import type { RowByPlace } from '#features/applying/card/row-by-place.ts'
import type { ExamOpening } from '../rules/exam.ts'

/** An open exam as a line of the list. */
export function openExamList(speaking: SpeakingOfDays): OpenListParts<RowByPlace<ExamOpening>> {
  const { say } = speaking
  return {
    texts: { ...page, ...text, deadline: page['register-by'], name: page.exam },
    renderTitle: (row) => <ExamTitle row={row} />,
    facts: [risingFeeColumn(speaking, say(page.fee), ({ opening }) => opening.fees)],
    renderReason: ({ decision }) =>
      decision.is === 'refused' &&
      decision.reason !== 'already-applied' &&
      say(refusalMessages[decision.reason]),
  }
}
