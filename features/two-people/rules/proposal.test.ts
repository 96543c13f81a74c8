import { describe, expect, it } from 'vitest'
import {
  aloneAfterMs,
  decideProposal,
  decideSeat,
  decideSecondPerson,
  isOwnEntry,
  proposalLifeMs,
} from './proposal.ts'

const open = {
  action: 'confirm',
  state: 'open',
  isOwn: false,
  isConfirmer: true,
  aloneFromMs: null,
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
    [{ action: 'refuse' }, 'reason-needed'],
    [{ action: 'refuse', reason: 'x', isOwn: true }, null],
    [{ isConfirmer: false }, 'only-refuses'],
    [{ action: 'refuse', reason: 'x', isConfirmer: false }, null],
    [{ aloneFromMs: 0 }, null],
    [{ aloneFromMs: 0, isOwn: true, isConfirmer: false }, 'own-entry'],
  ] as const)('%j: %s', (facts, reason) => {
    const decision = decideProposal({ ...open, ...facts })
    expect(decision.is === 'refused' ? decision.reason : null).toBe(reason)
  })
})

describe('one person where no other could confirm', () => {
  const minute = 60_000
  it.each([
    ['the minute before', -minute, 'wait-not-over'],
    ['the millisecond before', -1, 'wait-not-over'],
    ['on the minute', 0, null],
    ['the minute after', minute, null],
  ] as const)('carries out a proposal a day after it: %s', (_, afterMs, reason) => {
    const own = { ...open, isOwn: true, aloneFromMs: aloneAfterMs, expiresMs: proposalLifeMs }
    const decision = decideProposal({ ...own, nowMs: aloneAfterMs + afterMs })
    expect(decision.is === 'refused' ? decision.reason : null).toBe(reason)
  })

  it('waits 24 hours, and a proposal lives longer', () => {
    expect(aloneAfterMs).toBe(24 * 60 * minute)
    expect(proposalLifeMs).toBeGreaterThan(2 * aloneAfterMs)
  })
})

describe('a seat decides', () => {
  const entry = { enteredBy: 7, enteredMs: 1_000 }
  it.each([
    ['that nobody is known to have given', [], null],
    ['that somebody else gave before', [{ by: 8, atMs: 999 }], null],
    ['that the proposer gave', [{ by: 7, atMs: 1 }], 'seat-of-proposer'],
    ['that somebody gave since', [{ by: 8, atMs: 1_000 }], 'seat-given-since'],
  ] as const)('%s: %j is %s', (_, given, reason) => {
    const decision = decideSeat(given, entry)
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
