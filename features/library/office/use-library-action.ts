import { useQueryClient } from '@tanstack/react-query'
import { sameInBoth, type Message } from '#platform/pure/message.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { useAction } from '#platform/browser/action/action.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { text as textOf } from '#platform/browser/network/rest-failure.ts'
import type { ProcessCall } from '#platform/pure/rest-dialect/contract.ts'

/** A command at the counter, the reader it concerns, and the label of its result. */
export type LibraryCommand = ProcessCall & {
  readonly about: Message
  readonly readerId: number | null
}

export type Done = Pick<LibraryCommand, 'about' | 'readerId'> & {
  /** Message of the server. */
  readonly message: Message
  readonly atMs: number
}

/** Sent at once, under one key until an answer has come: a book is never issued twice. */
export function useLibraryAction(heard: {
  readonly onDone: (done: Done) => void
  readonly onFailed: (error: unknown) => void
}) {
  const rest = useRest()
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: ['library'] })
  return useAction({
    prepare: async (asked: LibraryCommand) => asked,
    send: ({ slug, body }, key) => rest.post(processPath(slug), body, { idempotencyKey: key }),
    async onDone(answer, { about, readerId }) {
      const message = sameInBoth(textOf(answer, 'summary'))
      heard.onDone({ about, readerId, message, atMs: Date.now() })
      await again()
    },
    onFailed(error) {
      heard.onFailed(error)
      void again()
    },
  })
}
