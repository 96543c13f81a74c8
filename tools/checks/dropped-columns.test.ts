import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findMigrations } from '#platform/server/database/migrate.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** Of version 0.2, whose servers never ran beside those of 0.1 (CHANGELOG.md). */
const before = [
  '0088-settings.sql',
  '0494-own-keys-on-or-off.sql',
  '0495-roles-in-code.sql',
  '0500-university-setting.sql',
]

/**
 * Reasons why servers of the version before could not run on a migration that drops or renames a table or column; none
 * when it says `-- unused since 0.3` of a version before this one.
 */
function mistakeIn(text: string, product: string): string | null {
  const statements = text.replaceAll(/--.*$/gm, '')
  if (!/\bdrop (table|column)\b|\brename (to|column)\b/i.test(statements)) return null
  const since = /^-- unused since (\d+\.\d+)$/m.exec(text)?.[1]
  if (since === undefined) return 'drops or renames without «-- unused since»'
  return compare(since, product) < 0 ? null : `drops what ${since} stopped using, in ${product}`
}

function compare(one: string, other: string): number {
  const numbers = (text: string) => text.split('.').map(Number)
  const [[major = 0, minor = 0], [otherMajor = 0, otherMinor = 0]] = [numbers(one), numbers(other)]
  return major - otherMajor || minor - otherMinor
}

describe('a migration that drops or renames', () => {
  it('waits a version, so that servers of the version before run on its tables', () => {
    const mistakes = findMigrations(root)
      .filter(({ name }) => !before.includes(name))
      .flatMap(({ name, text }) => {
        const mistake = mistakeIn(text, version)
        return mistake === null ? [] : [`${name} ${mistake}`]
      })
    expect(mistakes).toEqual([])
  })

  it.each([
    ['alter table a add b int;', null],
    ['-- drop table a\nselect 1;', null],
    ['alter table a\n  DROP COLUMN b;', 'drops or renames without «-- unused since»'],
    ['alter table a rename to b;', 'drops or renames without «-- unused since»'],
    ['-- unused since 0.9\ndrop table a;', null],
    ['-- unused since 0.10\ndrop table a;', 'drops what 0.10 stopped using, in 0.10.1'],
    ['-- unused since 1.0\ndrop table a;', 'drops what 1.0 stopped using, in 0.10.1'],
  ])('is judged by its text: %j', (text, mistake) => {
    expect(mistakeIn(text, '0.10.1')).toBe(mistake)
  })
})
