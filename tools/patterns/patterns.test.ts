import { describe, expect, it } from 'vitest'
import { redactLine } from '#platform/server/log/redact.ts'
import { hostileTexts, superlinear } from './growth.ts'
import { type Pattern, patternsOf, productPatterns } from './product-patterns.ts'

/** Growth of looking for a pattern everywhere in a text. */
function growthOf({ source, flags }: Omit<Pattern, 'at'>) {
  const everywhere = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  return superlinear((text) => void text.replaceAll(everywhere, ''), hostileTexts(source))
}

describe('regular expressions on hostile text', () => {
  const patterns = productPatterns()

  it('are found by reading the source', () => {
    const source = `const part = 'b+'; const one = /a/iu; const two = new RegExp(\`^\${part}$\`, 'g')`
    expect(patternsOf('some.ts', source)).toEqual([
      { at: 'some.ts:1', source: 'a', flags: 'iu' },
      { at: 'some.ts:1', source: '^b+$', flags: 'g' },
    ])
    expect(() => patternsOf('some.ts', 'new RegExp(typed)')).toThrow('not known before it runs')
    expect(patterns.length).toBeGreaterThan(80)
  })

  it.each(patterns)('grow no faster than the text: $at', (pattern) => {
    expect(growthOf(pattern)).toBeNull()
  })

  it.each([
    String.raw`([?&][\w$]*(?:email|birthday|dob)[\w$]*=)[^&\s"]*`,
    String.raw`\beyJ[\w-]+\.[\w-]+\.[\w-]*`,
    String.raw`[\w.+-]+@[\w-]+(\.[\w-]+)+`,
    String.raw`<[^>]*>`,
    String.raw`\s+$`,
    '^(a|aa)+$',
  ])('would be seen growing: %s', (source) => {
    expect(growthOf({ source, flags: '' })).not.toBeNull()
  })
})

describe('writing a log line', () => {
  it.each([
    ['an address', (text: string) => ({ url: `/nou/x?${text}` })],
    ['a path', (text: string) => ({ url: `/nou/${text}` })],
    ['a message', (text: string) => ({ msg: text })],
    ['a name', (text: string) => ({ [text]: 1 })],
  ])('costs no more than its length, for %s', (_name, entry) => {
    const texts = hostileTexts('?dob=email&eyJ.%40@://')
    expect(superlinear((text) => void redactLine(JSON.stringify(entry(text))), texts)).toBeNull()
  })
})
