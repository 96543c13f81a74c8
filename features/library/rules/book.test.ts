import { describe, expect, it } from 'vitest'
import { addDays, type Day, day } from '#platform/pure/calendar/day.ts'
import { type Book, dueStatus, soonestDue } from './book.ts'

const today = day('2026-11-20')
const book = (dueOn: Day | null): Book => ({
  id: 1,
  name: 'Discrete Mathematics',
  author: '',
  isbn: '',
  code: '',
  publisher: '',
  issuedOn: null,
  dueOn,
  renewedOn: null,
})

describe('a book', () => {
  it.each([
    [-30, { is: 'overdue', days: 30 }],
    [-1, { is: 'overdue', days: 1 }],
    [0, { is: 'due-today' }],
    [1, { is: 'due-soon', days: 1 }],
    [3, { is: 'due-soon', days: 3 }],
    [4, { is: 'active', days: 4 }],
  ])('%i days before its due date', (days, status) => {
    expect(dueStatus(book(addDays(today, days)), today)).toEqual(status)
  })

  it('without a due date is not known', () => {
    expect(dueStatus(book(null), today)).toEqual({ is: 'unknown' })
  })
})

it('the soonest due comes first, without a date last', () => {
  const [late, soon, never] = [book(addDays(today, 9)), book(today), book(null)]
  expect(soonestDue([never, late, soon])).toEqual([soon, late, never])
})
