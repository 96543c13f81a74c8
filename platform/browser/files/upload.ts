import type { Answer, OutgoingRequest } from '../network/exchange.ts'

export type Watch = {
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

/** A line on which nothing moves for so long is dead, whatever the phone says. */
const stillMs = 90_000

/**
 * Sends by XMLHttpRequest, because fetch cannot tell how much of a body has left the phone. Rejects as soon as the
 * device is offline: its own limit would come minutes later.
 */
export function sendWithProgress(
  path: string,
  sent: OutgoingRequest,
  watch: Watch,
): Promise<Answer> {
  const xhr = new XMLHttpRequest()
  const stop = () => xhr.abort()
  let still = setTimeout(stop, stillMs)
  const sending = new Promise<Answer>((resolve, reject) => {
    xhr.open(sent.method, path)
    sent.headers.forEach((value, name) => xhr.setRequestHeader(name, value))
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(still)
      still = setTimeout(stop, stillMs)
      watch.onProgress(total > 0 ? loaded / total : 0)
    })
    xhr.addEventListener('load', () => resolve({ status: xhr.status, body: xhr.responseText }))
    xhr.addEventListener('error', () => reject(new Error('XHR failed')))
    xhr.addEventListener('abort', () => reject(new Error('XHR stopped')))
    watch.signal.addEventListener('abort', stop)
    window.addEventListener('offline', stop)
    xhr.send(sent.body)
  })
  return sending.finally(() => {
    clearTimeout(still)
    window.removeEventListener('offline', stop)
  })
}
