import { expect, it } from 'vitest'
import { drawnKey, type KeyMap, meaningOf, parseKeyMap, takenBy } from './key-map.ts'

const map: KeyMap = { a: 'y', j: 'e' }

it.each([
  ['y', 'a'],
  ['shift+y', 'shift+a'],
  ['e', 'j'],
  ['k', 'k'],
  ['arrowdown', 'arrowdown'],
  ['ctrl+enter', 'ctrl+enter'],
  ['1', '1'],
  ['w', 'w'],
])('%s means %s where Y approves and E goes on', (pressed, means) => {
  expect(meaningOf(pressed, map)).toBe(means)
})

it.each(['a', 'shift+a', 'j'])('%s does nothing any more where others stand in', (pressed) => {
  expect(meaningOf(pressed, map)).toBe('')
})

it('draws what was chosen, with Shift too, and other keys as they are', () => {
  expect(['A', '⇧A', 'J', 'K', 'Esc', '3'].map((key) => drawnKey(key, map)).join(' ')).toBe(
    'Y ⇧Y E K Esc 3',
  )
})

it('knows who has a letter', () => {
  expect(takenBy('k', 'a', map)).toBe('k')
  expect(takenBy('y', 'j', map)).toBe('a')
  expect(takenBy('a', 'r', map)).toBeNull()
  expect(takenBy('y', 'a', map)).toBeNull()
})

it.each([[null], ['a'], [{ a: 'k' }], [{ a: 'y', r: 'y' }]])('keeps nothing of %j', (json) => {
  expect(parseKeyMap(json)).toBeNull()
})

it('keeps letters only', () => {
  expect(parseKeyMap({ a: 'y', r: 'enter', w: 'b' })).toEqual({ a: 'y' })
  expect(parseKeyMap({ a: 'r', r: 'a' })).toEqual({ a: 'r', r: 'a' })
})
