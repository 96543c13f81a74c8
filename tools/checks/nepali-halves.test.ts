import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { foreignNepali, misspeltNepali } from './nepali-halves.ts'

it('no Nepali sentence counts in Latin digits or names money and vouchers in English', () => {
  expect(foreignNepali(fileURLToPath(new URL('../../', import.meta.url)))).toEqual([])
})

it('no Nepali sentence tears a postposition from its number or ends with a danda that reads as a digit', () => {
  expect(misspeltNepali(fileURLToPath(new URL('../../', import.meta.url)))).toEqual([])
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
      joined: { en: 'by {day}', ne: '{day}सम्म, {n} भाग (रसिद {number})।' },
      apart: { en: 'by {day}', ne: '{day} सम्म' },
      counted: { en: '4 of 5', ne: '५ मध्ये ४' },
      danda: { en: 'Receipt {number}.', ne: 'रसिद {number}।' },
      quoted: { en: 'under “Home”', ne: '«गृहपृष्ठ»' },
      figure: { en: 'digits', ne: 'अंक' },
    }`,
  )
  writeFileSync(join(folder, 'messages.test.ts'), `const other = { en: '1', ne: '1' }`)
  try {
    expect(foreignNepali(root)).toEqual([
      'features/a/rules/messages.ts: 5 फाइल',
      'features/a/rules/messages.ts: NRs. {n} तिर्नुहोस्',
      'features/a/rules/messages.ts: Voucher फिर्ता',
    ])
    expect(misspeltNepali(root).map((found) => found.split(': ')[1])).toEqual([
      '{day} सम्म',
      '५ मध्ये ४',
      'रसिद {number}।',
      '«गृहपृष्ठ»',
      'अंक',
    ])
  } finally {
    rmSync(root, { recursive: true })
  }
})
