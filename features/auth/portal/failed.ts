import type { Message } from '#platform/pure/message.ts'

/** Failure of a form's last try, held as a message so that it follows the reader's language. */
export type Failed = {
  /** Undefined while nothing went wrong. */
  readonly failure: Message | undefined
  /** Counts the failed tries, so that focus comes back to the summary. */
  readonly attempt: number
}

export const notFailed: Failed = { failure: undefined, attempt: 0 }

export function failedAgain(failure: Message): (before: Failed) => Failed {
  return ({ attempt }) => ({ failure, attempt: attempt + 1 })
}
