import { describe, expect, it } from 'vitest'
import { type AccountState, needsSecondAdministrator, stateAfter } from './account-action.ts'

const confirming = ['registrar', 'administrator']
const clerk = { roles: ['librarian'], isSeated: false }

describe('an action on an account of the staff', () => {
  it.each([
    ['password', clerk, false],
    ['password', { ...clerk, roles: ['librarian', 'registrar'] }, true],
    ['roles', { ...clerk, roles: ['librarian', 'administrator'] }, true],
    ['create', { ...clerk, roles: ['registrar'] }, true],
    ['second-factor', { ...clerk, isSeated: true }, true],
    ['unlock', { ...clerk, roles: ['registrar'] }, true],
    ['lock', { roles: ['registrar'], isSeated: true }, false],
  ] as const)('%s of %j needs a second administrator: %s', (action, account, needs) => {
    expect(needsSecondAdministrator(action, account, confirming)).toBe(needs)
  })

  it('leaves the account as it was but for what it is about', () => {
    const now: AccountState = {
      name: 'Mina Rai',
      email: 'mina@ltu.example',
      roles: ['registrar'],
      isLocked: true,
      hasSecondFactor: true,
    }
    expect(stateAfter('unlock', now)).toEqual({ ...now, isLocked: false })
    expect(stateAfter('lock', { ...now, isLocked: false })).toEqual(now)
    expect(stateAfter('second-factor', now)).toEqual({ ...now, hasSecondFactor: false })
    expect(stateAfter('password', now)).toEqual(now)
  })
})
