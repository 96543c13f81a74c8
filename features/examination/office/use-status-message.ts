import { useState } from 'react'
import { useReadAgain } from './layout.queries.ts'

export type Saying = {
  /** Answer of the server to the last action, e.g. the number of replaced cards; '' before any. */
  readonly message: string
  /** Refetches all data, then shows the answer, so that the answer matches the data beside it. */
  readonly onDone: (data: unknown, summary: string) => Promise<void>
}

export function useStatusMessage(): Saying {
  const readAgain = useReadAgain()
  const [message, setMessage] = useState('')
  return {
    message,
    async onDone(_data, summary) {
      await readAgain()
      setMessage(summary)
    },
  }
}
