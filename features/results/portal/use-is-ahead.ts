import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Results are refetched within this time after the release time, each device at a random moment. */
const spreadMs = 10_000
/** No longer timer is set: a page is not left open for days. */
const longestMs = 24 * 3_600_000

/** True while the release time is in the future. Once it has passed, the results are refetched without a press. */
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
