import { useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'

/** Reads pictures again after one was added or ended, or may have been; a done one says so. */
export function usePictureDone(onSaved?: () => void) {
  const queries = useQueryClient()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['university-pictures'] }),
      queries.invalidateQueries({ queryKey: ['first-steps'] }),
    ])
  return [
    async (_data: unknown, summary: string) => {
      toast.success(summary)
      onSaved?.()
      await refresh()
    },
    { onNotDone: refresh },
  ] as const
}
