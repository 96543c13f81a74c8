import { expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { columnsAsked, columnsRead } from '#platform/testing/columns-read.ts'
import { applicationFromWire, openFilter, openingFromWire, ownApplications } from './scholarship.ts'

it('an application without a title and an amount is a ‘Scholarship’ of 0', () => {
  const bare = applicationFromWire({ id: 1, n_scholarship_open_ID: 5 })
  expect(bare).toMatchObject({ openingId: 5, name: 'Scholarship', amount: 0, awarded: null })
  expect(bare).toMatchObject({ reason: '', status: null, appliedOn: null })
})

it('an application that names no scholarship is read all the same', () => {
  expect(applicationFromWire({ id: 1 })).toMatchObject({ name: 'Scholarship', amount: 0 })
})

it('reads references, plain values and any case', () => {
  const record = {
    id: 1,
    n_scholarship_open_ID: { id: 5, identifier: 'Merit' },
    amount: '15000.50',
    DocStatus: { id: 'AP', identifier: 'Approved' },
    Created: '2026-11-20T05:00:00Z',
  }
  expect(applicationFromWire(record)).toMatchObject({
    name: 'Merit',
    amount: rupees(15_000.5),
    status: 'AP',
    appliedOn: '2026-11-20',
  })
})

it('an opening’s criteria are as many as it says', () => {
  const bare = { quotas: [], leastCgpa: null, leastAttendance: null, mostIncome: null }
  expect(openingFromWire({ id: 1 })?.criteria).toEqual(bare)
  const record = { id: 1, quotas: 'Female,Dalit', least_cgpa: 3.3, most_income: 300_000 }
  expect(openingFromWire(record)?.criteria).toEqual({
    ...bare,
    quotas: ['Female', 'Dalit'],
    leastCgpa: 3.3,
    mostIncome: rupees(300_000),
  })
  expect(openingFromWire({})).toBeNull()
})

it('asks for the columns of an application that are read', () => {
  const none = { year: null, intake: null, faculty: null, level: null, program: null }
  const asked = columnsAsked(ownApplications(7, { ...none, subject: null }))
  const record = { id: 1, n_scholarship_open_ID: { id: 5 }, Amount: 1, awarded: 1 }
  expect(columnsRead(record, applicationFromWire)).toEqual(asked)
})

it('asks for the own place and for a last day that has not passed', () => {
  const place = {
    year: { id: 2, name: '' },
    intake: null,
    faculty: null,
    level: null,
    program: { id: 5, name: '' },
    subject: null,
  }
  const filter = openFilter(place, '2026-11-20' as never)
  expect(filter).toContain('n_program_ID eq 5')
  expect(filter).toContain('n_subject_ID eq null')
  expect(filter).toContain("DateTo ge '2026-11-20'")
})
