/** One request as it leaves the browser, and its answer, whichever way it travels. */
export type OutgoingRequest = {
  readonly method: string
  readonly headers: Headers
  readonly body: string | null
  readonly keepalive?: boolean
}
export type Answer = {
  readonly status: number
  readonly body: string
  /** The server's Retry-After, where it sent one. */
  readonly retryAfterMs?: number | undefined
}
