import { describe, expect, it } from 'vitest'
import { addDays, day } from '#platform/pure/calendar/day.ts'
import { portalNote } from './portal-note.ts'

const until = day('2026-11-24')

describe('a claim that is not in the bank', () => {
  it.each([
    ['held', 0, 'seen-before'],
    ['waiting', 1, 'no-statement'],
    ['credited', 1, 'no-statement'],
    ['waiting', 0, 'may-follow'],
    ['waiting', -3, 'may-follow'],
    ['waiting', -4, 'not-seen'],
    ['credited', 0, 'credited'],
    ['credited', -4, 'credited'],
  ] as const)('%s, %i days after the statements: %s', (state, days, note) => {
    expect(portalNote({ state, day: addDays(until, days) }, until)).toBe(note)
  })

  it('waits for the first statement', () => {
    expect(portalNote({ state: 'waiting', day: until }, null)).toBe('no-statement')
  })
})
