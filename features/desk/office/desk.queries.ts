import { type QueryClient, useQuery } from '@tanstack/react-query'
import { bytesOf } from '#platform/pure/text/base64.ts'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { field, text } from '#platform/browser/network/rest-failure.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import type {
  Colleague,
  DeskQueue,
  DeskRow,
  Evidence,
  EvidenceFile,
  ItemStatus,
} from '../wire/desk.ts'

const refreshMs = 20_000

/** Runs a process; its `data`. */
export async function run(rest: RestClient, slug: string, body: object = {}): Promise<unknown> {
  return field(await rest.post(processPath(slug), body), 'data')
}

/** Lets go of an item, also when the tab is closed. */
export async function leaveItem(rest: RestClient, item: object): Promise<void> {
  await rest.post(processPath('desk_leave'), item, { keepalive: true }).catch(() => undefined)
}

/** Waiting items by queue, for the role at this desk. */
export function useQueues() {
  const rest = useRest()
  return useQuery({
    queryKey: ['desk', 'queues'],
    queryFn: async () => listOf(await run(rest, 'desk_queues'), 'queues') as readonly DeskQueue[],
    refetchInterval: refreshMs,
  })
}

export function rowsQuery(rest: RestClient, queue: string) {
  return {
    queryKey: ['desk', 'rows', queue],
    queryFn: async () =>
      listOf(await run(rest, 'desk_list', { queue }), 'rows') as readonly DeskRow[],
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
    queryFn: async () => (await run(rest, 'desk_item', { queue, record })) as Item,
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
      const body = { queue, record, model: file.model, file_record: file.record, name: file.name }
      return addressOf(await rest.post(processPath('desk_file'), body), file.mime)
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
    queryFn: async () =>
      listOf(
        await run(rest, 'desk_colleagues', { queue, record }),
        'colleagues',
      ) as readonly Colleague[],
    staleTime: 60_000,
  })
}

function listOf(data: unknown, name: string): readonly unknown[] {
  const list = field(data, name)
  return Array.isArray(list) ? list : []
}
