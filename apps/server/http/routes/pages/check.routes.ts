import type { KeyObject } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { checkFontPath, plainPageCsp } from '#features/documents/server/check/check-html.ts'
import { checkPage } from '#features/documents/server/check/check-page.ts'
import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import type { UniversitySettings } from '#features/settings/server/settings.ts'

type CheckRouteDeps = {
  readonly database: Database
  readonly files: FileStore
  readonly institution: CurrentInstitution
  readonly settings: UniversitySettings
  readonly publicKey: KeyObject
  readonly perMinute: number
  /** Folder of the built portal, which has the font. */
  readonly portalFolder: string
}

/** `/check/{number}?s={signed code}` is the target of the QR code of a printed document; `/check` is the printed address. */
export function checkRoutes({ settings, perMinute, portalFolder, ...needs }: CheckRouteDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    const limited = { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } }
    const font = findFont(portalFolder)
    app.get(checkFontPath, async (_request, reply) => {
      const file = await font
      if (file === null) return reply.code(404).send()
      return reply.header('cache-control', 'public, max-age=604800').type('font/woff2').send(file)
    })
    for (const path of ['/check', '/check/:code'])
      app.get<{ Params: { code?: string }; Querystring: { s?: unknown } }>(
        path,
        limited,
        async ({ params: { code = '' }, query }, reply) => {
          const token = typeof query.s === 'string' ? query.s : ''
          const { phone } = await settings.get('help-desk')
          const { status, html } = await checkPage({ code, token }, { ...needs, phone })
          return reply
            .code(status)
            .header('content-security-policy', plainPageCsp)
            .header('cache-control', 'no-store')
            .type('text/html; charset=utf-8')
            .send(html)
        },
      )
  }
}

/** Mukta's Devanagari half as the portal has it; null without a built portal, then the phone's own font is used. */
async function findFont(portalFolder: string): Promise<Buffer | null> {
  try {
    const folder = join(portalFolder, 'assets')
    const files = await readdir(folder)
    const name = files.find((each) => /^mukta-devanagari-400-.*\.woff2$/.test(each))
    return name === undefined ? null : await readFile(join(folder, name))
  } catch {
    return null
  }
}
