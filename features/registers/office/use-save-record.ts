import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sameInBoth, type Message } from '#platform/pure/message.ts'
import { modelPath } from '#platform/pure/rest-dialect/paths.ts'
import type { WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { useAction } from '#platform/browser/action/action.ts'
import { detailOr } from '#platform/browser/network/error-detail.ts'
import { isRecord } from '#platform/browser/network/records.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { RestProblem } from '#platform/browser/network/rest-failure.ts'
import { setupText as text } from '../rules/screen-messages.ts'

export type SaveFailure = {
  readonly message: Message
  /** By column. */
  readonly fields: Readonly<Record<string, Message>>
}

type Saving = {
  readonly table: string
  /** Null for a new record. */
  readonly id: number | null
  readonly onSaved: (record: WireRecord) => void
}

/** Creates or changes a record; after a lost answer the same request goes again, and is done once. */
export function useSaveRecord({ table, id, onSaved }: Saving) {
  const rest = useRest()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const action = useAction<WireRecord, WireRecord, WireRecord>({
    prepare(body) {
      setFailure(null)
      return Promise.resolve(body)
    },
    async send(body, idempotencyKey) {
      const answer =
        id === null
          ? await rest.post(modelPath(table), body, { idempotencyKey })
          : await rest.put(modelPath(table, id), body, { idempotencyKey })
      return isRecord(answer) ? answer : {}
    },
    async onDone(record) {
      queries.setQueryData(['register', table, 'record', Number(record['id'])], record)
      onSaved(record)
      await queries.invalidateQueries({ queryKey: ['register'] })
    },
    async onFailed(error) {
      setFailure(failureOf(error))
      await queries.invalidateQueries({ queryKey: ['register', table] })
    },
  })
  return { action, failure, clear: () => setFailure(null) }
}

function failureOf(error: unknown): SaveFailure {
  const errors = error instanceof RestProblem ? error.errors : []
  return {
    message: detailOr(error, text['not-saved']),
    fields: Object.fromEntries(errors.map(({ field, message }) => [field, sameInBoth(message)])),
  }
}
