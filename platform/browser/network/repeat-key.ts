import { useRef } from 'react'
import { newKey } from './rest-client.ts'
import { asLost, isCanceled, isLost } from './rest-failure.ts'
import { wait } from './wait.ts'

const askAgainAfterMs = 1_000

/** The same content again after a lost answer goes under the same key, so that it is done once (READINGS R-78). */
export function useRepeatKey() {
  const unanswered = useRef<{ readonly inputText: string; readonly key: string } | null>(null)

  function keyOf(content: unknown): string {
    const inputText = JSON.stringify(content)
    if (unanswered.current?.inputText !== inputText)
      unanswered.current = { inputText, key: newKey() }
    return unanswered.current.key
  }

  /** Handles the result of the call: after an answer, the next call gets a new key. */
  function settle(error: unknown): void {
    if (!isLost(error)) unanswered.current = null
  }

  /** Sends, and when the answer is lost once more by itself. */
  async function send<Answer>(
    content: unknown,
    call: (key: string) => Promise<Answer>,
  ): Promise<Answer> {
    const key = keyOf(content)
    try {
      const answer = await call(key).catch((error: unknown) => {
        if (!isLost(error) || isCanceled(error)) throw error
        return later(() => call(key)).catch((again: unknown) => Promise.reject(asLost(again)))
      })
      settle(null)
      return answer
    } catch (error) {
      settle(error)
      throw error
    }
  }
  return { keyOf, settle, send }
}

async function later<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  await wait(askAgainAfterMs)
  return call()
}
