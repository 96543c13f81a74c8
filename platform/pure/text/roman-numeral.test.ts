import { expect, it } from 'vitest'
import { romanNumeral } from './roman-numeral.ts'

it.each([
  ['I', '१'],
  ['IV', '४'],
  ['XII', '१२'],
  ['Bridge course', 'Bridge course'],
  ['दोस्रो सेमेस्टर', 'दोस्रो'],
])('%s is %s in Nepali', (name, ne) => {
  expect(romanNumeral(name)).toEqual({ en: name, ne })
})
