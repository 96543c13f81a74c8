import { RestProblem } from '#platform/browser/network/rest-failure.ts'
import type { Say } from '#platform/browser/language.ts'
import { bookMessages as text } from '../rules/messages.ts'

/** Phrases of HTTP for what a library list may be answered with; the protocol of today sends none. */
const phrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** 'Failed to fetch books: {status} {statusText}' (SPEC §8); without an answer there is no status to say. */
export function failureText(error: unknown, say: Say): string {
  if (!(error instanceof RestProblem)) return say(text['no-answer'])
  const { status } = error
  return say(text.failed, { status: String(status), statusText: phrases[status] ?? '' }).trim()
}
