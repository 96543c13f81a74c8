import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanTexts, cleanTyped, latinDigits, typedNumber } from './typed-text.ts'

describe('a typed text', () => {
  it.each([
    ['D’Souza', "D'Souza"],
    ['DʼSouza', "D'Souza"],
    ['Sita\u00A0Maya', 'Sita Maya'],
    ['Sita\u202FMaya\u3000Rai', 'Sita Maya Rai'],
    ['\u202A+977 984\u20111234567\u202C', '+977 984-1234567'],
    ['\uFEFFsita@example.com\u200B', 'sita@example.com'],
    ['27–01–70−00123', '27-01-70-00123'],
    ['soft\u00ADhyphen', 'softhyphen'],
    ['e\u0301', 'é'],
    ['a\u0000b\u0007c', 'abc'],
    ['one\n\ttwo\r\n', 'one\n\ttwo\r\n'],
    ['  two  blanks ', '  two  blanks '],
  ])('%j is cleaned to %j', (typed, cleaned) => {
    expect(cleanTyped(typed)).toBe(cleaned)
  })

  it.each(['गर्\u200Dयो', 'गर\u200D्यो', 'वाङ्\u200Cमय', 'सीता माया'])(
    'keeps the joiners that Nepali is written with: %j',
    (text) => {
      expect(cleanTyped(text)).toBe(text.normalize('NFC'))
    },
  )

  it('loses joiners that join nothing', () => {
    expect(cleanTyped('सीता\u200D राम\u200C')).toBe('सीता राम')
  })

  it('is the same after cleaning it twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = cleanTyped(text)
        expect(cleanTyped(once)).toBe(once)
      }),
    )
  })
})

it('a typed number has Latin digits', () => {
  expect(latinDigits('२०८३')).toBe('2083')
  expect(typedNumber(' \u202A−१,५००.५०\u202C ')).toBe('-1,500.50')
})

it('a body is cleaned at any depth, but for passwords, tokens, identifiers and JSON', () => {
  const odd = 'a\u00A0b'
  const setting = JSON.stringify({ label: 'Demo – do not pay' })
  const untouched = {
    password: odd,
    newPassword: odd,
    refresh_token: odd,
    identifier: odd,
    setting,
  }
  expect(cleanTexts({ name: odd, rows: [{ note: odd, n: 1, no: null }], ...untouched })).toEqual({
    name: 'a b',
    rows: [{ note: 'a b', n: 1, no: null }],
    ...untouched,
  })
})
