import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { enrollmentOfficeMessages } from '../rules/office-messages.ts'

/** The named enrollment is the student's own, but not the one this application stands beside. */
export function enrollmentMismatch(): Refusal {
  const message = enrollmentOfficeMessages.mismatch
  return refusal('rule/enrollment-mismatch', message, {
    errors: [{ field: 'n_program_enroll_ID', message }],
  })
}
