import { describe, expect, it } from 'vitest'
import { oneCharacterOff } from './one-character-off.ts'

/** True if a pattern of the typed name matches the beginning of the other. */
function finds(typed: string, name: string): boolean {
  return oneCharacterOff(typed).some((pattern) =>
    new RegExp(`^${pattern.replaceAll('_', '.')}`, 'iu').test(name),
  )
}

describe('a name with one character off', () => {
  it.each([
    ['a character missing', 'nirmla', 'Nirmala Oli'],
    ['a character too many', 'nirmmala', 'Nirmala Oli'],
    ['a wrong character', 'nirmela', 'Nirmala Oli'],
    ['two characters swapped', 'nimrala', 'Nirmala Oli'],
    ['the first character missing', 'irmala', 'Nirmala Oli'],
    ['a character missing in the second word', 'sita shresta', 'Sita Shrestha'],
    ['a sign missing in Nepali', 'निरमला', 'निर्मला ओली'],
  ])('is found with %s', (_what, typed, name) => {
    expect(finds(typed, name)).toBe(true)
  })

  it.each([
    ['two characters off', 'nrmla', 'Nirmala'],
    ['another name', 'prakash', 'Nirmala'],
  ])('is not found with %s', (_what, typed, name) => {
    expect(finds(typed, name)).toBe(false)
  })

  it.each([
    ['three characters', 'ram'],
    ['a number', '9841000011'],
    ['an address', 'nirmla@example.test'],
    ['wildcards', 'ni%m_a'],
    ['more than thirty characters', 'n'.repeat(31)],
  ])('has no patterns for %s', (_what, typed) => {
    expect(oneCharacterOff(typed)).toEqual([])
  })
})
