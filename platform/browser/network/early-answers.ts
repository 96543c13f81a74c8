import type { OutgoingRequest } from './exchange.ts'

declare global {
  interface Window {
    /** Requests the page's head script has sent already, by path; see apps/portal/inline/early-requests.ts. */
    earlyAnswers?: Record<string, { token: string | null; answer: Promise<Response> }>
  }
}

/** From now on every request leaves again: nothing that is decided may rest on an answer from before. */
export function clearEarlyAnswers(): void {
  delete window.earlyAnswers
}

/** The answer to a request that left before this script arrived, once, and only for the same token. */
export function takeEarly(
  path: string,
  { method, headers }: OutgoingRequest,
): Promise<Response> | null {
  const early = window.earlyAnswers?.[path]
  if (method !== 'GET' || early === undefined) return null
  delete window.earlyAnswers?.[path]
  const sender = early.token === null ? null : `Bearer ${early.token}`
  return headers.get('Authorization') === sender ? early.answer : null
}
