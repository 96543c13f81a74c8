import { assertMobile, type Texter } from './texter.ts'

const timeoutMs = 10_000

/**
 * A gateway that takes `POST {url}` with `{id, to, text}` as JSON and the bearer `token`, and answers 2xx once it has the
 * message. Its `id` is the same when a message is sent again.
 */
export function httpTexter({
  url,
  token,
}: {
  readonly url: string
  readonly token: string
}): Texter {
  return {
    async send(message) {
      assertMobile(message)
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`The text message gateway answered ${answer.status}`)
    },
  }
}
