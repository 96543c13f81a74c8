import { describe, expect, it } from 'vitest'
import { say } from './message.ts'

const fee = { en: 'Fee updated to Rs. {n} due to {n} {why}.', ne: 'शुल्क रु. {n}' }

describe('a message', () => {
  it('is said in the language with its values', () => {
    expect(say(fee, 'en', { n: 2000, why: 'date' })).toBe(
      'Fee updated to Rs. 2000 due to 2000 date.',
    )
    expect(say(fee, 'ne', { n: '२,०००' })).toBe('शुल्क रु. २,०००')
  })

  it('keeps a name it has no value for', () => {
    const message = { en: '{why} {toString} {constructor}', ne: '' }
    expect(say(message, 'en')).toBe('{why} {toString} {constructor}')
  })

  it('takes a value as it is, even when it looks like a pattern', () => {
    expect(say(fee, 'ne', { n: '$& {n}' })).toBe('शुल्क रु. $& {n}')
  })
})
