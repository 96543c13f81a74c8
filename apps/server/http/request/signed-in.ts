import type { FastifyInstance } from 'fastify'
import type { Authenticate } from './authenticate.ts'
import { type IdempotencyDeps, storeAnswers } from './idempotency.ts'

export type SignedInNeeds = {
  readonly authenticate: Authenticate
  readonly keyedRequests: IdempotencyDeps
}

/** Adds the hooks of all signed-in routes: they require a session, and do a write once per Idempotency-Key. */
export function signedIn(
  app: FastifyInstance,
  { authenticate, keyedRequests }: SignedInNeeds,
): void {
  app.addHook('onRequest', authenticate.requireSession)
  storeAnswers(app, keyedRequests, ({ session }) => session.userId)
}
