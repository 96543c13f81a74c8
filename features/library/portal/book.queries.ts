import { useQuery } from '@tanstack/react-query'
import { listRecords } from '#platform/browser/network/records.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { savedQuery } from '#platform/browser/storage/saved-copy.ts'
import { readRows } from '#platform/browser/network/unreadable.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { useEnrollmentLookup } from '#features/enrollment/portal/enrollment.queries.ts'
import { type Book, soonestDue } from '../rules/book.ts'
import { bookFromWire, bookModel, heldBy } from '../wire/book.ts'
import {
  fineFromWire,
  fineModel,
  holdModel,
  heldFilter,
  heldBookFromWire,
  owed,
} from '../wire/due.ts'

/** A student's open library fines, and the copies reserved for them. */
export function useLibraryDues() {
  const rest = useRest()
  const partnerId = useUser()?.cBpartnerId ?? 0
  return useQuery({
    queryKey: ['library-dues', partnerId],
    queryFn: async () => {
      const [fines, holds] = await Promise.all([
        listRecords(rest, fineModel, owed),
        listRecords(rest, holdModel, heldFilter),
      ])
      return {
        fines: readRows(fineModel, fines, fineFromWire),
        held: readRows(holdModel, holds, heldBookFromWire),
      }
    },
    staleTime: 30_000,
    enabled: partnerId > 0,
  })
}

/** The books the student has, soonest due first; asked for only beside an active enrollment. */
export function useBooks() {
  const rest = useRest()
  const partnerId = useUser()?.cBpartnerId ?? 0
  const { enrollment } = useEnrollmentLookup()
  return useQuery({
    ...savedQuery<readonly Book[]>(['books', partnerId], async () => {
      const records = await listRecords(rest, bookModel, heldBy(partnerId))
      return soonestDue(readRows(bookModel, records, bookFromWire))
    }),
    staleTime: 30_000,
    enabled: partnerId > 0 && enrollment !== null && enrollment !== undefined,
  })
}
