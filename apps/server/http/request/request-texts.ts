import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#platform/pure/problem.ts'
import { isStorable } from '#platform/pure/text/storable-text.ts'
import { cleanTexts } from '#platform/pure/text/typed-text.ts'

/** Refuses an address whose path or query holds a text that PostgreSQL cannot hold, before any route reads it. */
export function checkAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request: FastifyRequest, _reply, done) => {
    const field = unstorableField(request.params) ?? unstorableField(request.query)
    done(field === null ? undefined : unstorable('parse/query', field))
  })
}

/**
 * A body with its texts cleaned, as forms in the browser clean what was typed. Throws a 400 that names the first field
 * PostgreSQL cannot hold.
 */
export function cleanBody(body: unknown): unknown {
  const field = unstorableField(body)
  if (field !== null) throw unstorable('parse/body', field)
  return cleanTexts(body)
}

/** The first key under which a text cannot be stored, '' where it has no such key; null when all can. */
function unstorableField(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return holds(value) ? null : ''
  const bad = Object.entries(value).find(([key, each]) => !isStorable(key) || !holds(each))
  if (bad === undefined) return null
  return isStorable(bad[0]) ? bad[0] : ''
}

function holds(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, each]) => isStorable(key) && holds(each))
}

function unstorable(code: 'parse/query' | 'parse/body', name: string): Problem {
  const field = name.slice(0, 60)
  const message = 'It holds a character that no text can hold'
  const detail = field === '' ? message : `${field}: ${message}`
  return new Problem({ code, title: 'Request Error', detail, errors: [{ field, message }] })
}
