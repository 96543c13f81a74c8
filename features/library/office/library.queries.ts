import { useQuery } from '@tanstack/react-query'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { field } from '#platform/browser/network/rest-failure.ts'
import { run } from '#features/desk/office/desk.queries.ts'
import type { CounterReader, LibraryDay, Scanned } from '../wire/counter.ts'

export function readerQuery(rest: RestClient, id: number) {
  return {
    queryKey: ['library', 'reader', id],
    queryFn: async () =>
      field(await run(rest, 'library_reader', { C_BPartner_ID: id }), 'reader') as CounterReader,
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
    queryFn: async () => field(await run(rest, 'library_day'), 'day') as LibraryDay,
    refetchInterval: 60_000,
  })
}

export async function scan(
  rest: RestClient,
  typed: string,
  readerId: number | null,
): Promise<Scanned> {
  const body = { typed, ...(readerId === null ? {} : { C_BPartner_ID: readerId }) }
  return field(await run(rest, 'library_scan', body), 'scanned') as Scanned
}
