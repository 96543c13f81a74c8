import type { IncomingMessage } from 'node:http'
import type { Language } from '#platform/pure/message.ts'

/** Language of a request without a session: Nepali if the header names it first, else English. */
export function languageOf(request: Pick<IncomingMessage, 'headers'>): Language {
  return /^\s*ne\b/i.test(request.headers['accept-language'] ?? '') ? 'ne' : 'en'
}
