import { useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useProcess } from '#platform/browser/action/use-process.ts'
import type { Contract } from '#platform/pure/rest-dialect/contract.ts'

/** A process on an opening. When it is done a toast shows its summary; its record and the proposals are read again either way. */
export function useOpeningProcess<Of extends Contract>(of: Of, table: string) {
  const queries = useQueryClient()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['register', table] }),
      queries.invalidateQueries({ queryKey: ['proposals'] }),
    ])
  return useProcess(
    of,
    async (_data, summary) => {
      toast.success(summary)
      await refresh()
    },
    { onNotDone: refresh },
  )
}
