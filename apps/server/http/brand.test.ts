import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import type { Institution } from '#features/institution/server/institution.ts'
import { settings } from '#features/settings/rules/settings.ts'
import { brandRoutes } from './brand.ts'

const hash = '00112233445566ff'
const logo = { id: 1, type: 'logo', person: '', hash } as const
const institution: Institution = {
  ...settings.university.initial,
  isDemo: false,
  isSignUpOpen: true,
  pictures: [
    {
      ...logo,
      from: day('2026-11-20'),
      until: day('2026-11-21'),
      content: new Uint8Array([1, 2]),
      icon: new Uint8Array([3]),
    },
  ],
}

describe('the logo of pages', () => {
  it('is served under the address of its content while it is in use', async () => {
    let now = Date.parse('2026-11-20T06:00:00Z')
    const app = fastify()
    brandRoutes(app, { institution: () => institution, clock: () => now })
    const get = async (name: string) => (await app.inject(`/brand/${name}`)).statusCode
    const answer = await app.inject(`/brand/logo-${hash}.png`)
    expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.length]).toEqual([
      200,
      'image/png',
      2,
    ])
    expect(answer.headers['cache-control']).toContain('immutable')
    expect((await app.inject(`/brand/icon-${hash}.png`)).rawPayload.length).toBe(1)
    expect(await get('logo-ffffffffffffffff.png')).toBe(404)
    expect(await get('seal.png')).toBe(404)
    now += 2 * 86_400_000
    expect(await get(`logo-${hash}.png`)).toBe(404)
    await app.close()
  })
})
