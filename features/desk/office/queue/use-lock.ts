import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { leaveItem } from '../desk.queries.ts'
import { tab } from '../tab.ts'
import { isInStrip, useDecisions } from './undo.ts'
import { deskLock } from '../../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

const renewMs = 45_000
/** An item that is only passed on the way to another is not locked. */
const passingMs = 200

type Holder = {
  readonly name: string
  readonly lapsesInMs: number
  /** Until this person may take over; the server says when. */
  readonly takeOverInMs: number
}

/**
 * The lock of an open item: taken when the user stays on it, renewed while this tab is visible, released on leaving or
 * closing. A decided item keeps its lock while its decision waits in the strip.
 */
export function useLock(queue: string, record: number) {
  const rest = useRest()
  const queries = useQueryClient()
  const [other, setOther] = useState<Holder | null>(null)
  const [wasMine, setWasMine] = useState(false)

  const take = useCallback(
    async (takeOver: boolean) => {
      const answer = await runProcess(rest, deskLock, { queue, record, tab, take_over: takeOver })
      const isMine = answer.locked
      const holder = {
        name: answer.by ?? '',
        lapsesInMs: answer.lapses_in ?? 0,
        takeOverInMs: answer.take_over_in ?? 0,
      }
      setOther(isMine ? null : holder)
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
    const leave = () => {
      if (timer !== undefined && !isInStrip(queue, record))
        void leaveItem(rest, { queue, record, tab })
    }
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', keep)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', keep)
      clearTimeout(stays)
      clearInterval(timer)
      leave()
    }
  }, [rest, queue, record, take])
  useEffect(() => {
    const waitMs = other === null ? 0 : other.lapsesInMs || other.takeOverInMs
    if (waitMs === 0) return undefined
    const timer = setTimeout(() => void take(false).catch(() => undefined), waitMs + 250)
    return () => clearTimeout(timer)
  }, [other, take])
  return {
    /** Name of another person who has it open; null: it is mine, or not known yet. */
    holder: other?.name ?? null,
    /** The holder has shown no sign of life for two minutes. */
    isLapsed: other?.lapsesInMs === 0,
    /** It may be taken over now: it has lapsed, or was held for ten minutes, or the registrar looks. */
    mayTakeOver: other?.takeOverInMs === 0,
    /** It was mine, and another person has taken it over. */
    isLost: other !== null && wasMine,
    takeOver: () => void take(true).catch(() => undefined),
  }
}

/** Renews the locks of the items in the strip, however long its timer is paused. */
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
        const [queue = '', record] = each.split(' ')
        void runProcess(rest, deskLock, { queue, record: Number(record), tab }).catch(
          () => undefined,
        )
      }
    }, renewMs)
    return () => clearInterval(timer)
  }, [rest, waiting])
}
