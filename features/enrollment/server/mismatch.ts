import type { Values } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { enrollmentOfficeMessages } from '../rules/office-messages.ts'

/** Null when a body names no enrollment, or the one its application stands beside. */
export function refuseOtherEnrollment(
  values: Values,
  { id }: { readonly id: number },
): Refusal | null {
  const named = values['n_program_enroll_ID'] ?? null
  return named === null || named === id ? null : enrollmentMismatch()
}

/** The named enrollment is the student's own, but not the one this application stands beside. */
export function enrollmentMismatch(): Refusal {
  const message = enrollmentOfficeMessages.mismatch
  return refusal('rule/enrollment-mismatch', message, {
    errors: [{ field: 'n_program_enroll_ID', message }],
  })
}
