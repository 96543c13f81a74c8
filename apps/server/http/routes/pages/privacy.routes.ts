import type { FastifyInstance } from 'fastify'
import { privacyPath } from '#features/auth/rules/privacy.ts'
import { plainPageCsp } from '#features/documents/server/check/check-html.ts'
import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import { privacyPage } from '#features/retention/server/privacy-page.ts'
import type { UniversitySettings } from '#features/settings/server/settings.ts'

type PrivacyRouteNeeds = {
  readonly institution: CurrentInstitution
  readonly settings: UniversitySettings
}

/** Which data are stored until when, for everyone to read. */
export function privacyRoutes({ institution, settings }: PrivacyRouteNeeds) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get(privacyPath, async (_request, reply) => {
      const [retention, helpDesk] = [
        await settings.get('retention'),
        await settings.get('help-desk'),
      ]
      return reply
        .header('content-security-policy', plainPageCsp)
        .header('cache-control', 'public, max-age=300')
        .type('text/html; charset=utf-8')
        .send(privacyPage({ institution, retention, helpDesk }))
    })
  }
}
