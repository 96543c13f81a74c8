import { expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { recordStateOf } from './record-state.ts'

const opening = { isActive: true, isPublished: true, closes: day('2026-11-28') }

it.each([
  [{}, '2026-11-27', 'published'],
  [{}, '2026-11-28', 'published'],
  [{}, '2026-11-29', 'closed'],
  [{ closes: null }, '2026-11-29', 'published'],
  [{ isPublished: false }, '2026-11-29', 'draft'],
  [{ isActive: false }, '2026-11-27', 'withdrawn'],
] as const)('an opening with %j is on %s: %s', (facts, today, state) => {
  expect(recordStateOf({ ...opening, ...facts }, day(today))).toBe(state)
})
