import { useQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { savedQuery } from '#platform/browser/storage/saved-copy.ts'
import { firstRecords } from '#platform/browser/network/records.ts'
import { useUser } from '#features/auth/portal/session.ts'
import type { Enrollment } from '../rules/enrollment.ts'
import {
  completedEnrollmentQuery,
  enrollmentFromWire,
  enrollmentModel,
} from '../wire/enrollment.ts'

/** The programme the student has passed out of last; null for none. */
export function useCompletedEnrollment() {
  const rest = useRest()
  const partnerId = useUser()?.cBpartnerId ?? 0
  return useQuery({
    ...savedQuery<Enrollment | null>(['completed-enrollment', partnerId], async () => {
      const records = await firstRecords(rest, enrollmentModel, completedEnrollmentQuery(partnerId))
      return records.flatMap((record) => enrollmentFromWire(record) ?? [])[0] ?? null
    }),
    staleTime: 10 * 60_000,
    enabled: partnerId > 0,
  })
}
