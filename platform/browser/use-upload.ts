import { useRef, useState } from 'react'
import { useRepeatKey } from './repeat-key.ts'
import type { Call } from './rest-client.ts'
import { NoAnswer } from './rest-failure.ts'

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
  const repeat = useRepeatKey()
  const [sent, setSent] = useState<number | null>(null)

  async function run(content: unknown, send: (call: Call) => Promise<unknown>): Promise<UploadEnd> {
    stop.current = new AbortController()
    setSent(0)
    const { signal } = stop.current
    try {
      await repeat.send(content, (idempotencyKey) =>
        send({ signal, onProgress: setSent, idempotencyKey }),
      )
      return { is: 'done' }
    } catch (error) {
      if (!(error instanceof NoAnswer)) return { is: 'refused', error }
      const isOver = error.why === 'canceled' && !error.mayHaveArrived
      return isOver ? { is: 'canceled' } : { is: 'lost', error }
    } finally {
      setSent(null)
    }
  }
  return { sent, run, cancel: () => stop.current?.abort() }
}
