import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const google = 'https://www.google.com/recaptcha/'
const gstatic = 'https://www.gstatic.com/recaptcha/'

/**
 * The content policy of answers that are no pages: opened as one all the same (a picture, an attachment), they run
 * nothing, load nothing and belong to no origin.
 */
const dataPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** The content policy of a page (SECURITY T48, T49). */
export function contentPolicy(page: {
  readonly scriptHashes: readonly string[]
  readonly recaptcha: boolean
}): string {
  const hashes = page.scriptHashes.map((hash) => `'${hash}'`)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...(page.recaptcha ? [google, gstatic] : [])],
    'style-src': ["'self'", ...(page.recaptcha ? ["'unsafe-inline'"] : [])],
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
export async function addSecurityHeaders(
  app: FastifyInstance,
  { https }: { readonly https: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  const filePolicy = contentPolicy({ scriptHashes: [], recaptcha: false })
  app.addHook('onSend', async (request, reply) => {
    const isApi = request.url.startsWith('/api/') || request.url.startsWith('/nou/')
    if (!reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', isApi ? dataPolicy : filePolicy)
    if (isApi && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
  })
}
