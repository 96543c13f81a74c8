import { partialMatchKey, type QueryKey, useIsFetching } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { LoadingRows } from './LoadingRows.tsx'

type Props = {
  /** Beginnings of the keys of the queries inside. */
  readonly keys: readonly QueryKey[]
  /** About as many rows as there will be. */
  readonly rows: number
  readonly children: ReactNode
}

/** Parts that read on their own are drawn at once, when each was read or has failed: what comes later moves none of them. */
export function ReadTogether({ keys, rows, children }: Props) {
  const isReading = useFirstReading(keys)
  return (
    <>
      {isReading && <LoadingRows rows={rows} />}
      <div hidden={isReading} className="contents">
        {children}
      </div>
    </>
  )
}

/** False from the moment when each of these queries was read once; what is read later has its own place. */
function useFirstReading(keys: readonly QueryKey[]): boolean {
  const [hasBegun, setBegun] = useState(false)
  const [isOver, setOver] = useState(false)
  // The queries of the parts begin with their effects.
  useEffect(() => {
    const timer = setTimeout(() => setBegun(true))
    return () => clearTimeout(timer)
  }, [])
  const count = useIsFetching({
    predicate: ({ state, queryKey }) =>
      state.status === 'pending' && keys.some((key) => partialMatchKey(queryKey, key)),
  })
  if (hasBegun && count === 0 && !isOver) setOver(true)
  return !isOver
}
