import { describe, expect, it } from 'vitest'
import { say } from './message.ts'

const fee = { en: 'Fee updated to Rs. {n} due to {n} {why}.', ne: 'शुल्क रु. {n}' }

describe('a message', () => {
  it('is given in the language with its values', () => {
    expect(say(fee, 'en', { n: 2000, why: 'date' })).toBe(
      'Fee updated to Rs. 2000 due to 2000 date.',
    )
    expect(say(fee, 'ne', { n: '२,०००' })).toBe('शुल्क रु. २,०००')
  })

  it('says numbers in the digits of the language, messages in its words, texts as they are', () => {
    const seats = { en: '{n} seats in {where}, roll {roll}', ne: '{where}मा {n} सिट, रोल {roll}' }
    const values = { n: 1024, where: { en: 'Dhunche', ne: 'धुन्चे' }, roll: '2083-0417' }
    expect(say(seats, 'en', values)).toBe('1024 seats in Dhunche, roll 2083-0417')
    expect(say(seats, 'ne', values)).toBe('धुन्चेमा १०२४ सिट, रोल 2083-0417')
  })

  it('keeps a name it has no value for', () => {
    const message = { en: '{why} {toString} {constructor}', ne: '' }
    expect(say(message, 'en')).toBe('{why} {toString} {constructor}')
  })

  it('takes a value as it is, even when it looks like a pattern', () => {
    expect(say(fee, 'ne', { n: '$& {n}' })).toBe('शुल्क रु. $& {n}')
  })
})

describe('a word that goes with a number', () => {
  const courses = { en: '{n} {n|course|courses}', ne: '{n} विषय {n|छ|छन्}' }

  it.each([
    [0, '0 courses', '० विषय छन्'],
    [1, '1 course', '१ विषय छ'],
    [2, '2 courses', '२ विषय छन्'],
    [1.5, '1.5 courses', '१.५ विषय छन्'],
  ])('is the one of %s', (n, en, ne) => {
    expect(say(courses, 'en', { n })).toBe(en)
    expect(say(courses, 'ne', { n })).toBe(ne)
  })

  it('stays as it is where the number is not known', () => {
    expect(say(courses, 'en')).toBe('{n} {n|course|courses}')
  })
})
