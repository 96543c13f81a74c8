import { describe, expect, it } from 'vitest'
import { isSessionAlive } from './session-limits.ts'

const minute = 60_000
const hour = 60 * minute
const dayMs = 24 * hour

describe('a session', () => {
  it.each([
    ['short', 30 * minute],
    ['remembered', 7 * dayMs],
  ] as const)('of length %s ends by idleness exactly at its limit', (length, idleMs) => {
    const session = { startedMs: 0, lastSeenMs: 0, length }
    expect(isSessionAlive(session, idleMs - 1)).toBe(true)
    expect(isSessionAlive(session, idleMs)).toBe(false)
  })

  it.each([
    ['short', 12 * hour],
    ['remembered', 30 * dayMs],
  ] as const)('of length %s ends at its absolute limit however busy', (length, absoluteMs) => {
    const at = (nowMs: number) => ({ startedMs: 0, lastSeenMs: nowMs, length })
    expect(isSessionAlive(at(absoluteMs - 1), absoluteMs - 1)).toBe(true)
    expect(isSessionAlive(at(absoluteMs), absoluteMs)).toBe(false)
  })
})
