import type { FastifyRequest } from 'fastify'
import type { Language } from '#platform/pure/message.ts'

/** The language a request asks for before anybody is signed in: Nepali when it is named first, else English. */
export function languageOf(request: FastifyRequest): Language {
  return /^\s*ne\b/i.test(request.headers['accept-language'] ?? '') ? 'ne' : 'en'
}
