import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Message } from '#platform/pure/message.ts'
import { type Call, type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { savedQuery } from '#platform/browser/storage/saved-copy.ts'
import { getRecord, recordPath } from '#platform/browser/network/records.ts'
import { asService } from '#platform/browser/network/service.ts'
import { modelPath } from '#platform/pure/rest-dialect/paths.ts'
import { useUser } from '#features/auth/portal/session.ts'
import type { Profile } from '../rules/profile.ts'
import { profileExpand, profileFromWire, profileModel } from '../wire/profile.ts'

/** Key of the profile among the queries. */
export function profileKey(partnerId: number) {
  return ['profile', partnerId] as const
}

/** The student's own profile with addresses and education records (SPEC §7 Profile). */
export function profileQuery(rest: RestClient, partnerId: number) {
  return queryOptions({
    ...savedQuery<Profile | null>(profileKey(partnerId), async () => {
      const record = await getRecord(rest, {
        model: profileModel,
        id: partnerId,
        expand: profileExpand,
      })
      return record === null ? null : profileFromWire(record)
    }),
    staleTime: 10 * 60_000,
  })
}

export function useProfileQuery() {
  const user = useUser()
  return useQuery({ ...profileQuery(useRest(), user?.cBpartnerId ?? 0), enabled: user !== null })
}

/** Path of the profile; the page's head script requests it first. */
export function profilePath(partnerId: number): string {
  return recordPath({ model: profileModel, id: partnerId, expand: profileExpand })
}

/** The profile, or null while it is not known. */
export function useProfile(): Profile | null {
  return useProfileQuery().data ?? null
}

/** Asks for the profile again after a write, so that tabs, sidebar and dashboard follow at once (READINGS R-22). */
export function useRefreshProfile(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['profile'] })
}

/** PUT of some columns of the own profile (SPEC §7). Throws ServiceFailure with `failed`, RestProblem or NoAnswer. */
export async function putProfile(
  rest: RestClient,
  profileId: number,
  { body, failed, ...call }: { readonly body: unknown; readonly failed: Message } & Call,
): Promise<void> {
  await asService(failed, () => rest.put(modelPath(profileModel, profileId), body, call))
}
