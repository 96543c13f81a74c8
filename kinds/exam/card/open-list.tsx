import type { Say } from '#platform/browser/language.ts'
import { amountColumn } from '#features/applying/card/amount-column.tsx'
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
export function openExamList(say: Say): OpenListParts<RowByPlace<ExamOpening>> {
  return {
    texts: { ...page, ...text, deadline: page['register-by'], name: page.exam },
    renderTitle: (row) => <ExamTitle row={row} />,
    facts: [amountColumn(say(page.fee), ({ opening }: RowByPlace<ExamOpening>) => opening.fee)],
    renderReason: ({ decision }) =>
      decision.is === 'refused' &&
      decision.reason !== 'already-applied' &&
      say(refusalMessages[decision.reason]),
  }
}
