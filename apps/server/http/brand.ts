import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { pictureOn } from '#features/institution/rules/facts.ts'
import type { CurrentInstitution, Institution } from '#features/institution/server/institution.ts'

/** The university's logo as pages show it; its addresses change with it. */
export type Brand = {
  readonly hash: string
  readonly iconPath: string
  /** Shows the logo in place of the seal. */
  readonly style: string
  /** Of the style, for the content policy: `sha256-…`. */
  readonly styleHash: string
}

type Pictured = Pick<Institution, 'pictures'>

/** The picture that is the logo today; null: there is none. */
export function logoOf({ pictures }: Pictured, nowMs: number) {
  return pictureOn(pictures, 'logo', dayInNepal(nowMs))
}

/** The logo of today; null: pages show the product's seal. */
export function brandOf(institution: Pictured, nowMs: number): Brand | null {
  const found = logoOf(institution, nowMs)
  if (found === null) return null
  const { hash } = found
  const logoPath = `/brand/logo-${hash}.png`
  const style = `.seal{background:#fff url(${logoPath}) center/contain no-repeat;border:3px solid #fff}.seal svg{display:none}`
  return {
    hash,
    iconPath: `/brand/icon-${hash}.png`,
    style,
    styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}`,
  }
}

const name = /^(logo|icon)-([0-9a-f]{16})\.png$/

/** Logo and icon, for a year under the address of their content; an older address is not there. */
export function brandRoutes(
  app: FastifyInstance,
  {
    institution,
    clock,
  }: { readonly institution: CurrentInstitution; readonly clock: () => number },
): void {
  app.get<{ Params: { name: string } }>('/brand/:name', (request, reply) => {
    const [, type, hash] = name.exec(request.params.name) ?? []
    const found = logoOf(institution(), clock())
    if (found === null || found.hash !== hash) return reply.callNotFound()
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/png')
      .send(Buffer.from(type === 'icon' ? (found.icon ?? found.content) : found.content))
  })
}
