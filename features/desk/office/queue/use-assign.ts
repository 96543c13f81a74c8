import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { newKey, useRest } from '#platform/browser/network/rest-client.ts'
import { deskAssign } from '../../wire/processes.ts'

type Assigning = { readonly queue: string; readonly records: readonly number[] }

/** Assigns items to a user, or with null to none; gives those that failed and the last error. One key per item. */
export function useAssign({ queue, records }: Assigning) {
  const rest = useRest()
  const queries = useQueryClient()
  const lost = useRef(new Map<number, { readonly body: string; readonly key: string }>())
  const keyOf = (record: number, body: string) => {
    const last = lost.current.get(record)
    const key = last?.body === body ? last.key : newKey()
    lost.current.set(record, { body, key })
    return key
  }
  return async (to: number | null) => {
    const left: number[] = []
    let failure: unknown = null
    for (const record of records) {
      const body = { queue, record, ...(to === null ? {} : { ad_user_ID: to }) }
      await rest
        .post(processPath(deskAssign.slug), body, {
          idempotencyKey: keyOf(record, JSON.stringify(body)),
        })
        .then(() => lost.current.delete(record))
        .catch((error: unknown) => {
          left.push(record)
          failure = error
        })
    }
    await queries.invalidateQueries({ queryKey: ['desk'] })
    return { left, failure }
  }
}
