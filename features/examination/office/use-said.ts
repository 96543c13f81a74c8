import { useState } from 'react'
import { text } from '#platform/browser/rest-failure.ts'
import { useReadAgain } from './layout.queries.ts'

export type Saying = {
  /** What the server answered to the last act, e.g. how many cards it replaced; '' before any. */
  readonly said: string
  /** Reads everything again, then says an act's answer: what stands beside it is what it speaks of. */
  readonly onDone: (answer: unknown) => Promise<void>
}

export function useSaid(): Saying {
  const readAgain = useReadAgain()
  const [said, setSaid] = useState('')
  return {
    said,
    async onDone(answer) {
      await readAgain()
      setSaid(text(answer, 'summary'))
    },
  }
}
