import { queryOptions, useQuery } from '@tanstack/react-query'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { savedQuery } from '#platform/browser/storage/saved-copy.ts'
import { listPath } from '#platform/browser/network/records.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { useProfile } from '#features/profile/portal/profile.queries.ts'
import type { Enrollment } from '../rules/enrollment.ts'
import { enrollmentModel, activeEnrollmentQuery } from '../wire/enrollment.ts'
import { readActiveEnrollment } from './enroll.ts'

/** First part of the query key of the active enrollment. */
export const enrollmentKey = 'enrollment'

/** The active enrollment, or null; looked up only for a complete profile (SPEC §4 Post-login checks). */
export function enrollmentQuery(rest: RestClient, partnerId: number) {
  return queryOptions({
    ...savedQuery<Enrollment | null>([enrollmentKey, partnerId], () =>
      readActiveEnrollment(rest, partnerId),
    ),
    // An enrollment lasts for years; who waits for one sees it open soon after it is confirmed.
    staleTime: ({ state }) => (state.data ? 10 * 60_000 : 30_000),
  })
}

/** Path of the active enrollment; the page's head script requests it first. */
export function enrollmentPath(partnerId: number): string {
  return listPath(enrollmentModel, activeEnrollmentQuery(partnerId))
}

type Lookup = {
  /** The active enrollment, null for none; undefined while it is not known. */
  readonly enrollment: Enrollment | null | undefined
  readonly isPending: boolean
  /** It could not be read, and not even a copy of it is there: asks again. */
  readonly onRetry: (() => void) | undefined
}

/** A look-up that failed is not the absence of an enrollment. Without a complete profile there is none (SPEC §4). */
export function useEnrollmentLookup(): Lookup {
  const user = useUser()
  const profile = useProfile()
  const complete = profile?.complete ?? false
  const query = enrollmentQuery(useRest(), user?.cBpartnerId ?? 0)
  const { data, isError, refetch } = useQuery({ ...query, enabled: user !== null && complete })
  const enrollment = profile === null ? undefined : complete ? data : null
  const failed = isError && data === undefined
  return {
    enrollment,
    isPending: enrollment === undefined && !failed,
    onRetry: failed ? () => void refetch() : undefined,
  }
}

/** The active enrollment as what a student's applications stand beside. */
export function useBesideEnrollment() {
  const { enrollment, onRetry } = useEnrollmentLookup()
  return { beside: enrollment, onRetry }
}

/** The active enrollment; null when there is none and while it is not known. */
export function useActiveEnrollment(): Enrollment | null {
  return useEnrollmentLookup().enrollment ?? null
}
