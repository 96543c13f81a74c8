import { describe, expect, it } from 'vitest'
import { decideProposal, decideSecondPerson, isOwnEntry } from './proposal.ts'

const open = {
  act: 'confirm',
  state: 'open',
  isOwn: false,
  expiresMs: 1_000,
  nowMs: 999,
  reason: '',
} as const

describe('two people', () => {
  it('are two accounts and two persons', () => {
    const entry = { enteredBy: 7, partnerId: 70 }
    expect(isOwnEntry(entry, { userId: 7, partnerId: 0 })).toBe(true)
    expect(isOwnEntry(entry, { userId: 8, partnerId: 70 })).toBe(true)
    expect(isOwnEntry(entry, { userId: 8, partnerId: 0 })).toBe(false)
    expect(isOwnEntry({ enteredBy: 7 }, { userId: 8, partnerId: 0 })).toBe(false)
  })

  it.each([
    [{}, null],
    [{ isOwn: true }, 'own-entry'],
    [{ nowMs: 1_000 }, 'proposal-expired'],
    [{ state: 'confirmed' }, 'proposal-decided'],
    [{ state: 'refused', isOwn: true }, 'proposal-decided'],
    [{ act: 'refuse' }, 'reason-needed'],
    [{ act: 'refuse', reason: 'x', isOwn: true }, null],
  ] as const)('%j: %s', (facts, reason) => {
    const decision = decideProposal({ ...open, ...facts })
    expect(decision.is === 'refused' ? decision.reason : null).toBe(reason)
  })
})

describe('an account is a second person', () => {
  const entry = { enteredBy: 7, enteredMs: 1_000 }
  it.each([
    ['that nobody changed', [], null],
    ['that somebody else changed before', [{ by: 8, atMs: 999 }], null],
    ['that the proposer ever changed', [{ by: 7, atMs: 1 }], 'account-of-proposer'],
    ['that somebody changed since', [{ by: 8, atMs: 1_000 }], 'account-changed-since'],
  ] as const)('%s: %j is %s', (_, changes, reason) => {
    const decision = decideSecondPerson(changes, entry)
    expect(decision.is === 'refused' ? decision.reason : null).toBe(reason)
  })
})
