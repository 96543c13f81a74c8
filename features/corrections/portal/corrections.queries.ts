import { useQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { listRecords } from '#platform/browser/network/records.ts'
import { readRows } from '#platform/browser/network/unreadable.ts'
import { correctionFromWire, correctionModel } from '../wire/correction.ts'

export const correctionsKey = ['corrections']

/** The student's own proposals, newest first. */
export function useCorrections() {
  const rest = useRest()
  return useQuery({
    queryKey: correctionsKey,
    queryFn: async () => {
      const records = await listRecords(rest, correctionModel, { $orderby: 'Created desc' })
      return readRows(correctionModel, records, correctionFromWire)
    },
  })
}
