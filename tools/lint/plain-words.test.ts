import { join } from 'node:path'
import { RuleTester } from 'oxlint/plugins-dev'
import { describe, expect, it } from 'vitest'
import { findWords, plainWords } from './plain-words.mjs'

const root = join(import.meta.dirname, '..', '..')
const file = (path: string, code: string) => ({ filename: join(root, path), code })
RuleTester.describe = describe
RuleTester.it = it
new RuleTester().run('house/plain-words', plainWords, {
  valid: [
    file('platform/pure/rows.ts', '/** Cached rows. */ export const cachedRows = rows.sort()'),
    file('features/results/rules/marks.ts', '/** An exam paper. */ export const paper = 1'),
    file('platform/browser/tile.test.tsx', 'act(() => undefined)'),
  ],
  invalid: [
    {
      ...file('platform/pure/rows.ts', 'export const readKeptRows = 1'),
      errors: [
        { message: `Write cached, stored, reserved or held instead of 'kept' (identifiers)` },
      ],
    },
    {
      ...file('platform/pure/kept-rows.ts', 'export const rows = 1'),
      errors: [
        { message: `Write cached, stored, reserved or held instead of 'kept' (file names)` },
      ],
    },
    {
      ...file('platform/pure/rows.ts', '/** Rows of the first glass. */ export const rows = 1'),
      errors: [{ message: `Write snapshot or first paint instead of 'glass' (comments)` }],
    },
    {
      ...file('platform/pure/rows.ts', '// What a reader sees.'),
      errors: [{ message: `Do not begin a comment with 'What'` }],
    },
    {
      ...file('platform/pure/rows.ts', 'export const paper = 1'),
      errors: [
        { message: `Write exam paper, document, proof or page instead of 'paper' (identifiers)` },
      ],
    },
    {
      ...file('platform/browser/tile.tsx', 'act(() => undefined)'),
      errors: [
        {
          message: `Write action, audited transaction or idempotency key instead of 'act' (identifiers)`,
        },
      ],
    },
  ],
})

describe('the table of plain words', () => {
  it('finds plurals and the parts of a name', () => {
    const words = (text: string) =>
      findWords({ kind: 'identifiers', text, file: 'platform/pure/a.ts' }).map(({ word }) => word)
    expect(words('openStandings')).toEqual(['standing'])
    expect(words('FLIGHT_stories')).toEqual(['flight', 'story'])
    expect(words('newspaper')).toEqual([])
  })

  it('allows a phrase that runs over the end of a line', () => {
    const comment = { kind: 'comments', file: 'platform/pure/a.ts' } as const
    expect(findWords({ ...comment, text: '/**\n * An exam\n * paper. */' })).toMatchObject([
      { word: 'paper', allowedBy: { why: 'An exam paper, as the specification calls it.' } },
    ])
  })
})
