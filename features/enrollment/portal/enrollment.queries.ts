import { queryOptions, useQuery } from '@tanstack/react-query'
import { type RestClient, useRest } from '#platform/browser/rest-client.ts'
import { keptQuery } from '#platform/browser/saved-copy.ts'
import { listPath } from '#features/applying/portal/records.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { useProfile } from '#features/profile/portal/profile.queries.ts'
import type { Enrollment } from '../rules/enrollment.ts'
import { enrollmentModel, activeEnrollmentQuery } from '../wire/enrollment.ts'
import { readActiveEnrollment } from './enroll.ts'

/** First part of the key under which the active enrollment is kept. */
export const enrollmentKey = 'enrollment'

/** The active enrollment, or null; looked up only for a complete profile (SPEC §4 Post-login checks). */
export function enrollmentQuery(rest: RestClient, partnerId: number) {
  return queryOptions({
    ...keptQuery<Enrollment | null>([enrollmentKey, partnerId], () =>
      readActiveEnrollment(rest, partnerId),
    ),
    // An enrollment lasts for years; who waits for one sees it open soon after it is confirmed.
    staleTime: ({ state }) => (state.data ? 10 * 60_000 : 30_000),
  })
}

/** Where the enrollment is read; the page's head script asks there first. */
export function enrollmentPath(partnerId: number): string {
  return listPath(enrollmentModel, activeEnrollmentQuery(partnerId))
}

export function useActiveEnrollment(): Enrollment | null {
  const user = useUser()
  const complete = useProfile()?.complete ?? false
  const query = enrollmentQuery(useRest(), user?.cBpartnerId ?? 0)
  return useQuery({ ...query, enabled: user !== null && complete }).data ?? null
}
