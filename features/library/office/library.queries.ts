import { useQuery } from '@tanstack/react-query'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import type { Scanned } from '../wire/counter.ts'
import { libraryReader, libraryDay, libraryScan } from '../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

export function readerQuery(rest: RestClient, id: number) {
  return {
    queryKey: ['library', 'reader', id],
    queryFn: async () => (await runProcess(rest, libraryReader, { C_BPartner_ID: id })).reader,
    staleTime: 10_000,
  }
}

/** The reader at the counter, with the library's present data. */
export function useReader(id: number | null) {
  const rest = useRest()
  return useQuery({ ...readerQuery(rest, id ?? 0), enabled: id !== null })
}

export function useLibraryDay() {
  const rest = useRest()
  return useQuery({
    queryKey: ['library', 'day'],
    queryFn: async () => (await runProcess(rest, libraryDay, {})).day,
    refetchInterval: 60_000,
  })
}

export async function scan(
  rest: RestClient,
  typed: string,
  readerId: number | null,
): Promise<Scanned> {
  const body = { typed, ...(readerId === null ? {} : { C_BPartner_ID: readerId }) }
  return (await runProcess(rest, libraryScan, body)).scanned
}
