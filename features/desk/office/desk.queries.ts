import { type QueryClient, useQuery } from '@tanstack/react-query'
import { bytesOf } from '#platform/pure/text/base64.ts'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { text } from '#platform/browser/network/rest-failure.ts'
import type { ArgumentsOf } from '#platform/pure/rest-dialect/contract.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import type { ItemStatus } from '../wire/desk.ts'
import type { Evidence, EvidenceFile } from '../wire/evidence.ts'
import {
  deskColleagues,
  deskFile,
  deskItem,
  deskLeave,
  deskList,
  deskQueues,
} from '../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

const refreshMs = 20_000

/** Lets go of an item, also when the tab is closed. */
export async function leaveItem(
  rest: RestClient,
  item: ArgumentsOf<typeof deskLeave>,
): Promise<void> {
  const call = { keepalive: true }
  await rest.post(processPath(deskLeave.slug), item, call).catch(() => undefined)
}

/** Waiting items by queue, for the role at this desk. */
export function useQueues() {
  const rest = useRest()
  return useQuery({
    queryKey: ['desk', 'queues'],
    queryFn: async () => (await runProcess(rest, deskQueues, {})).queues,
    refetchInterval: refreshMs,
  })
}

export function rowsQuery(rest: RestClient, queue: string) {
  return {
    queryKey: ['desk', 'rows', queue],
    queryFn: async () => (await runProcess(rest, deskList, { queue })).rows,
  }
}

export function useRows(queue: string) {
  const rest = useRest()
  return useQuery({ ...rowsQuery(rest, queue), refetchInterval: refreshMs })
}

export type Item = { readonly evidence: Evidence; readonly standing: ItemStatus }

export function itemQuery(rest: RestClient, queue: string, record: number) {
  return {
    queryKey: ['desk', 'item', queue, record],
    queryFn: async () => await runProcess(rest, deskItem, { queue, record }),
    staleTime: 10_000,
  }
}

/** A file of an item as an address that the browser can draw. Cached while it may be opened again. */
export function fileQuery(
  rest: RestClient,
  at: { readonly queue: string; readonly record: number; readonly file: EvidenceFile },
) {
  const { queue, record, file } = at
  return {
    queryKey: ['desk', 'file', queue, record, file.model, file.record, file.name],
    queryFn: async () => {
      const body: ArgumentsOf<typeof deskFile> = {
        queue,
        record,
        model: file.model,
        file_record: file.record,
        name: file.name,
      }
      return addressOf(await rest.post(processPath(deskFile.slug), body), file.mime)
    },
    staleTime: Infinity,
  }
}

/** The file a process answered with, as an address of this page. */
export function addressOf(answer: unknown, mime: string): string {
  const bytes = bytesOf(text(answer, 'exportFile'))
  return URL.createObjectURL(new Blob([bytes], { type: mime }))
}

/** The next two items and their first pictures are there before they are asked for. */
export async function fetchAhead(
  queries: QueryClient,
  rest: RestClient,
  { queue, records }: { readonly queue: string; readonly records: readonly number[] },
): Promise<void> {
  for (const record of records) {
    const item = await queries.fetchQuery(itemQuery(rest, queue, record)).catch(() => null)
    const [file] = item?.evidence.files ?? []
    if (file?.mime.startsWith('image/'))
      await queries.prefetchQuery(fileQuery(rest, { queue, record, file }))
  }
}

export function useColleagues(queue: string, record: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['desk', 'colleagues', queue],
    queryFn: async () => (await runProcess(rest, deskColleagues, { queue, record })).colleagues,
    staleTime: 60_000,
  })
}
