import { expect, it } from 'vitest'
import { addDays, day } from '#platform/pure/calendar/day.ts'
import { chooseNext, leadsSomewhere, nearestDeadlines } from './choose.ts'

const today = day('2026-11-20')
const deadline = (days: number) => ({
  label: { en: '', ne: '' },
  values: {},
  day: addDays(today, days),
})

it('shows what waits on the student before what waits on the university', () => {
  const [waiting, done, turn] = [
    { whose: 'waiting' },
    { whose: 'done' },
    { whose: 'turn' },
  ] as const
  expect(chooseNext([done, waiting, turn])).toBe(turn)
  expect(chooseNext([done, waiting])).toBe(waiting)
  expect(chooseNext([done])).toBe(done)
  expect(chooseNext([])).toBeNull()
})

it('of two that wait alike the first kind speaks', () => {
  const [one, other] = [{ whose: 'turn' as const }, { whose: 'turn' as const }]
  expect(chooseNext([one, other])).toBe(one)
})

it('names eight deadlines at most, nearest first, today and later', () => {
  const days = [9, -1, 0, 4, 3, 2, 1, 5, 8, 7, 6].map(deadline)
  expect(nearestDeadlines(days, today).map((each) => each.day)).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7].map((count) => addDays(today, count)),
  )
})

it('keeps a day that is over while it is still owed', () => {
  const late = { ...deadline(-3), isOwed: true }
  expect(nearestDeadlines([deadline(1), deadline(-2), late], today)).toEqual([late, deadline(1)])
})

it('leads nowhere before its time', () => {
  const states = ['done', 'current', 'waiting', 'not-yet', 'blocked'] as const
  expect(states.filter((state) => leadsSomewhere({ state }))).toEqual([
    'done',
    'current',
    'waiting',
  ])
})
