import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const rules = readFileSync(`${root}docs/office-rules.md`, 'utf8')
  .split('\n')
  .map((line) => /^\|[^|]+\|([^|]+)\| `([^`]+)` +\| (.+?) +\|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, rule = '', file = '', title = '']) => [rule.trim(), file, title] as const)

/** True for a file with a test of this title, or of a title that begins with it. */
function asks(file: string, title: string): boolean {
  if (!existsSync(`${root}${file}`)) return false
  const source = readFileSync(`${root}${file}`, 'utf8')
  return ["'", '`', '"'].some((quote) =>
    new RegExp(`\\(\\s*${quote}${escaped(title)}`).test(source),
  )
}

function escaped(title: string): string {
  return title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

it('names rules of the office', () => {
  expect(rules.length).toBeGreaterThan(60)
})

it.each(rules)('%s: is asked by a test that is there', (_rule, file, title) => {
  expect([file, title, asks(file, title)]).toEqual([file, title, true])
})
