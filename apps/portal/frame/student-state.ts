import { useEnrollmentLookup } from '#features/enrollment/portal/enrollment.queries.ts'
import { useProfile } from '#features/profile/portal/profile.queries.ts'
import type { StudentState } from './menu.ts'

/** State that the menu and the gates use, and a retry if the enrollment could not be read (READINGS R-59). */
export function useStudentState(): StudentState & { readonly onRetry: (() => void) | undefined } {
  const profile = useProfile()
  const { enrollment, onRetry } = useEnrollmentLookup()
  const activeEnrollment = enrollment === undefined ? null : enrollment !== null
  return { profileComplete: profile?.complete === true, activeEnrollment, onRetry }
}
