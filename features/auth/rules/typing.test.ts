import { describe, expect, it } from 'vitest'
import { looksNepali } from './nepali-name.ts'
import { isEmailText, isNameText, isPasswordText, keepAllowed } from './typing.ts'

describe('allowed characters', () => {
  it.each(["Sita Devi-Rai O'Neil 2 @ . _", ''])('into a name: %s', (text) => {
    expect(isNameText(text)).toBe(true)
  })
  it.each(['सीता', 'a,b', 'a+b', 'a\tb', 'a–b', 'é'])('not into a name: %s', (text) => {
    expect(isNameText(text)).toBe(false)
  })
  it('into an email: the characters of a plain address, no space, no Devanagari', () => {
    expect(isEmailText("a.b!#$%&'*+/=?^_`{|}~-@example.com")).toBe(true)
    expect([' ', 'अ', '"', '(', ',', ':', '<', '\\'].filter(isEmailText)).toEqual([])
  })
  it('into a password: printable ASCII from ! to ~ and nothing else', () => {
    const ascii = Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code))
    expect(ascii.filter(isPasswordText).join('')).toBe(ascii.slice(0x21, 0x7f).join(''))
    expect(isPasswordText('pass\u00A0word')).toBe(false)
  })
  it('keeps the rest of what was pasted', () => {
    expect(keepAllowed('Si✓ta र Rai', isNameText)).toBe('Sita  Rai')
  })
})

describe('a Nepali name', () => {
  it.each(['सीता श्रेष्ठ', 'मो. असलम', 'आर्या गर्‍यो'])('is %s', (name) => {
    expect(looksNepali(name)).toBe(true)
  })
  it.each(['Sita', 'l;tf >]i7', 'सीता Rai'])('is not %s', (name) => {
    expect(looksNepali(name)).toBe(false)
  })
})
