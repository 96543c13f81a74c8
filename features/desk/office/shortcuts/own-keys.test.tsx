import { expect, it } from 'vitest'
import { desk } from '#features/staff/office/session.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { firstKeys, type KeyMap } from '#features/desk/rules/key-map.ts'
import { drawnKey, keepKeys, meaningOf, ownKeys } from './own-keys.ts'

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

it('are of who sits here, and not of the next', () => {
  sitAtDesk('cashier')
  const sits = desk.get()
  if (sits === null) throw new Error('Nobody sits here')
  keepKeys(sits.userId, { isOn: false, keyMap: map })
  expect(ownKeys()).toEqual({ isOn: false, keyMap: map })
  desk.set({ ...sits, userId: sits.userId + 1 })
  expect(ownKeys()).toEqual(firstKeys)
  desk.set(sits)
  expect(ownKeys().keyMap).toEqual(map)
})

it.each([
  [null],
  [true],
  [{}],
  [{ userId: '7', letters: 'ay' }],
  [{ userId: null, letters: 'ak' }],
])('are the first ones where this computer remembers %j', (json) => {
  localStorage.setItem('office_keys', JSON.stringify(json))
  expect(ownKeys()).toEqual(firstKeys)
})
