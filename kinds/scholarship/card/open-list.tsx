import type { Say } from '#platform/browser/language.ts'
import { amountColumn } from '#features/applying/card/amount-column.tsx'
import type { OpenListParts } from '#features/applying/card/OpenList.tsx'
import {
  refusalMessages,
  scholarshipMessages as text,
  scholarshipPageMessages as page,
} from '../rules/messages.ts'
import type { RowByPlace } from '#features/applying/card/row-by-place.ts'
import type { ScholarshipOpening } from '../rules/scholarship.ts'
import { ScholarshipTitle } from './ScholarshipTitle.tsx'

/** An open scholarship as a line of the list. */
export function openScholarshipList(say: Say): OpenListParts<RowByPlace<ScholarshipOpening>> {
  return {
    texts: { ...page, ...text },
    renderTitle: (row) => <ScholarshipTitle row={row} />,
    facts: [
      amountColumn(
        say(page.amount),
        ({ opening }: RowByPlace<ScholarshipOpening>) => opening.amount,
      ),
    ],
    renderReason: ({ decision }) =>
      decision.is === 'refused' &&
      decision.reason !== 'already-applied' &&
      say(refusalMessages[decision.reason]),
  }
}
