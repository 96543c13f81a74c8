import type { Day } from '#platform/pure/calendar/day.ts'
import { type ProgramRow, programRow } from '#features/programs/card/program-row.ts'
import type { ProgramOpening } from '#features/programs/rules/facts.ts'
import { applyButton, decideApply, type RegistrationApplicant } from '../rules/apply.ts'
import { refusalMessages } from '../rules/messages.ts'
import { whyNotRegistered } from '../rules/why-not.ts'

const worded = { applyButton, refusalMessages, whyNot: whyNotRegistered } as const

/** An open course registration as a line of the list. */
export function registrationRow(
  opening: ProgramOpening,
  applicant: RegistrationApplicant,
  today: Day,
): ProgramRow {
  return programRow(opening, decideApply({ opening, applicant, today }), worded)
}
