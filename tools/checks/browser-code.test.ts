import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const sources = globSync('{apps,platform,features,kinds}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.|\/testing\/|\/server\//.test(path))
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

describe('code of the browser', () => {
  it('hears messages of its own workers, service worker and tabs only, never those of other windows', () => {
    expect(filesWith(/addEventListener\(\s*'message'|\.onmessage\b/).toSorted()).toEqual([
      'apps/portal/service-worker.ts',
      'features/auth/portal/signup/captcha.worker.ts',
      'features/auth/portal/signup/proof-of-work.ts',
      'platform/browser/forms/form-draft.ts',
      'platform/browser/storage/pushed.ts',
    ])
    expect(filesWith(/window\s*\.\s*(addEventListener\(\s*'message'|onmessage\b)/)).toEqual([])
  })

  it('has passwords in the one field that hides them, and stops no paste', () => {
    const places = sources.flatMap(({ path, text }) =>
      text
        .split('<')
        .filter((element) => /autoComplete="(current|new)-password"/.test(element))
        .map((element) => `${path}: ${element.split(/\s/, 1)[0]}`),
    )
    expect(places.length).toBeGreaterThan(8)
    expect(places.filter((place) => !place.endsWith(': PasswordField'))).toEqual([])
    expect(filesWith(/\bonPaste\b/)).toEqual([])
  })
})
