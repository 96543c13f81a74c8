import type { Day } from '#platform/pure/calendar/day.ts'
import { previewText } from '#features/applying/rules/preview/messages.ts'
import type { ProgramOpening } from '#features/programs/rules/facts.ts'
import { registrationRow } from '../card/registration-row.ts'
import { registrationMessages } from '../rules/messages.ts'

/** A course registration as a student who is enrolled in its place sees it. */
export const registrationPreview = {
  texts: registrationMessages,
  seenBy: previewText.enrolled,
  row: (opening: ProgramOpening, today: Day) =>
    registrationRow(opening, applicantOf(opening), today),
}

const applicantOf = ({ academics }: ProgramOpening) => ({
  appliedOpeningIds: [],
  enrollment: { academics },
})
