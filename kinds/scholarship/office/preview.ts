import { daysOfWindow, type OpeningPreview } from '#features/applying/office/opening-preview.ts'
import { previewText } from '#features/applying/rules/preview/messages.ts'
import { type RowByPlace, rowInItsPlace } from '#features/applying/card/row-by-place.ts'
import { openScholarshipList } from '../card/open-list.tsx'
import { isListedOn, type ScholarshipOpening } from '../rules/scholarship.ts'
import { openingFromWire } from '../wire/scholarship.ts'

/** A scholarship as a student who is enrolled in its place sees it. */
export const scholarshipPreview: OpeningPreview<
  ScholarshipOpening,
  RowByPlace<ScholarshipOpening>
> = {
  fromWire: openingFromWire,
  days: daysOfWindow,
  seenBy: () => previewText.enrolled,
  list: (_, { say }) => openScholarshipList(say),
  row: (opening, today) => (isListedOn(opening, today) ? rowInItsPlace(opening, today) : null),
}
