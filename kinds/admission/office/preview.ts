import type { Day } from '#platform/pure/calendar/day.ts'
import { previewText } from '#features/applying/rules/preview/messages.ts'
import type { ProgramOpening } from '#features/programs/rules/facts.ts'
import { admissionRow } from '../card/admission-row.ts'
import { admissionMessages } from '../rules/messages.ts'

/** An admission as an applicant with a passed entrance of its place sees it. */
export const admissionPreview = {
  texts: admissionMessages,
  seenBy: previewText['passed-entrance'],
  row: (opening: ProgramOpening, today: Day) => admissionRow(opening, applicantOf(opening), today),
}

const applicantOf = ({ name, academics }: ProgramOpening) => ({
  profileComplete: true,
  appliedOpeningIds: [],
  enrolledIn: null,
  entrances: [{ name, academics, paid: true, eligible: true }],
})
