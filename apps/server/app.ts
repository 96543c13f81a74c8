import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { rateCounts } from '#platform/server/rate-count/rate-count.ts'
import type { Passwords } from '#features/auth/server/passwords/passwords.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import type { ProcessRegistry } from '#platform/server/processes/process.ts'
import { withIdempotency } from '#platform/server/idempotency/keyed-request.ts'
import { type Audit, createAudit } from '#features/audit/server/audit.ts'
import { processTrail } from '#features/audit/server/process-trail.ts'
import { type RequestStats, requestStats } from '#platform/server/status/request-stats.ts'
import type { StatusPart } from '#platform/server/status/status-part.ts'
import type { Side } from '#features/roles/rules/facts.ts'
import { voucherAttachments } from '#features/payments/server/vouchers/voucher-attachments.ts'
import { correctionAttachments } from '#features/corrections/server/correction-attachments.ts'
import { educationAttachments } from '#features/profile/server/attachment-sources.ts'
import { placeLookups } from '#features/profile/server/places/places.ts'
import type { BulkPrintType } from '#features/bulk-print/server/print-type.ts'
import { attachmentRoutes } from './http/routes/attachments.routes.ts'
import { batchRoutes } from './http/routes/batch.routes.ts'
import { auditDenials } from './http/rights/audit-denials.ts'
import { bulkPrintRoutes } from './http/routes/downloads/bulk-print.routes.ts'
import { bankQrRoutes } from './http/routes/bank-qr.routes.ts'
import { checkRoutes } from './http/routes/pages/check.routes.ts'
import { earlyAnswers } from './http/early-answers.ts'
import { type AddressCache, addressCache, answerFromCache } from './http/address-cache.ts'
import { healthRoutes } from './http/routes/health.routes.ts'
import { countAnswers, logAnswers } from './http/log-answers.ts'
import { documentActions } from './http/routes/document-action.ts'
import { modelRoutes } from './http/routes/models.routes.ts'
import { nouRoutes } from './http/routes/nou.routes.ts'
import { paymentRoutes } from './http/routes/payments.routes.ts'
import { placesRoutes } from './http/routes/places.routes.ts'
import { officeFiles, portalFiles } from './http/portal-files.ts'
import { answerProblems } from './http/problems.ts'
import { profileRoutes } from './http/routes/profile.routes.ts'
import { privacyRoutes } from './http/routes/pages/privacy.routes.ts'
import { securityTxtRoutes } from './http/routes/security-txt.routes.ts'
import { processRoutes } from './http/routes/processes.routes.ts'
import { reportRoutes } from './http/routes/downloads/reports.routes.ts'
import { resumableRoutes } from './http/routes/resumable.routes.ts'
import { decorateRequests } from './http/request/idempotency.ts'
import {
  addSecurityHeaders,
  type SecurityHeaders,
  securityHeaders,
} from './http/security-headers.ts'
import { refuseStudentRoutes } from './http/routes/student-routes.ts'
import { signedIn } from './http/request/signed-in.ts'
import { rateLimitStore } from './http/request/rate-limit-store.ts'
import { checkAddresses } from './http/request/request-texts.ts'
import { simulatorRoutes } from './http/routes/simulator.routes.ts'
import { tokenRoutes } from './http/routes/tokens.routes.ts'
import type { Dependencies } from './dependencies.ts'
import { buildServices } from './services.ts'

export type Server = {
  readonly app: FastifyInstance
  /** The same API with the office's pages, for a port of its own. */
  readonly office: FastifyInstance
  readonly payments: PaymentsContext
  readonly prints: readonly BulkPrintType[]
  /** The one hasher, so that its queue counts for requests and jobs together. */
  readonly passwords: Passwords
  readonly processes: ProcessRegistry
  readonly statusParts: readonly StatusPart[]
}

/** The whole server, not yet listening. Tests call it too. */
export async function buildServer(given: Dependencies): Promise<Server> {
  const needs = { ...given, database: withIdempotency(given.database) }
  const audit = createAudit(given) // audit entries are written outside of any idempotency key
  const requests = requestStats(given.clock)
  const services = await buildServices(needs, { audit, requests })
  const { payments, account } = services
  const built = { needs, audit, services, requests }
  const app = await api(built, 'portal')
  app.addHook('onClose', account.sessions.close)
  const recaptcha = needs.captcha.kind === 'recaptcha'
  const { institution, clock } = needs
  await app.register(portalFiles({ folder: needs.portalFolder, recaptcha, institution, clock }))
  const office = await api(built, 'office')
  await office.register(officeFiles({ folder: needs.officeFolder, institution, clock }))
  const { processes, statusParts, prints } = services
  const { passwords } = account
  return { app, office, payments, prints, passwords, processes, statusParts }
}

type Built = {
  readonly needs: Dependencies
  readonly audit: Audit
  readonly services: Awaited<ReturnType<typeof buildServices>>
  readonly requests: RequestStats
}

/** Every route of the API, for those who are at home on this side. */
async function api(built: Built, side: Side): Promise<FastifyInstance> {
  const { needs, audit, services, requests } = built
  const { database, clock } = needs
  const { payments, engine, processes, keyedRequests } = services
  const authenticate = services.authenticateOn(side)
  const account = { ...services.account, authenticate, side }
  const security = securityHeaders({ https: needs.portalUrl.startsWith('https://') })
  const cached = addressCache({ engine, authenticate })
  const app = await frame(needs, { security, cached })
  auditDenials(app, audit)
  countAnswers(app, { requests, onAnswer: needs.onAnswer })
  if (side === 'office') refuseStudentRoutes(app)
  await app.register(healthRoutes({ database, migrations: needs.migrations }))
  await app.register(tokenRoutes(account))
  await app.register(nouRoutes({ ...account, keyedRequests, offersKhalti: needs.khalti !== null }))
  await app.register(bankQrRoutes({ database }))
  const perMinute = needs.limits.signupsPerMinute
  await app.register(checkRoutes({ ...needs, ...services, perMinute }))
  await app.register(privacyRoutes({ ...needs, ...services }))
  await app.register(securityTxtRoutes(needs))
  if (needs.simulator !== null) await app.register(simulatorRoutes(needs.simulator))
  await app.register(placesRoutes({ places: placeLookups(database), ...needs.limits }))
  await app.register(paymentRoutes({ payments, uploads: needs, authenticate, keyedRequests }))
  const trail = processTrail(audit)
  await app.register(
    profileRoutes({ ...needs, ...needs.limits, authenticate, keyedRequests, trail }),
  )
  await app.register(resumableRoutes({ ...needs, ...needs.limits, authenticate, keyedRequests }))
  const sources = [voucherAttachments, educationAttachments, correctionAttachments]
  const attachments = { ...needs, ...needs.limits, sources, audit }
  await app.register(attachmentRoutes({ ...attachments, authenticate, keyedRequests }))
  await app.register(async (inside) => {
    signedIn(inside, { authenticate, keyedRequests })
    const acting = { database, processes, clock, trail }
    const runAction = documentActions(acting)
    await inside.register(modelRoutes({ engine, cached, uploads: needs, runAction }))
    await inside.register(batchRoutes({ engine }))
    await inside.register(processRoutes(acting))
    await inside.register(reportRoutes({ ...acting, institution: needs.institution }))
    await inside.register(
      bulkPrintRoutes({ ...acting, files: needs.files, prints: services.prints }),
    )
  })
  return app
}

/** Fastify with the time-outs, limits and headers every route has (SECURITY F11, T48, T51, T52). */
async function frame(
  { database, clock, log, limits, trustProxy }: Dependencies,
  { security, cached }: { readonly security: SecurityHeaders; readonly cached: AddressCache },
): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024 * 1024,
    requestTimeout: 300_000, // three files of 5 MB over a slow telephone line
    connectionTimeout: 310_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000 },
    ...earlyAnswers(security),
    handlerTimeout: 60_000,
    ...(trustProxy === undefined ? {} : { trustProxy }),
    routerOptions: { maxParamLength: 200 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  })
  app.decorateRequest('session')
  decorateRequests(app)
  logAnswers(app, log)
  answerProblems(app)
  addSecurityHeaders(app, security)
  answerFromCache(app, cached)
  checkAddresses(app)
  const store = rateLimitStore(rateCounts(database, clock))
  await app.register(rateLimit, { global: false, store })
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    maxRssBytes: limits.rssBytes,
    retryAfter: 5,
  })
  return app
}
