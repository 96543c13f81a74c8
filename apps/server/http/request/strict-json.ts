import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseStrictJson } from '#platform/pure/rest-dialect/strict-json.ts'
import { hashBody } from './idempotency.ts'
import { cleanBody } from './request-texts.ts'

/**
 * Bodies of this scope are JSON, read by the strict parser; anything else is a 415 (SECURITY T19, T50). No body under
 * that type is no body: clients send the header with every call (READINGS R-79). Its texts are cleaned.
 */
export function acceptStrictJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      hashBody(request, body)
      return body === '' ? undefined : cleanBody(parseStrictJson(body))
    },
  )
}
