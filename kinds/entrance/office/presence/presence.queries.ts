import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { entrancePresence } from '../../wire/presence.ts'

/** Presence in a sitting, with the rows of a room; null: the first one. */
export function usePresence(sittingId: number, roomId: number | null) {
  const rest = useRest()
  const room = roomId === null ? {} : { n_exam_room_ID: roomId }
  return useQuery({
    queryKey: ['layout', 'presence', sittingId, roomId],
    queryFn: () => runProcess(rest, entrancePresence, { n_exam_routine_ID: sittingId, ...room }),
  })
}

/** Refetches layouts with their presence, and score sheets, which follow it. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await queries.invalidateQueries({ queryKey: ['layout'] })
    await queries.invalidateQueries({ queryKey: ['selection'] })
  }
}
