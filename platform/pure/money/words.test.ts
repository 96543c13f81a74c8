import { describe, expect, it } from 'vitest'
import { rupees } from './money.ts'
import { inWords, numberInWords } from './words.ts'

describe('an amount in words', () => {
  it.each([
    [2_000, 'Two thousand rupees only', 'दुई हजार रुपैयाँ मात्र'],
    [
      1_500.5,
      'One thousand five hundred rupees and fifty paisa only',
      'एक हजार पाँच सय रुपैयाँ पचास पैसा मात्र',
    ],
    [125_000, 'One lakh twenty-five thousand rupees only', 'एक लाख पच्चीस हजार रुपैयाँ मात्र'],
    [10_000_001, 'One crore one rupees only', 'एक करोड एक रुपैयाँ मात्र'],
    [99, 'Ninety-nine rupees only', 'उनान्सय रुपैयाँ मात्र'],
  ])('says %d rupees', (amount, en, ne) => {
    expect(inWords(rupees(amount), 'en')).toBe(en)
    expect(inWords(rupees(amount), 'ne')).toBe(ne)
  })

  it('has a different word for each number below a hundred, in both languages', () => {
    for (const language of ['en', 'ne'] as const) {
      const words = new Set(
        Array.from({ length: 100 }, (_, number) => numberInWords(number, language)),
      )
      expect(words.size).toBe(100)
      expect(words).not.toContain('')
    }
  })
})
