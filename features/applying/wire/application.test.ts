import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Academics } from '#features/applying/rules/facts.ts'
import { parseFilter } from '#platform/pure/rest-dialect/parse-filter.ts'
import { academicColumns, academicsFilter, academicsFromWire, academicsToWire } from './academic.ts'
import { unknownOpening } from '../rules/facts.ts'
import { applicationFromWire, ownedBy } from './application.ts'

const record = {
  id: 21,
  n_thing_open_ID: { id: 7, identifier: 'Thing 2083' },
  Created: '2026-11-21T01:45:00+05:45',
  totalfee: '1500.50',
  feepaid: 500,
  IsPaid: 'N',
  isPending: true,
  DocStatus: { id: 'AP', identifier: 'Approved' },
  C_Payment: [{ id: 1, PayAmt: 500 }, { PayAmt: 900 }],
}

describe('an application on the wire', () => {
  it('is read as every kind has it, its day being the one in Nepal', () => {
    expect(applicationFromWire(record, 'n_thing_open_ID')).toMatchObject({
      id: 21,
      openingId: 7,
      name: 'Thing 2083',
      appliedOn: '2026-11-21',
      paying: { total: 150_050, paid: 50_000, isPaid: false, isPending: true },
      status: 'AP',
    })
  })

  it('has the payments that have an id, and no others', () => {
    const read = applicationFromWire(record, 'n_thing_open_ID')
    expect(read?.payments.map(({ id, amount }) => [id, amount])).toEqual([[1, 50_000]])
  })

  it('is none without an id, and is read without what it was made for', () => {
    const { id: _, ...unknown } = record
    expect(applicationFromWire(unknown, 'n_thing_open_ID')).toBeNull()
    const unnamed = { id: record.id, openingId: unknownOpening, name: '-' }
    expect(applicationFromWire(record, 'n_other_open_ID')).toMatchObject(unnamed)
  })

  it('that says little owes nothing, has no day and no status', () => {
    expect(applicationFromWire({ id: 1, n_thing_open_ID: 7 }, 'n_thing_open_ID')).toEqual({
      id: 1,
      openingId: 7,
      name: '-',
      appliedOn: null,
      paying: { total: 0, paid: 0, isPaid: false, isPending: false },
      returned: null,
      withdrawal: null,
      isFormReady: false,
      status: null,
      payments: [],
    })
  })

  it('with an unknown state has no status', () => {
    const odd = { ...record, DocStatus: { id: 'XX' } }
    expect(applicationFromWire(odd, 'n_thing_open_ID')?.status).toBeNull()
  })

  it('is asked for by its owner in words the dialect reads', () => {
    expect(() => parseFilter(ownedBy(7))).not.toThrow()
  })
})

describe('a place in the university on the wire', () => {
  const part = fc.option(fc.integer({ min: 1, max: 2_000_000 }).map((id) => ({ id, name: '' })))
  const places = fc.record({
    year: part,
    intake: part,
    faculty: part,
    level: part,
    program: part,
    subject: part,
  })

  it('comes back as it was sent, its empty parts left out', () => {
    fc.assert(
      fc.property(places, (place: Academics) => {
        const sent = academicsToWire(place)
        const ids = Object.values(place).flatMap((each) => (each === null ? [] : [each.id]))
        expect(Object.values(sent)).toEqual(ids)
        expect(academicsFromWire(sent)).toMatchObject(
          Object.fromEntries(
            Object.entries(place).map(([name, each]) => [name, each && { id: each.id }]),
          ),
        )
      }),
    )
  })

  it('is asked for whole: an empty part is asked for as empty, in words the dialect reads', () => {
    fc.assert(
      fc.property(places, (place: Academics) => {
        const filter = academicsFilter(place)
        expect(() => parseFilter(filter)).not.toThrow()
        expect(filter.split(' and ')).toHaveLength(Object.keys(academicColumns).length)
      }),
    )
    const none = { year: null, intake: null, faculty: null, level: null, program: null }
    expect(academicsFilter({ ...none, subject: null })).toContain('n_subject_ID eq null')
  })
})
