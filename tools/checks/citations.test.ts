import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { citationsIn, unresolvedCitations } from './citations.ts'

describe('citations', () => {
  it('are found alone, in rows, over two lines and of parts of sections', () => {
    expect(citationsIn('the fee (SPEC §9, §4 and SECURITY T32, T33)')).toEqual([
      'SPEC §9',
      'SPEC §4',
      'SECURITY T32',
      'SECURITY T33',
    ])
    expect(
      citationsIn('/**\n * … as READINGS\n * R-37 – R-39 say (idempiere-dialect §2.3)'),
    ).toEqual(['READINGS R-37', 'READINGS R-39', 'REST dialect §2'])
    expect(citationsIn('SECURITY, Reset rule 3; PERFORMANCE, "Build on" 1')).toEqual([
      'SECURITY Reset rule',
      'PERFORMANCE "Build on"',
    ])
  })

  it('of requirements all stand in docs/requirements.md', async () => {
    const root = fileURLToPath(new URL('../../', import.meta.url))
    expect(await unresolvedCitations(root)).toEqual([])
  })
})
