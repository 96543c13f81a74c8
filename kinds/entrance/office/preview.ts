import { addDays } from '#platform/pure/calendar/day.ts'
import type { OpeningPreview } from '#features/applying/office/opening-preview.ts'
import { previewText } from '#features/applying/rules/preview/messages.ts'
import { isOpenOn } from '#features/late-fee/rules/facts.ts'
import { type EntranceRow, entranceRow } from '../card/entrance-row.ts'
import { openEntranceList } from '../card/open-list.tsx'
import type { EntranceOpening } from '../rules/entrance.ts'
import { openingFromWire } from '../wire/entrance-opening.ts'

const applicant = { profileComplete: true, appliedOpeningIds: [] }

/** An entrance as an applicant with a complete profile sees it. */
export const entrancePreview: OpeningPreview<EntranceOpening, EntranceRow> = {
  fromWire: openingFromWire,
  days: ({ lastRegularDay, lastLateDay }) => ({
    first: null,
    late: lastRegularDay && addDays(lastRegularDay, 1),
    last: lastLateDay,
  }),
  seenBy: () => previewText.everyone,
  list: (_, speaking) => openEntranceList(speaking),
  row: (opening, today) =>
    isOpenOn(opening, today) ? entranceRow(opening, { applicant, application: null, today }) : null,
}
