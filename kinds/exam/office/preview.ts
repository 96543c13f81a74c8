import { addDays } from '#platform/pure/calendar/day.ts'
import { daysOfWindow, type OpeningPreview } from '#features/applying/office/opening-preview.ts'
import { isOpenByPlace } from '#features/applying/rules/facts.ts'
import { previewText } from '#features/applying/rules/preview/messages.ts'
import { risesInSteps } from '#features/late-fee/rules/facts.ts'
import { type RowByPlace, rowInItsPlace } from '#features/applying/card/row-by-place.ts'
import { openExamList } from '../card/open-list.tsx'
import type { ExamOpening } from '../rules/exam.ts'
import { openingFromWire } from '../wire/exam-opening.ts'

/** An exam as a student who is enrolled in its place sees it. */
export const examPreview: OpeningPreview<ExamOpening, RowByPlace<ExamOpening>> = {
  fromWire: openingFromWire,
  days: ({ window, fees }) => ({
    ...daysOfWindow({ window }),
    late: risesInSteps(fees) ? fees.lastRegularDay && addDays(fees.lastRegularDay, 1) : null,
  }),
  seenBy: () => previewText.enrolled,
  list: (_, speaking) => openExamList(speaking),
  row: (opening, today) => (isOpenByPlace(opening, today) ? rowInItsPlace(opening, today) : null),
}
