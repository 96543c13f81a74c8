import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import type { RowState } from '../rules/row-state.ts'
import { importRead, importRows, importTargets } from '../wire/processes.ts'

export const importsKey = ['imports'] as const

/** Records that the person may import, and the latest imports. */
export function useImportTargets() {
  const rest = useRest()
  return useQuery({
    queryKey: [...importsKey, 'targets'],
    queryFn: () => runProcess(rest, importTargets, {}),
  })
}

/** An import; `everyMs`: it is asked for again that often. */
export function useImport(id: number, everyMs: number | false = false) {
  const rest = useRest()
  return useQuery({
    queryKey: [...importsKey, id],
    queryFn: async () => (await runProcess(rest, importRead, { import_ID: id })).file,
    refetchInterval: everyMs,
  })
}

const rowsAtOnce = 50

/** Rows of a state of an import, page by page. */
export function useImportRows(id: number, state: RowState) {
  const rest = useRest()
  return useInfiniteQuery({
    queryKey: [...importsKey, id, 'rows', state],
    initialPageParam: 0,
    queryFn: async ({ pageParam: after }) =>
      (await runProcess(rest, importRows, { import_ID: id, state, after })).rows,
    getNextPageParam: (page) => (page.length < rowsAtOnce ? undefined : page.at(-1)?.line),
  })
}
