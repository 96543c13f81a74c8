import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { kinds } from '#kinds/kinds.ts'
import { isNoPage, isOfficePage, isPortalPage } from './page-paths.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const found = (file: string, pattern: RegExp) =>
  [...readFileSync(`${root}${file}`, 'utf8').matchAll(pattern)].map(([, path = '']) => path)

it('knows every page of the portal as its router has it', () => {
  const routed = [
    ...found('apps/portal/routes.tsx', /path: '([^']+)'/g),
    ...found('apps/portal/gate/public-pages.ts', /page\(\s*'([^']+)'/g),
    ...Object.values(kinds).map(({ path }) => path),
  ]
  expect(routed.length).toBeGreaterThan(15)
  expect(routed.filter((path) => !isPortalPage(path))).toEqual([])
  for (const path of ['/profile/', '/LOGIN']) expect(isPortalPage(path)).toBe(true)
  for (const path of ['/profile/none', '/entrance/7', '/admin'])
    expect(isPortalPage(path)).toBe(false)
})

it('knows every area of the office', () => {
  const areas = [
    ...found('apps/office/areas.ts', /path: '([^']+)'/g),
    ...found('apps/office/Inside.tsx', /<Route path="([^"/]*\/[^"/]*)/g),
  ]
  expect(areas.length).toBeGreaterThan(15)
  expect(areas.filter((path) => !isOfficePage(path))).toEqual([])
  expect(isOfficePage('/control/anything')).toBe(true)
  expect(isOfficePage('/wp-admin')).toBe(false)
})

it('answers programs never with a page', () => {
  for (const path of ['/api', '/api/v2', '/metrics', '/assets/none', '/nou/x', '/favicon.ico'])
    expect([path, isNoPage(path)]).toEqual([path, true])
  for (const path of ['/apiary', '/', '/healthy', '/metrics-of-ours'])
    expect([path, isNoPage(path)]).toEqual([path, false])
})
