import { expect, it } from 'vitest'
import { initialOf, shortEmail } from './person.ts'

it('takes the first letter with its vowel sign', () => {
  expect(initialOf('सिता कुमारी')).toBe('सि')
  expect(initialOf(' sita')).toBe('S')
  expect(initialOf('')).toBe('')
})

it('cuts the middle out of a long address and leaves the domain whole', () => {
  expect(shortEmail('sita@ltu.example')).toBe('sita@ltu.example')
  expect(shortEmail('sitakumari.shrestha@example.com')).toBe('sitakumar…@example.com')
  expect(shortEmail('sita.shrestha@example.com')).toBe('sita.shre…@example.com')
})
