import { expect, it } from 'vitest'
import { cellText } from './cell-text.ts'

it.each([
  [12_345_678, 'number', '1,23,45,678', '१,२३,४५,६७८'],
  [12_345_650, 'rupees', '1,23,456.50', '१,२३,४५६.५०'],
  [-3_850_000, 'rupees', '-38,500', '-३८,५००'],
  [0, 'rupees', '-', '-'],
  [0, 'number', '0', '०'],
  [7.5, 'percent', '7.5', '७.५'],
  [3, 'decimal', '3.00', '३.००'],
  ['2026-11-25', 'day', '9 Mangsir 2083 (25 Nov 2026)', '२०८३ मंसिर ९ (25 Nov 2026)'],
  ['R-2083', 'text', 'R-2083', 'R-2083'],
  [null, 'rupees', '-', '-'],
] as const)('%j as %s is %s, in Nepali %s', (value, type, ...texts) => {
  expect([cellText(value, type, 'en'), cellText(value, type, 'ne')]).toEqual(texts)
})
