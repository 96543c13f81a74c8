import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Cells of the rows of a document's tables whose first cell has a form. */
const rowsOf = (file: string, first: RegExp) =>
  readFileSync(join(root, 'docs', file), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, id = '']) => first.test(id))
    .map(([, ...cells]) => cells)
/** Paths in backticks that name no file of this repository. */
const lost = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.\w+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(join(root, path)))

describe('the verdicts on ASVS 5.0', () => {
  const rows = rowsOf('asvs.md', /^\d+\.\d+\.\d+$/)

  it('are one for each requirement of levels 1 and 2', () => {
    const ids = rows.map(([id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(rows.filter(([, level]) => level === '1')).toHaveLength(70)
    expect(rows.filter(([, level]) => level === '2')).toHaveLength(184)
  })

  it('that hold point at a file, the others give a reason', () => {
    for (const [id = '', , , verdict = '', where = ''] of rows) {
      expect(['holds', 'does not apply', 'deviation', 'open']).toContain(verdict)
      const reason = where.replaceAll(/`[^`]+`[,.]?/g, '').trim()
      const isGiven = verdict === 'holds' ? where.includes('`') : reason !== ''
      expect({ id, isGiven }).toEqual({ id, isGiven: true })
      expect(lost(where)).toEqual([])
    }
  })

  it('are counted as they are', () => {
    const counts = rowsOf('asvs.md', /^(holds|does not apply|deviation|open)$/)
    expect(counts).toHaveLength(4)
    for (const [verdict, , , together] of counts)
      expect(rows.filter((row) => row[3] === verdict)).toHaveLength(Number(together))
  })
})

it('the threats T01 to T57 have a test or a file each', () => {
  const rows = rowsOf('threats.md', /^T\d\d$/)
  const ids = Array.from({ length: 57 }, (_, at) => `T${String(at + 1).padStart(2, '0')}`)
  expect(rows.map(([id]) => id)).toEqual(ids)
  for (const [, , where = ''] of rows) {
    expect(where).toContain('`')
    expect(lost(where)).toEqual([])
  }
})
