import { describe, expect, it } from 'vitest'
import { bookFromWire, heldBy } from './book.ts'
import { fineFromWire, heldBookFromWire } from './due.ts'

describe('a book on the wire', () => {
  const record = {
    id: 8,
    Name: 'गणितका आधारहरू: इन्जिनियरिङका विद्यार्थीका लागि, दोस्रो भाग',
    Author: 'Ram Prasad',
    isbn: '9789937000000',
    Value: 'LTU-0008',
    publisher: 'Sajha',
    IssueDate: '2026-11-01',
    DueDate: '2026-11-30',
  }

  it('has its titles and days; one that was never renewed has no such day', () => {
    expect(bookFromWire(record)).toEqual({
      id: 8,
      name: record.Name,
      author: 'Ram Prasad',
      isbn: '9789937000000',
      code: 'LTU-0008',
      publisher: 'Sajha',
      issuedOn: '2026-11-01',
      dueOn: '2026-11-30',
      renewedOn: null,
    })
  })

  it('is none without an id; missing fields are empty', () => {
    expect(bookFromWire({ Name: 'A book' })).toBeNull()
    expect(bookFromWire({ id: 8, isbn: 9_789_937 })).toMatchObject({
      name: '',
      isbn: '9789937',
      dueOn: null,
    })
  })

  it.each(['2026-02-30', 'tomorrow', 5])('is due on no day when it says %j', (DueDate) => {
    expect(bookFromWire({ ...record, DueDate })?.dueOn).toBeNull()
  })

  it('is asked for by who holds it', () => {
    expect(heldBy(7)).toEqual({ $filter: 'C_BPartner_ID eq 7' })
  })
})

describe('a fine of the library on the wire', () => {
  it('is read in paisa with the days it is late', () => {
    const fine = { id: 3, title: 'Physics', dayslate: '4', amount: '20.50' }
    expect(fineFromWire(fine)).toEqual({ id: 3, title: 'Physics', daysLate: 4, amount: 2050 })
    expect(fineFromWire({ id: 3 })).toEqual({ id: 3, title: '', daysLate: 0, amount: 0 })
    expect(fineFromWire({ ...fine, id: undefined })).toBeNull()
  })

  it('a reserved copy is read only with a valid last day', () => {
    const hold = { id: 4, title: 'Physics', keptuntil: '2026-11-24' }
    expect(heldBookFromWire(hold)).toEqual({ id: 4, title: 'Physics', until: '2026-11-24' })
    expect(heldBookFromWire({ ...hold, keptuntil: undefined })).toBeNull()
    expect(heldBookFromWire({ ...hold, keptuntil: '24.11.2026' })).toBeNull()
  })
})
