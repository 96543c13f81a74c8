import type { Day } from '#platform/pure/calendar/day.ts'
import { type ProgramRow, programRow } from '#features/programs/card/program-row.ts'
import type { ProgramOpening } from '#features/programs/rules/facts.ts'
import { type AdmissionApplicant, applyButton, decideApply } from '../rules/apply.ts'
import { refusalMessages } from '../rules/messages.ts'
import { whyNotAdmitted } from '../rules/why-not.ts'

const worded = { applyButton, refusalMessages, whyNot: whyNotAdmitted } as const

/** An open admission as a line of the list, before its conditions are known. */
export function admissionRow(
  opening: ProgramOpening,
  applicant: AdmissionApplicant,
  today: Day,
): ProgramRow {
  return programRow(opening, decideApply({ opening, applicant, today }), worded)
}
