import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { entranceApplicants } from '../../wire/applicants.ts'

/** Applicants of an entrance whose symbol number or name begins so. */
export function useApplicants(openingId: number, find: string) {
  const rest = useRest()
  return useQuery({
    queryKey: ['layout', 'applicants', openingId, find],
    placeholderData: keepPreviousData,
    queryFn: () =>
      runProcess(rest, entranceApplicants, {
        n_entrance_open_ID: openingId,
        ...(find !== '' && { find }),
      }),
  })
}
