import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { maskAddressesIn, maskedAddress } from './masked-address.ts'

it('shows two characters of a name and the whole host', () => {
  expect(maskedAddress('kamala@example.test')).toBe('ka•••@example.test')
  expect(maskedAddress('ab@example.test')).toBe('a•••@example.test')
  expect(maskedAddress('a@example.test')).toBe('•••@example.test')
  expect(maskedAddress('9841000000')).toBe('98•••')
})

it('finds the addresses that a mail server repeats', () => {
  expect(maskAddressesIn('550 5.1.1 <kamala.rai+x@example.test>: no such user')).toBe(
    '550 5.1.1 <ka•••@example.test>: no such user',
  )
  expect(maskAddressesIn('to 9841000000 failed')).toBe('to 98••• failed')
})

it('never leaves a name of three or more characters whole', () => {
  const name = fc.stringMatching(/^[a-z0-9]{3,20}$/)
  fc.assert(
    fc.property(name, fc.string(), (each, around) => {
      const text = `${around} ${each}@example.test ${around}`
      expect(maskAddressesIn(text)).not.toContain(`${each}@example.test`)
    }),
  )
})
