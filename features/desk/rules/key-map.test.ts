import { expect, it } from 'vitest'
import { type KeyMap, parseKeyMap, takenBy, withLetter, formatKeyMap } from './key-map.ts'

const map: KeyMap = { a: 'y', j: 'e' }

it('knows who has a letter', () => {
  expect(takenBy('k', 'a', map)).toBe('k')
  expect(takenBy('y', 'j', map)).toBe('a')
  expect(takenBy('a', 'r', map)).toBeNull()
  expect(takenBy('y', 'a', map)).toBeNull()
})

it('a shortcut can be changed to another character, and back to its own', () => {
  expect(withLetter(map, 'a', 'w')).toEqual({ a: 'w', j: 'e' })
  expect(withLetter(map, 'a', 'a')).toEqual({ j: 'e' })
})

it.each([
  ['', {}],
  ['je ay', map],
  ['ar ra', { a: 'r', r: 'a' }],
  ['aa', { a: 'a' }],
])('parses %j into characters', (text, read) => {
  expect(parseKeyMap(text)).toEqual(read)
})

it.each([
  ['one letter', 'a', 'letters-wrong'],
  ['a capital', 'aE', 'letters-wrong'],
  ['another script', 'aक', 'letters-wrong'],
  ['a number', 'a1', 'letters-wrong'],
  ['two blanks', 'ae  hy', 'letters-wrong'],
  ['no act', 'we', 'letter-unknown'],
  ['what has one already', 'ar', 'letter-twice'],
  ['one for two acts', 'ae he', 'letter-twice'],
  ['two for one act', 'ae ay', 'letter-twice'],
])('refuses %s: %j', (_, text, problem) => {
  expect(parseKeyMap(text)).toBe(problem)
})

it('writes what it reads', () => {
  expect(formatKeyMap(map)).toBe('je ay')
  expect(formatKeyMap({})).toBe('')
})
