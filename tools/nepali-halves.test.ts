import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { foreignNepali } from './nepali-halves.ts'

it('no Nepali sentence counts in Latin digits or names money and vouchers in English', () => {
  expect(foreignNepali(fileURLToPath(new URL('..', import.meta.url)))).toEqual([])
})

it('finds those that do, wherever they stand', () => {
  const root = mkdtempSync(join(tmpdir(), 'nepali-'))
  const folder = join(root, 'features/a/rules')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'messages.ts'),
    `export const text = {
      fine: { en: '5 files, Rs. {n1}', ne: '५ फाइल, रु. {n1}' },
      digits: { en: '5 files', ne: '5 फाइल' },
      'next-line': {
        en: 'NRs. {n}',
        ne:
          "NRs. {n} तिर्नुहोस्",
      },
      slip: { en: 'Voucher', ne: \`Voucher फिर्ता\` },
    }`,
  )
  writeFileSync(join(folder, 'messages.test.ts'), `const other = { en: '1', ne: '1' }`)
  try {
    expect(foreignNepali(root)).toEqual([
      'features/a/rules/messages.ts: 5 फाइल',
      'features/a/rules/messages.ts: NRs. {n} तिर्नुहोस्',
      'features/a/rules/messages.ts: Voucher फिर्ता',
    ])
  } finally {
    rmSync(root, { recursive: true })
  }
})
