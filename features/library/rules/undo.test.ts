import { describe, expect, it } from 'vitest'
import { mayUndo, undoMs } from './undo.ts'

describe('a step of the library desk', () => {
  const step = { by: 7, doneMs: 1_000 }

  it.each([
    ['at once', 0, true],
    ['at the end of ten minutes', undoMs, true],
    ['a moment later', undoMs + 1, false],
  ])('can be undone by who did it %s: %o', (_when, passedMs, expected) => {
    expect(mayUndo(step, { userId: 7, nowMs: step.doneMs + passedMs })).toBe(expected)
  })

  it('cannot be undone by another person', () => {
    expect(mayUndo(step, { userId: 8, nowMs: step.doneMs })).toBe(false)
  })
})
