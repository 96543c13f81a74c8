import { expect, it } from 'vitest'
import { desk } from '#features/staff/office/session.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { keepKeys, keysAreOn } from './own-keys.ts'

it('letter keys are off for the user who switched them off, and not for the next', () => {
  sitAtDesk('cashier')
  const sits = desk.get()
  if (sits === null) throw new Error('Nobody sits here')
  keepKeys(sits.userId, false)
  expect(keysAreOn()).toBe(false)
  desk.set({ ...sits, userId: sits.userId + 1 })
  expect(keysAreOn()).toBe(true)
  desk.set(sits)
  expect(keysAreOn()).toBe(false)
})

it.each([[null], [true], [{}], [{ userId: '7', isOn: false }], [{ userId: null }]])(
  'letter keys are on where this computer remembers %j',
  (json) => {
    localStorage.setItem('office_keys', JSON.stringify(json))
    expect(keysAreOn()).toBe(true)
  },
)
