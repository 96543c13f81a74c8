import { describe, expect, it } from 'vitest'
import { addDays, day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { libraryLine, waitsOnReader } from './at-home.ts'
import type { Book } from './book.ts'

const today = day('2026-11-20')
const book = (days: number | null): Book => ({
  id: 1,
  name: 'Physics',
  author: '',
  isbn: '',
  code: '',
  publisher: '',
  issuedOn: null,
  dueOn: days === null ? null : addDays(today, days),
  renewedOn: null,
})
const fine = { id: 1, title: 'Optics', daysLate: 4, amount: rupees(20) }
const held = { id: 1, title: 'Optics', until: today }

describe('the library on the dashboard', () => {
  it('has no line for a student without anything of it', () => {
    expect(libraryLine({ books: [], fines: [], held: [] }, today)).toBeNull()
  })

  it('names the book that is due first, and counts the late ones, fines and reservations', () => {
    const books = [book(4), book(-2), book(null), book(-5)]
    expect(libraryLine({ books, fines: [fine, fine], held: [held] }, today)).toEqual({
      count: 4,
      first: { day: addDays(today, -5), status: { is: 'overdue', days: 5 } },
      late: 2,
      owed: rupees(40),
      held: 1,
    })
  })

  it.each([
    ['a late book', { books: [book(-1)], fines: [], held: [] }, true],
    ['a book due today', { books: [book(0)], fines: [], held: [] }, true],
    ['a book due tomorrow', { books: [book(1)], fines: [], held: [] }, false],
    ['a book without a day', { books: [book(null)], fines: [], held: [] }, false],
    ['a fine', { books: [], fines: [fine], held: [] }, true],
    ['a book to take', { books: [], fines: [], held: [held] }, true],
  ])('waits on the student for %s: %s', (_, at, waits) => {
    const line = libraryLine(at, today)
    expect(line && waitsOnReader(line)).toBe(waits)
  })
})
