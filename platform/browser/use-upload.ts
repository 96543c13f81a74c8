import { useRef, useState } from 'react'
import { type Call, newKey } from './rest-client.ts'
import { isLost, NoAnswer } from './rest-failure.ts'

export type UploadEnd =
  | { readonly is: 'done' }
  | { readonly is: 'canceled' }
  /** No answer came: the files are kept and may be sent again. */
  | { readonly is: 'lost'; readonly error: unknown }
  | { readonly is: 'refused'; readonly error: unknown }

export type Upload = {
  /** Share sent, 0 to 1, while it runs. */
  readonly sent: number | null
  /** `content` tells what is sent, in short: the same again after a lost answer goes under the same key. */
  readonly run: (content: unknown, send: (call: Call) => Promise<unknown>) => Promise<UploadEnd>
  readonly cancel: () => void
}

/** One upload at a time, with its progress and a way to stop it. */
export function useUpload(): Upload {
  const stop = useRef<AbortController | null>(null)
  const unanswered = useRef<{ readonly told: string; readonly key: string } | null>(null)
  const [sent, setSent] = useState<number | null>(null)

  async function run(content: unknown, send: (call: Call) => Promise<unknown>): Promise<UploadEnd> {
    stop.current = new AbortController()
    setSent(0)
    const idempotencyKey = keyOf(content)
    try {
      await send({ signal: stop.current.signal, onProgress: setSent, idempotencyKey })
      unanswered.current = null
      return { is: 'done' }
    } catch (error) {
      if (!isLost(error)) unanswered.current = null
      if (!(error instanceof NoAnswer)) return { is: 'refused', error }
      const isOver = error.why === 'canceled' && !error.mayHaveArrived
      return isOver ? { is: 'canceled' } : { is: 'lost', error }
    } finally {
      setSent(null)
    }
  }

  function keyOf(content: unknown): string {
    const told = JSON.stringify(content)
    if (unanswered.current?.told !== told) unanswered.current = { told, key: newKey() }
    return unanswered.current.key
  }
  return { sent, run, cancel: () => stop.current?.abort() }
}
