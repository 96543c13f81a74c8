import type { FastifyInstance } from 'fastify'
import type { Authenticate } from './authenticate.ts'
import { type IdempotencyDeps, storeAnswers } from './idempotency.ts'

export type SignedInNeeds = {
  readonly authenticate: Authenticate
  readonly keyedRequests: IdempotencyDeps
}

/** What every scope of signed-in routes begins with: a session, and writes done once per Idempotency-Key. */
export function signedIn(
  app: FastifyInstance,
  { authenticate, keyedRequests }: SignedInNeeds,
): void {
  app.addHook('onRequest', authenticate.requireSession)
  storeAnswers(app, keyedRequests, ({ session }) => session.userId)
}
