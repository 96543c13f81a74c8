import { describe, expect, it } from 'vitest'
import { oneLetterOff } from './one-letter-off.ts'

/** True if a pattern of the typed name matches the beginning of the other. */
function finds(typed: string, name: string): boolean {
  return oneLetterOff(typed).some((pattern) =>
    new RegExp(`^${pattern.replaceAll('_', '.')}`, 'iu').test(name),
  )
}

describe('a name with one letter off', () => {
  it.each([
    ['a letter missing', 'nirmla', 'Nirmala Oli'],
    ['a letter too many', 'nirmmala', 'Nirmala Oli'],
    ['a wrong letter', 'nirmela', 'Nirmala Oli'],
    ['two letters swapped', 'nimrala', 'Nirmala Oli'],
    ['the first letter missing', 'irmala', 'Nirmala Oli'],
    ['a letter missing in the second word', 'sita shresta', 'Sita Shrestha'],
    ['a sign missing in Nepali', 'निरमला', 'निर्मला ओली'],
  ])('is found with %s', (_what, typed, name) => {
    expect(finds(typed, name)).toBe(true)
  })

  it.each([
    ['two letters off', 'nrmla', 'Nirmala'],
    ['another name', 'prakash', 'Nirmala'],
  ])('is not found with %s', (_what, typed, name) => {
    expect(finds(typed, name)).toBe(false)
  })

  it.each([
    ['three letters', 'ram'],
    ['a number', '9841000011'],
    ['an address', 'nirmla@example.test'],
    ['wildcards', 'ni%m_a'],
    ['more than thirty letters', 'n'.repeat(31)],
  ])('has no patterns for %s', (_what, typed) => {
    expect(oneLetterOff(typed)).toEqual([])
  })
})
