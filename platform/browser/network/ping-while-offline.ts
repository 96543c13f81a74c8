import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from './connection.ts'
import { useRest } from './rest-client.ts'

const pingMs = 10_000

/** Any answer puts the connection back to online (the rest client reports it); then what is shown is asked again. */
export function usePingWhileOffline(): void {
  const rest = useRest()
  const queries = useQueryClient()
  const connection = useConnection()
  useEffect(() => {
    if (connection === 'online') return
    const timer = setInterval(() => {
      rest.get('/health', { anonymous: true }).catch(() => undefined)
    }, pingMs)
    return () => {
      clearInterval(timer)
      void queries.invalidateQueries()
    }
  }, [connection, queries, rest])
}
