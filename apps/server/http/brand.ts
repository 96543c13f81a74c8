import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { pictureOn } from '#features/institution/rules/facts.ts'
import type { CurrentInstitution, Institution } from '#features/institution/server/institution.ts'

/** The university's logo as pages show it; its addresses change with it. */
export type Brand = {
  readonly hash: string
  readonly logoPath: string
  readonly iconPath: string
  /** Shows the logo in place of the seal. */
  readonly style: string
  /** Of the style, for the content policy: `sha256-…`. */
  readonly styleHash: string
  readonly logo: Uint8Array
  readonly icon: Uint8Array
}

/** The logo of today; null: pages show the product's seal. */
export function brandOf({ pictures }: Pick<Institution, 'pictures'>, nowMs: number): Brand | null {
  const found = pictureOn(pictures, 'logo', dayInNepal(nowMs))
  if (found === null) return null
  const { hash, content: logo } = found
  const logoPath = `/brand/logo-${hash}.png`
  const style = `.seal{background:#fff url(${logoPath}) center/contain no-repeat;border:3px solid #fff}.seal svg{display:none}`
  return {
    hash,
    logoPath,
    iconPath: `/brand/icon-${hash}.png`,
    style,
    styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}`,
    logo,
    icon: found.icon ?? logo,
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
    const brand = brandOf(institution(), clock())
    if (brand === null || brand.hash !== hash) return reply.callNotFound()
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/png')
      .send(Buffer.from(type === 'icon' ? brand.icon : brand.logo))
  })
}
