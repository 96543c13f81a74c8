import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

const google = 'https://www.google.com/recaptcha/'
const gstatic = 'https://www.gstatic.com/recaptcha/'

/**
 * The content policy of answers that are no pages: opened as one all the same (a picture, an attachment), they run
 * nothing, load nothing and belong to no origin.
 */
export const dataPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** The content policy of a page (SECURITY T48, T49). */
export function contentPolicy(page: {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  readonly recaptcha: boolean
}): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...quoted(page.scriptHashes),
      ...(page.recaptcha ? [google, gstatic] : []),
    ],
    // Beside a hash browsers pass over 'unsafe-inline', which reCAPTCHA asks for.
    'style-src': ["'self'", ...(page.recaptcha ? ["'unsafe-inline'"] : quoted(page.styleHashes))],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(page.recaptcha ? [google] : [])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...(page.recaptcha ? { 'frame-src': [google] } : {}),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** Headers of every answer, errors too: no framing, no sniffing, no referrer, no CORS. */
export function securityHeaders({ https }: { readonly https: boolean }): SecurityHeaders {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const set = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Read with pages only, or by browsers of the past: together a tenth of the time of a cached answer.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  set(request, response, () => {})
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}

export type SecurityHeaders = Readonly<Record<string, string>>

/** Headers of answers that are no pages and, unless set otherwise, are not cached. */
export function dataHeaders(headers: SecurityHeaders): SecurityHeaders {
  return { ...headers, 'content-security-policy': dataPolicy, 'cache-control': 'no-store' }
}

/** On what the routes answer, unless they say otherwise; requests that reach no route are answered by early-answers.ts. */
export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  const filePolicy = contentPolicy({ scriptHashes: [], styleHashes: [], recaptcha: false })
  const ofFiles = { ...headers, 'content-security-policy': filePolicy }
  const ofData = dataHeaders(headers)
  app.addHook('onRequest', ({ url }, reply, done) => {
    const isApi = url.startsWith('/api/') || url.startsWith('/nou/')
    void reply.headers(isApi ? ofData : ofFiles)
    done()
  })
}
