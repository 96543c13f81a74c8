import { useQuery } from '@tanstack/react-query'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { addressOf } from '#features/desk/office/desk.queries.ts'
import type { CounterReader, Scanned } from '../wire/counter.ts'
import { libraryDay, libraryFace, libraryReader, libraryScan } from '../wire/processes.ts'
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

/** Address of the reader's photo; undefined without one, and while it loads. */
export function useFace({ id, hasPhoto }: CounterReader): string | undefined {
  const rest = useRest()
  const { data } = useQuery({
    queryKey: ['face', id],
    queryFn: async () =>
      addressOf(
        await rest.post(processPath(libraryFace.slug), { C_BPartner_ID: id }),
        'image/jpeg',
      ),
    enabled: hasPhoto,
    staleTime: Infinity,
  })
  return data
}

/** Apart from the rest: the next key at the counter does not wait for the numbers beside it. */
export const libraryDayKey = ['library-day']

export function useLibraryDay() {
  const rest = useRest()
  return useQuery({
    queryKey: libraryDayKey,
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
