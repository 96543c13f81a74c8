import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listRecords } from '#platform/browser/network/records.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { readRows } from '#platform/browser/network/unreadable.ts'
import { savedQuery } from '#platform/browser/storage/saved-copy.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { type StudentDue, dueFromWire, dueModel, ownDues } from '../wire/due.ts'

function useDuesQuery() {
  const rest = useRest()
  const partnerId = useUser()?.cBpartnerId ?? 0
  const query = {
    ...savedQuery<readonly StudentDue[]>(['dues', partnerId], async () =>
      readRows(dueModel, await listRecords(rest, dueModel, ownDues(partnerId)), dueFromWire),
    ),
    staleTime: 30_000,
  }
  return { query, partnerId }
}

/** The student's dues with their payments, the oldest first. */
export function useDues() {
  const { query, partnerId } = useDuesQuery()
  return useQuery({ ...query, enabled: partnerId > 0 })
}

/** Reads the dues again and answers them. Throws NoAnswer or RestProblem. */
export function useFreshDues(): () => Promise<readonly StudentDue[]> {
  const client = useQueryClient()
  const { query } = useDuesQuery()
  return () => client.fetchQuery({ ...query, staleTime: 0 })
}
