import type { Answer, Sent } from './rest-client.ts'

export type Watch = {
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

/** Sends by XMLHttpRequest, because fetch cannot tell how much of a body has left the phone. */
export function sendWithProgress(path: string, sent: Sent, watch: Watch): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(sent.method, path)
    sent.headers.forEach((value, name) => xhr.setRequestHeader(name, value))
    xhr.upload.addEventListener('progress', ({ loaded, total }) =>
      watch.onProgress(total > 0 ? loaded / total : 0),
    )
    xhr.addEventListener('load', () => resolve({ status: xhr.status, body: xhr.responseText }))
    xhr.addEventListener('error', () => reject(new Error('XHR failed')))
    xhr.addEventListener('abort', () => reject(new Error('XHR stopped')))
    watch.signal.addEventListener('abort', () => xhr.abort())
    xhr.send(sent.body)
  })
}
