import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { oddSpaces } from './plain-spaces.ts'

it('every text has plain spaces only, so that it equals the specification letter by letter', () => {
  expect(oddSpaces(fileURLToPath(new URL('../../', import.meta.url)))).toEqual([])
})

it('finds other spaces, as characters and as escapes', () => {
  const root = mkdtempSync(join(tmpdir(), 'spaces-'))
  const folder = join(root, 'features/a/rules')
  mkdirSync(folder, { recursive: true })
  const lines = [
    `gpa: { en: 'GPA cannot exceed 4.0 for CGPA', ne: '४.० भन्दा' },`,
    `fee: { en: 'Fee updated to Rs.\u00A0{n}', ne: 'रु. {n}' },`,
    String.raw`rs: 'Rs.\u00A0' + amount,`,
    `thin: '4.0\u202Fcredits',`,
    `joined: <p>404&nbsp;Not Found</p>,`,
  ]
  writeFileSync(join(folder, 'messages.ts'), lines.join('\n'))
  try {
    expect(oddSpaces(root)).toEqual(
      lines.slice(1).map((line) => `features/a/rules/messages.ts: ${line}`),
    )
  } finally {
    rmSync(root, { recursive: true })
  }
})
