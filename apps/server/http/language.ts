import type { IncomingMessage } from 'node:http'
import type { Language } from '#platform/pure/message.ts'

/** The language a request asks for before anybody is signed in: Nepali when it is named first, else English. */
export function languageOf(request: Pick<IncomingMessage, 'headers'>): Language {
  return /^\s*ne\b/i.test(request.headers['accept-language'] ?? '') ? 'ne' : 'en'
}
