import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { withoutTrailingSlashes } from '#platform/pure/text/trailing-slashes.ts'
import type { CurrentInstitution, Institution } from '#features/institution/server/institution.ts'
import { type Brand, brandOf, brandRoutes, logoOf } from './brand.ts'
import { builtPages } from './built-pages.ts'
import { isNoPage, isOfficePage, isPortalPage } from './page-paths.ts'
import { encodingFor } from './request/encodings.ts'
import { contentPolicy } from './security-headers.ts'

/** Pages made at build time, public ones with their form in them; every other path gets the outline and the portal decides. */
const ownPages: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/login': 'login.html',
  '/signup': 'signup.html',
  '/forgot-password': 'forgot-password.html',
}

type Built = {
  readonly folder: string
  /** Institution that the pages name. */
  readonly institution: CurrentInstitution
  readonly clock: () => number
}

/**
 * The portal's files from its build folder: hashed assets for a year, pages never stored, brotli and gzip as built.
 * Each page's inline scripts are allowed by the hashes the build wrote down, so `script-src` stays strict.
 */
export function portalFiles({ recaptcha, ...built }: Built & { readonly recaptcha: boolean }) {
  const { institution } = built
  return pageFiles(built, (path) => {
    const known = ownPages[withoutTrailingSlashes(path)] ?? 'app.html'
    const isClosed = known === 'signup.html' && !institution().isSignUpOpen
    const page = isClosed ? 'app.html' : known
    const status = isPortalPage(path) ? 200 : 404
    return { page, status, recaptcha: recaptcha && page === 'signup.html' }
  })
}

/** The office's files: every path is its one page, which decides; 404 outside its areas. */
export function officeFiles(built: Built) {
  return pageFiles(built, (path) => ({
    page: 'index.html',
    status: isOfficePage(path) ? 200 : 404,
    recaptcha: false,
  }))
}

/** The page that a path is answered with; 404 beside the page that says so. */
type PageAnswer = {
  readonly page: string
  readonly status: 200 | 404
  readonly recaptcha: boolean
}

function pageFiles({ folder, institution, clock }: Built, pageOf: (path: string) => PageAnswer) {
  return async (app: FastifyInstance): Promise<void> => {
    if (!existsSync(join(folder, 'index.html'))) return
    const hashes = readHashes(folder)
    const current = namedPages({ folder, institution, clock })
    brandRoutes(app, { institution, clock })
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      wildcard: false,
      dotfiles: 'deny',
      globIgnore: ['**/*.html', '**/*.json', '**/*.br', '**/*.gz', '**/*.map'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        void reply.header(
          'cache-control',
          hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
    const policyOf = (brand: Brand | null, recaptcha: boolean) => {
      const styleHashes = [...hashes.styleHashes, ...(brand === null ? [] : [brand.styleHash])]
      return contentPolicy({ ...hashes, styleHashes, recaptcha })
    }
    app.get('/*', (request, reply) => {
      const [path = '/'] = request.url.split('?')
      if (isNoPage(path)) return reply.callNotFound()
      const { page, status, recaptcha } = pageOf(path)
      const { brand, pages } = current()
      const encoding = encodingFor(request.headers['accept-encoding'])
      return reply
        .code(status)
        .header('content-security-policy', policyOf(brand, recaptcha))
        .header('cache-control', 'no-store')
        .header('vary', 'accept-encoding')
        .headers(encoding === 'identity' ? {} : { 'content-encoding': encoding })
        .type('text/html; charset=utf-8')
        .send(pages.get(page)?.[encoding])
    })
  }
}

/** The built pages, made at once, and again after the university or the logo of the day has changed. */
function namedPages({ folder, institution, clock }: Built) {
  const make = (of: Institution) => {
    const brand = brandOf(of, clock())
    return { of, brand, pages: builtPages(folder, { ...of, brand }) }
  }
  let made = make(institution())
  return () => {
    const now = institution()
    if (made.of !== now || made.brand?.hash !== logoOf(now, clock())?.hash) made = make(now)
    return made
  }
}

/** Reads the hashes of inline scripts and styles that the build allows; none without its file. */
function readHashes(folder: string) {
  const file = join(folder, 'csp.json')
  const built: Record<string, unknown> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {}
  const hashesOf = (name: string) => {
    const hashes = built[name]
    return Array.isArray(hashes) ? hashes.map(String) : []
  }
  return { scriptHashes: hashesOf('scriptHashes'), styleHashes: hashesOf('styleHashes') }
}
