import { describe, expect, it } from 'vitest'
import { decideLock, lockMs, longestHoldMs, takeOverInMs } from './lock.ts'

const since = 1_000_000
const lock = { by: 7, untilMs: since + lockMs, sinceMs: since }
const gita = { userId: 8, takesOver: true, mayAlways: false }
const at = (nowMs: number, more = {}) => ({ ...gita, nowMs, ...more })

describe('the lock of an item', () => {
  it('is free where no one has it, and is renewed for its holder', () => {
    expect(decideLock(null, at(since))).toEqual({ is: 'free' })
    expect(decideLock(lock, at(since + 1, { userId: 7 }))).toEqual({ is: 'renewed' })
    expect(decideLock(lock, at(since + lockMs, { userId: 7 }))).toEqual({ is: 'free' })
  })

  it('goes to a colleague who asks once it has lapsed, and not a moment before', () => {
    expect(decideLock(lock, at(since + lockMs - 1))).toEqual({ is: 'held' })
    expect(decideLock(lock, at(since + lockMs))).toEqual({ is: 'taken-over', from: 7 })
    expect(decideLock(lock, at(since + lockMs, { takesOver: false }))).toEqual({ is: 'held' })
  })

  it('held for ten minutes can be taken over by a colleague, and not a moment before', () => {
    const alive = { ...lock, untilMs: since + longestHoldMs + lockMs }
    expect(decideLock(alive, at(since + longestHoldMs - 1))).toEqual({ is: 'held' })
    expect(decideLock(alive, at(since + longestHoldMs))).toEqual({ is: 'taken-over', from: 7 })
    expect(takeOverInMs(alive, at(since + longestHoldMs - 5_000))).toBe(5_000)
  })

  it('goes to the registrar at any time', () => {
    expect(decideLock(lock, at(since + 1, { mayAlways: true }))).toEqual({
      is: 'taken-over',
      from: 7,
    })
  })
})
