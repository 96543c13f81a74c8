import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useRest } from '#platform/browser/rest-client.ts'
import { field, text } from '#platform/browser/rest-failure.ts'
import { run } from './desk.queries.ts'
import { isInStrip, useDecisions } from './undo.ts'

const renewMs = 45_000
/** Who only passes an item on the way to another does not lock it. */
const passingMs = 200

/**
 * The lock of an open item: taken when one stays with it, renewed while this tab is looked at, let go on leaving; what is decided
 * keeps it for as long as its decision waits in the strip.
 */
export function useLock(queue: string, record: number) {
  const rest = useRest()
  const queries = useQueryClient()
  const [holder, setHolder] = useState<string | null>(null)
  const [wasMine, setWasMine] = useState(false)

  const take = useCallback(
    async (takeOver: boolean) => {
      const answer = await run(rest, 'desk_lock', { queue, record, take_over: takeOver })
      const isMine = field(answer, 'locked') === true
      setHolder(isMine ? null : text(answer, 'by'))
      if (isMine) setWasMine(true)
      if (takeOver) await queries.invalidateQueries({ queryKey: ['desk', 'rows', queue] })
    },
    [rest, queries, queue, record],
  )
  useEffect(() => {
    const keep = () => {
      if (document.visibilityState === 'visible') void take(false).catch(() => undefined)
    }
    let timer: ReturnType<typeof setInterval> | undefined
    const stays = setTimeout(() => {
      keep()
      timer = setInterval(keep, renewMs)
    }, passingMs)
    return () => {
      clearTimeout(stays)
      clearInterval(timer)
      if (timer !== undefined && !isInStrip(queue, record))
        void run(rest, 'desk_leave', { queue, record }).catch(() => undefined)
    }
  }, [rest, queue, record, take])
  return {
    /** Who else has it open; null: it is mine, or not known yet. */
    holder,
    /** It was mine, and somebody has taken it. */
    isLost: holder !== null && wasMine,
    takeOver: () => void take(true).catch(() => undefined),
  }
}

/** Renews the locks of what waits in the strip, however long somebody lets its clock stand. */
export function useLocksOfStrip(): void {
  const rest = useRest()
  const waiting = useDecisions()
    .filter(({ state }) => state !== 'refused')
    .flatMap(({ queue, sends }) => sends.map(({ record }) => `${queue} ${record}`))
    .join()
  useEffect(() => {
    if (waiting === '') return
    const timer = setInterval(() => {
      for (const each of waiting.split(',')) {
        const [queue, record] = each.split(' ')
        void run(rest, 'desk_lock', { queue, record: Number(record) }).catch(() => undefined)
      }
    }, renewMs)
    return () => clearInterval(timer)
  }, [rest, waiting])
}
