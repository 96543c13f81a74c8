import { useEffect, useRef, useState } from 'react'
import { useRepeatKey } from '../network/repeat-key.ts'
import { arePartlySent, contentsOf } from '../contents.ts'
import { type Call, useRest } from '../network/rest-client.ts'
import { prepareUpload, uploadTimeMs } from '../network/rest-request.ts'
import { isLost, NoAnswer } from '../network/rest-failure.ts'

export type UploadEnd =
  | { readonly is: 'done' }
  | { readonly is: 'canceled' }
  /** No answer came: the files stay chosen and may be sent again. */
  | { readonly is: 'lost'; readonly error: unknown }
  | { readonly is: 'refused'; readonly error: unknown }

export type Upload = {
  /** Share sent, 0 to 1, while it runs. */
  readonly sent: number | null
  /** Sends the files in what `send` does with their contents (contents.ts). */
  readonly run: (what: Sending, send: Send) => Promise<UploadEnd>
  readonly cancel: () => void
}

type Sending = {
  /** Tells what is sent, in short: the same again after a lost answer goes under the same key. */
  readonly content: unknown
  readonly files: readonly Blob[]
}
type Send = (contents: readonly string[], call: Call) => Promise<unknown>

/** One upload at a time, with its progress and a way to stop it. */
export function useUpload(): Upload {
  const rest = useRest()
  useEffect(prepareUpload, [])
  const prepared = useRef<{ inputText: string; contents: readonly string[] } | null>(null)
  const stop = useRef<AbortController | null>(null)
  const repeat = useRepeatKey()
  const [sent, setSent] = useState<number | null>(null)

  /** Read once for each content, so that a repeat is the same request. */
  async function contentsFor({ content, files }: Sending, signal: AbortSignal) {
    const inputText = JSON.stringify(content)
    if (prepared.current?.inputText !== inputText) {
      const contents = await contentsOf(rest, files, { signal, onProgress: setSent })
      prepared.current = { inputText, contents }
    }
    return prepared.current.contents
  }

  async function run(what: Sending, send: Send): Promise<UploadEnd> {
    stop.current = new AbortController()
    setSent(0)
    const { signal } = stop.current
    try {
      const contents = await contentsFor(what, signal)
      const line = arePartlySent(contents) ? { timeoutMs: uploadTimeMs } : { onProgress: setSent }
      await repeat.send(what.content, (idempotencyKey) =>
        send(contents, { signal, ...line, idempotencyKey }),
      )
      prepared.current = null
      return { is: 'done' }
    } catch (error) {
      if (!isLost(error)) prepared.current = null
      if (!(error instanceof NoAnswer)) return { is: 'refused', error }
      const isOver = error.why === 'canceled' && !error.mayHaveArrived
      return isOver ? { is: 'canceled' } : { is: 'lost', error }
    } finally {
      setSent(null)
    }
  }
  return { sent, run, cancel: () => stop.current?.abort() }
}
