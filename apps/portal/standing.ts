import { useActiveEnrollment } from '#features/enrollment/portal/enrollment.queries.ts'
import { useProfile } from '#features/profile/portal/profile.queries.ts'
import type { Standing } from './menu.ts'

/** What the menu and the gates go by; nothing is open before it is known (READINGS R-59). */
export function useStanding(): Standing {
  const profile = useProfile()
  const enrollment = useActiveEnrollment()
  return { profileComplete: profile?.complete === true, activeEnrollment: enrollment !== null }
}
