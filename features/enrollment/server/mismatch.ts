import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { enrollmentMessages } from '../rules/messages.ts'

/** The named enrollment is the student's own, but not the one this application stands beside. */
export function enrollmentMismatch(): Refusal {
  const message = enrollmentMessages.mismatch
  return refusal('rule/enrollment-mismatch', message, {
    errors: [{ field: 'n_program_enroll_ID', message }],
  })
}
