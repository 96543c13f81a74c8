import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'

type SecurityTxtNeeds = Pick<Dependencies, 'clock' | 'portalUrl' | 'securityContact'>

const path = '/.well-known/security.txt'
/** RFC 9116: a reader that finds the file must know until when it may rely on it; less than a year. */
const validMs = 90 * 86_400_000

/** Address for reports of security problems, in the form that researchers and scanners look for (RFC 9116). */
export function securityTxtRoutes({ clock, portalUrl, securityContact }: SecurityTxtNeeds) {
  return async (app: FastifyInstance): Promise<void> => {
    if (securityContact === undefined) return
    app.get(path, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('text/plain; charset=utf-8')
        .send(
          [
            `Contact: ${securityContact}`,
            `Expires: ${new Date(clock() + validMs).toISOString()}`,
            'Preferred-Languages: en, ne',
            `Canonical: ${portalUrl}${path}`,
            '',
          ].join('\n'),
        ),
    )
  }
}
