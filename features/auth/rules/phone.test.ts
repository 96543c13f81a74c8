import { expect, it } from 'vitest'
import { findMobileNumber } from './phone.ts'

it.each([
  ['9812345678', '9812345678'],
  ['+977 981-234-5678', '9812345678'],
  ['009779612345678', '9612345678'],
  ['9779712345678', '9712345678'],
  ['९८१२३४५६७८', '9812345678'],
  [' 98 1234 5678 ', '9812345678'],
  ['9777777777', '9777777777'],
])('reads %s as %s', (text, digits) => {
  expect(findMobileNumber(text)).toBe(digits)
})

it.each([
  '',
  '981234567',
  '98123456789',
  '9512345678',
  '9912345678',
  '01-5551234',
  '98123x5678',
  '+91 9812345678',
])('refuses %s', (text) => {
  expect(findMobileNumber(text)).toBeNull()
})
