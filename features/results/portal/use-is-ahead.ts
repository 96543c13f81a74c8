import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Within this long after the instant the results are asked for, each device at a time of its own. */
const spreadMs = 10_000
/** No longer timer is set: a page is not left open for days. */
const longestMs = 24 * 3_600_000

/** Whether an instant is still to come. Once it has come, the results are read again without a press. */
export function useIsAhead(atMs: number | null): boolean {
  const client = useQueryClient()
  const [isAhead, setAhead] = useState(() => atMs !== null && atMs > Date.now())
  useEffect(() => {
    const leftMs = atMs === null ? 0 : atMs - Date.now()
    if (leftMs <= 0 || leftMs > longestMs) return undefined
    const come = setTimeout(() => setAhead(false), leftMs)
    const ask = setTimeout(
      () => void client.invalidateQueries({ queryKey: ['results'] }),
      leftMs + 500 + Math.random() * spreadMs,
    )
    return () => {
      clearTimeout(come)
      clearTimeout(ask)
    }
  }, [atMs, client])
  return isAhead
}
