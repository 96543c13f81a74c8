import { describe, expect, it } from 'vitest'
import { fillIn, type FillIn, fillInsOf } from './fill-in.ts'

const short: FillIn = {
  id: 'short',
  label: { en: 'Short by', ne: 'कति कम' },
  is: 'amount',
  value: '',
}
const by: FillIn = { id: 'by', label: { en: 'By', ne: 'सम्म' }, is: 'day', value: '2026-11-27' }
const words = { en: 'It is {short} short. Send it by {by}.', ne: '{short} कम छ। {by}सम्म पठाउनुहोस्।' }

describe('fill-ins of a reason', () => {
  it('are typed once and inserted in both languages', () => {
    const filled = fillIn(words, [short, by], { short: '1,500' })
    expect(filled.missing).toEqual([])
    expect(filled.words).toEqual({
      en: 'It is Rs. 1,500 short. Send it by 11 Mangsir 2083.',
      ne: 'रु. १,५०० कम छ। २०८३ मंसिर ११सम्म पठाउनुहोस्।',
    })
  })

  it.each(['', '0', 'five', '12.345', '-3'])(
    'are missing when %j is typed for an amount',
    (typed) => {
      const { words: filledText, missing } = fillIn(words, [short, by], { short: typed })
      expect(missing).toEqual([short])
      expect(filledText.en).toBe('It is ____ short. Send it by 11 Mangsir 2083.')
    },
  )

  it('are asked for only where the words have a place for them', () => {
    expect(fillInsOf({ en: 'Send it by {by}.', ne: '' }, [short, by])).toEqual([by])
    expect(fillIn({ en: 'Ask.', ne: 'सोध्नुहोस्।' }, [short, by], {}).missing).toEqual([])
  })
})
