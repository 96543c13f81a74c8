import { expect, it } from 'vitest'
import { say } from '#platform/pure/message.ts'
import type { Say } from '#platform/browser/language.ts'
import { seatsText } from '../../card/seats-text.ts'
import { creditText } from './numbers.ts'

it.each([
  [18, 'en', '18.0'],
  [7.5, 'en', '7.5'],
  [17.95, 'en', '17.95'],
  [17.95, 'ne', '१७.९५'],
] as const)('%d credits in %s: %s', (credits, language, text) => {
  expect(creditText(credits, language)).toBe(text)
})

it.each([
  [3, 'en', '3 of 60 seats left'],
  [3, 'ne', '६०मध्ये ३ सिट बाँकी'],
  [0, 'en', 'No seats left'],
] as const)('%d seats in %s: %s', (left, language, text) => {
  const sayIn: Say = (message, values) => say(message, language, values)
  expect(seatsText({ left, total: 60 }, { language, say: sayIn })).toBe(text)
})
