import { useQueryClient } from '@tanstack/react-query'
import { sameInBoth, type Message } from '#platform/pure/message.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { useAction } from '#platform/browser/action/action.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { field, text as textOf } from '#platform/browser/network/rest-failure.ts'
import { callOf, type ProcessCall } from '#platform/pure/rest-dialect/contract.ts'
import { libraryUndo } from '../wire/processes.ts'
import { libraryDayKey } from './library.queries.ts'

/** A command at the counter, the reader it concerns, and the label of its result. */
export type LibraryCommand = ProcessCall & {
  readonly about: Message
  readonly readerId: number | null
}

export type Done = Pick<LibraryCommand, 'about' | 'readerId'> & {
  /** Message of the server. */
  readonly message: Message
  readonly atMs: number
  /** Command that takes it back; null for an action that cannot be undone. */
  readonly undo: LibraryCommand | null
}

/** Sent at once, under one key until an answer has come: a book is never issued twice. */
export function useLibraryAction(heard: {
  readonly onDone: (done: Done) => void
  readonly onFailed: (error: unknown) => void
}) {
  const rest = useRest()
  const queries = useQueryClient()
  const again = () => {
    void queries.invalidateQueries({ queryKey: libraryDayKey })
    return queries.invalidateQueries({ queryKey: ['library'] })
  }
  return useAction({
    prepare: async (asked: LibraryCommand) => asked,
    send: ({ slug, body }, key) => rest.post(processPath(slug), body, { idempotencyKey: key }),
    async onDone(answer, asked) {
      const { about, readerId } = asked
      const message = sameInBoth(textOf(answer, 'summary'))
      heard.onDone({ about, readerId, message, atMs: Date.now(), undo: undoOf(asked, answer) })
      await again()
    },
    onFailed(error) {
      heard.onFailed(error)
      void again()
    },
  })
}

function undoOf({ body, about, readerId }: LibraryCommand, answer: unknown): LibraryCommand | null {
  const [copy, step] = [field(body, 'a_asset_ID'), field(field(answer, 'data'), 'step')]
  if (typeof copy !== 'number' || typeof step !== 'number') return null
  const call = callOf(libraryUndo, { a_asset_ID: copy, library_step_ID: step })
  return { ...call, about, readerId }
}
